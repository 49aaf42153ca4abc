/** Finds each place's nearest neighbors. Pure. */
import { milesBetween, milesPerDegree, type Point } from '../domain/geography/distance.ts';
import { once } from '../memo/memoize.ts';

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
  const byLatitude = once(() =>
    places.map((place, order) => ({ ...place, order })).sort((a, b) => a.geo.latitude - b.geo.latitude),
  );
  const positions = once(() => new Map(byLatitude().map(({ slug }, position) => [slug, position])));
  return ({ slug, geo }, count) => {
    const sorted = byLatitude();
    const found: (Nearby & { order: number })[] = [];
    const start = positions().get(slug) ?? 0;
    let [south, north] = [start - 1, start + 1];
    for (;;) {
      const [below, above] = [sorted[south], sorted[north]];
      const degreesDown = below ? geo.latitude - below.geo.latitude : Number.POSITIVE_INFINITY;
      const degreesUp = above ? above.geo.latitude - geo.latitude : Number.POSITIVE_INFINITY;
      const isDown = degreesDown <= degreesUp;
      const next = isDown ? below : above;
      const maxMiles = found[count - 1]?.miles ?? Number.POSITIVE_INFINITY;
      if (!next || Math.min(degreesDown, degreesUp) * milesPerDegree > maxMiles * slack) break;
      if (isDown) south -= 1;
      else north += 1;
      const { order } = next;
      const miles = milesBetween(geo, next.geo);
      if (miles > maxMiles) continue;
      const at = found.findIndex((one) => one.miles > miles || (one.miles === miles && one.order > order));
      found.splice(at === -1 ? found.length : at, 0, { slug: next.slug, miles, order });
      found.length = Math.min(found.length, count);
    }
    return found.map(({ slug: name, miles }) => ({ slug: name, miles }));
  };
}

/** Keeps rounding from cutting off a place at the same distance. */
const slack = 1 + 1e-9;
