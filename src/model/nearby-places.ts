/** Finds each place's nearest neighbours. Pure. */
import { milesBetween, milesPerDegree, type Point } from '../domain/distance.ts';
import type { City } from './site-model.ts';

export interface Nearby {
  slug: string;
  miles: number;
}

const nearbyCount = 5;

/** The neighbours a place names, or else its nearest. */
export function nearbyFinder(cities: ReadonlyMap<string, City>): (city: City) => Nearby[] {
  let nearest: ReturnType<typeof neighbourFinder> | undefined;
  const found = new Map<string, Nearby[]>();
  return ({ slug, data }) => {
    if (data.nearby.length > 0)
      return data.nearby.flatMap((name) => {
        const other = cities.get(name);
        return other && name !== slug ? [{ slug: name, miles: milesBetween(data.geo, other.data.geo) }] : [];
      });
    nearest ??= neighbourFinder([...cities.values()].map((city) => ({ slug: city.slug, geo: city.rank.geo })));
    const known = found.get(slug) ?? nearest({ slug, geo: data.geo }, nearbyCount);
    found.set(slug, known);
    return known;
  };
}

interface Placed {
  slug: string;
  geo: Point;
}

/**
 * `places` in the order that decides between two at the same distance. They lie in bands of latitude, in each by longitude.
 * A search walks through the bands, away from its place to both sides, and in each to the east and to the west, and stops
 * where latitude or longitude alone is farther than what was found: it looks at a few dozen places, however many there are.
 */
export function neighbourFinder(places: readonly Placed[]): (place: Placed, count: number) => Nearby[] {
  const bands = bandsOf(places);
  return (place, count) => {
    const found: (Nearby & { order: number })[] = [];
    const farthest = () => (found.length < count ? Number.POSITIVE_INFINITY : (found.at(-1)?.miles ?? 0));
    const look = ({ place: other, order }: Ranked) => {
      const miles = milesBetween(place.geo, other.geo);
      if (other.slug === place.slug || miles > farthest()) return;
      found.push({ slug: other.slug, miles, order });
      found.sort((a, b) => a.miles - b.miles || a.order - b.order);
      found.length = Math.min(found.length, count);
    };
    const limit = () => farthest() * slack;
    const { latitude } = place.geo;
    const own = bands.findIndex(({ north }) => latitude <= north);
    const start = own === -1 ? bands.length - 1 : own;
    for (let index = start; index >= 0; index -= 1) {
      const band = bands[index];
      if (!band || (latitude - band.north) * milesPerDegree > limit()) break;
      lookAlong(band, place.geo, { look, limit });
    }
    for (let index = start + 1; index < bands.length; index += 1) {
      const band = bands[index];
      if (!band || (band.south - latitude) * milesPerDegree > limit()) break;
      lookAlong(band, place.geo, { look, limit });
    }
    return found.map(({ slug, miles }) => ({ slug, miles }));
  };
}

/** Of two places at the same distance none is missed because of rounding. */
const slack = 1 + 1e-9;

interface Ranked {
  place: Placed;
  order: number;
}

interface Band {
  south: number;
  north: number;
  /** From west to east. */
  places: Ranked[];
}

/** As many bands as each has places. */
function bandsOf(places: readonly Placed[]): Band[] {
  const byLatitude = places
    .map((place, order): Ranked => ({ place, order }))
    .sort((a, b) => a.place.geo.latitude - b.place.geo.latitude);
  const size = Math.ceil(Math.sqrt(places.length));
  const bands: Band[] = [];
  for (let from = 0; from < byLatitude.length; from += size) {
    const inside = byLatitude.slice(from, from + size);
    const south = inside[0]?.place.geo.latitude ?? 0;
    const north = inside.at(-1)?.place.geo.latitude ?? south;
    bands.push({ south, north, places: inside.sort((a, b) => a.place.geo.longitude - b.place.geo.longitude) });
  }
  return bands;
}

interface Search {
  look: (ranked: Ranked) => void;
  /** In miles: what is farther than this is not wanted. */
  limit: () => number;
}

/** To the east and to the west, each around half of the earth at most. */
function lookAlong({ places, south, north }: Band, from: Point, { look, limit }: Search): void {
  const start = firstEastOf(places, from.longitude);
  const poleward = { latitude: Math.abs(north) > Math.abs(south) ? north : south, longitude: from.longitude };
  let looked = 0;
  for (const step of [1, -1]) {
    const first = step === 1 ? start : start - 1;
    for (let walked = 0; looked < places.length; walked += 1) {
      const ranked = places[(first + step * walked + places.length) % places.length];
      if (!ranked) break;
      const degrees = along(step * (ranked.place.geo.longitude - from.longitude));
      if (degrees > 180 || milesAlong(from, poleward, degrees) > limit()) break;
      look(ranked);
      looked += 1;
    }
  }
}

/** From 0 to 360. */
function along(degrees: number): number {
  return degrees < 0 ? degrees + 360 : degrees;
}

/** At least as far are all places of the band that are so many degrees of longitude away, whatever their latitude. */
function milesAlong(from: Point, { latitude }: Point, degrees: number): number {
  const narrowing = Math.sqrt(Math.cos(radians(from.latitude)) * Math.cos(radians(latitude)));
  return 2 * (milesPerDegree / radians(1)) * Math.asin(narrowing * Math.sin(radians(degrees) / 2));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function firstEastOf(places: readonly Ranked[], longitude: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.place.geo.longitude ?? 0) < longitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
