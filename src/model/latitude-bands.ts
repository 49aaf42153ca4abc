/** An index of places in bands of latitude, and the search along one band. Pure. */
import { milesPerDegree, type Point, radians } from '../domain/geography/distance.ts';

export interface Placed {
  slug: string;
  geo: Point;
}

export interface Ranked {
  place: Placed;
  order: number;
}

export interface Band {
  south: number;
  north: number;
  /** From west to east. */
  places: Ranked[];
  /** Where `places` are, in arrays of their own: a search rejects most places without loading them from all over the memory. */
  longitudes: Float64Array;
  latitudes: Float64Array;
}

/** About √n bands of √n places. */
export function bandsOf(places: readonly Placed[]): Band[] {
  const byLatitude = places
    .map((place, order): Ranked => ({ place, order }))
    .sort((a, b) => a.place.geo.latitude - b.place.geo.latitude);
  const size = Math.ceil(Math.sqrt(places.length));
  const bands: Band[] = [];
  for (let from = 0; from < byLatitude.length; from += size) {
    const inside = byLatitude.slice(from, from + size);
    const south = inside[0]?.place.geo.latitude ?? 0;
    const north = inside.at(-1)?.place.geo.latitude ?? south;
    inside.sort((a, b) => a.place.geo.longitude - b.place.geo.longitude);
    const longitudes = Float64Array.from(inside, ({ place }) => place.geo.longitude);
    const latitudes = Float64Array.from(inside, ({ place }) => place.geo.latitude);
    bands.push({ south, north, places: inside, longitudes, latitudes });
  }
  return bands;
}

interface Search {
  look: (band: Band, index: number) => void;
  /** In miles: the search stops at this distance. */
  limit: () => number;
}

/** Searches to the east, then to the west, each at most half-way around the earth. */
export function lookAlong(band: Band, from: Point, { look, limit }: Search): void {
  const { longitudes, south, north } = band;
  const start = firstEastOf(longitudes, from.longitude);
  const poleward = Math.abs(north) > Math.abs(south) ? north : south;
  const narrowing = Math.sqrt(Math.cos(radians(from.latitude)) * Math.cos(radians(poleward)));
  let looked = 0;
  let [nearest, degreesToLook] = [Number.POSITIVE_INFINITY, 180];
  for (const step of [1, -1]) {
    const first = step === 1 ? start : start - 1;
    for (let walked = 0; looked < longitudes.length; walked += 1) {
      const index = (first + step * walked + longitudes.length) % longitudes.length;
      const degrees = along(step * ((longitudes[index] ?? 0) - from.longitude));
      const miles = limit();
      if (miles !== nearest) [nearest, degreesToLook] = [miles, degreesAlong(narrowing, miles)];
      if (degrees > degreesToLook) break;
      look(band, index);
      looked += 1;
    }
  }
}

/** Into the range 0 to 360. */
function along(degrees: number): number {
  return degrees < 0 ? degrees + 360 : degrees;
}

/**
 * The largest difference in degrees of longitude, up to 180, of a band's places within this many miles. `narrowing` is how
 * close meridians are there, relative to the equator.
 */
function degreesAlong(narrowing: number, miles: number): number {
  const angle = miles / (2 * (milesPerDegree / radians(1)));
  const sine = angle < Math.PI / 2 ? Math.sin(angle) / narrowing : 1;
  return sine < 1 ? (2 * Math.asin(sine)) / radians(1) : 180;
}

function firstEastOf(longitudes: Float64Array, longitude: number): number {
  let [low, high] = [0, longitudes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((longitudes[middle] ?? 0) < longitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
