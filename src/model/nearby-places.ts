/** Finds each place's nearest neighbors. Pure. */
import { milesBetween, milesPerDegree, type Point } from '../domain/geography/distance.ts';

interface Placed {
  slug: string;
  geo: Point;
}

export interface Nearby {
  slug: string;
  miles: number;
}

/**
 * `places` are in the order that breaks ties. A search goes to the north and south from the place, and stops where the difference
 * in latitude alone exceeds the distances found.
 */
export function neighborFinder(places: readonly Placed[]): (place: Placed, count: number) => Nearby[] {
  const sorted = places
    .map(({ slug, geo: { latitude, longitude } }, order) => ({ slug, latitude, longitude, order }))
    .sort((a, b) => a.latitude - b.latitude);
  const positions = new Map(sorted.map(({ slug }, position) => [slug, position]));
  return ({ slug, geo }, count) => {
    const found: (Nearby & { order: number })[] = [];
    const start = positions.get(slug) ?? 0;
    let [south, north] = [start - 1, start + 1];
    for (;;) {
      const degreesDown = geo.latitude - (sorted[south]?.latitude ?? Number.NEGATIVE_INFINITY);
      const degreesUp = (sorted[north]?.latitude ?? Number.POSITIVE_INFINITY) - geo.latitude;
      const next = sorted[degreesDown <= degreesUp ? south-- : north++];
      const maxMiles = found[count - 1]?.miles ?? Number.POSITIVE_INFINITY;
      if (!next || Math.min(degreesDown, degreesUp) * milesPerDegree > maxMiles * slack) break;
      const miles = milesBetween(geo, next);
      if (miles > maxMiles) continue;
      const at = found.findIndex((one) => one.miles > miles || (one.miles === miles && one.order > next.order));
      found.splice(at === -1 ? found.length : at, 0, { slug: next.slug, order: next.order, miles });
      found.length = Math.min(found.length, count);
    }
    return found.map(({ order: _order, ...near }) => near);
  };
}

/** Keeps rounding from cutting off a place at the same distance. */
const slack = 1 + 1e-9;
