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
  return ({ slug, data }) => {
    if (data.nearby.length > 0)
      return data.nearby.flatMap((name) => {
        const other = cities.get(name);
        return other && name !== slug ? [{ slug: name, miles: milesBetween(data.geo, other.data.geo) }] : [];
      });
    nearest ??= neighbourFinder([...cities.values()].map((city) => ({ slug: city.slug, geo: city.data.geo })));
    return nearest({ slug, geo: data.geo }, nearbyCount);
  };
}

interface Placed {
  slug: string;
  geo: Point;
}

/**
 * `places` in the order that decides between two at the same distance. A search walks away from its place in order of
 * latitude, on both sides, and ends where the latitude alone is farther than what was found: ten thousand places cost a
 * few hundred looks each, not ten thousand.
 */
export function neighbourFinder(places: readonly Placed[]): (place: Placed, count: number) => Nearby[] {
  const byLatitude = places.map((place, order) => ({ place, order })).sort((a, b) => latitude(a) - latitude(b));
  const positions = new Map(byLatitude.map(({ place }, position) => [place.slug, position]));
  return (place, count) => {
    const found: (Nearby & { order: number })[] = [];
    const start = positions.get(place.slug) ?? 0;
    for (const step of [-1, 1]) {
      for (let position = start + step; ; position += step) {
        const other = byLatitude[position];
        if (!other) break;
        const farthest = found.length < count ? Number.POSITIVE_INFINITY : (found.at(-1)?.miles ?? 0);
        if (Math.abs(latitude(other) - place.geo.latitude) * milesPerDegree > farthest) break;
        const miles = milesBetween(place.geo, other.place.geo);
        if (miles > farthest) continue;
        found.push({ slug: other.place.slug, miles, order: other.order });
        found.sort((a, b) => a.miles - b.miles || a.order - b.order);
        found.length = Math.min(found.length, count);
      }
    }
    return found.map(({ slug, miles }) => ({ slug, miles }));
  };
}

function latitude({ place }: { place: Placed }): number {
  return place.geo.latitude;
}
