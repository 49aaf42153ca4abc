/** Finds each place's nearest neighbors. Pure. */
import { milesBetween, milesPerDegree, type Point, radians } from '../domain/geography/distance.ts';
import { once } from '../memo/memoize.ts';

interface Placed {
  slug: string;
  geo: Point;
}

export interface Nearby {
  slug: string;
  miles: number;
}

/** A place, its position in the order that breaks ties, and its point on a sphere of radius 1. */
interface Sorted extends Placed {
  order: number;
  point: readonly [x: number, y: number, z: number];
}

/**
 * `places` are in the order that breaks ties. A search goes to the north and south from the place, and stops where the difference
 * in latitude alone exceeds the distances found. On its way it compares straight lines through the earth, which takes a
 * fraction of the time of a distance on it.
 */
export function neighborFinder(places: readonly Placed[]): (place: Placed, count: number) => Nearby[] {
  const byLatitude = once(() =>
    places
      .map(({ slug, geo }, order): Sorted => ({ slug, geo, order, point: onSphere(geo) }))
      .sort((a, b) => a.geo.latitude - b.geo.latitude),
  );
  const positions = once(() => new Map(byLatitude().map(({ slug }, position) => [slug, position])));
  return ({ slug, geo }, count) => {
    const sorted = byLatitude();
    const own = onSphere(geo);
    const found: (Nearby & { order: number; line: number })[] = [];
    const start = positions().get(slug) ?? 0;
    let [south, north, maxMiles, maxLine] = [start - 1, start + 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (;;) {
      const [below, above] = [sorted[south], sorted[north]];
      const degreesDown = below ? geo.latitude - below.geo.latitude : Number.POSITIVE_INFINITY;
      const degreesUp = above ? above.geo.latitude - geo.latitude : Number.POSITIVE_INFINITY;
      const isDown = degreesDown <= degreesUp;
      const next = isDown ? below : above;
      if (!next || Math.min(degreesDown, degreesUp) * milesPerDegree > maxMiles) break;
      if (isDown) south -= 1;
      else north += 1;
      const line = lineBetween(own, next.point);
      if (line > maxLine) continue;
      const { order } = next;
      const miles = milesBetween(geo, next.geo);
      const at = found.findIndex((one) => one.miles > miles || (one.miles === miles && one.order > order));
      found.splice(at === -1 ? found.length : at, 0, { slug: next.slug, miles, order, line });
      const last = found[count - 1];
      if (!last) continue;
      found.length = count;
      [maxMiles, maxLine] = [last.miles * slack, last.line * slack + tiny];
    }
    return found.map(({ slug: name, miles }) => ({ slug: name, miles }));
  };
}

function onSphere({ latitude, longitude }: Point): Sorted['point'] {
  const [down, along] = [radians(latitude), radians(longitude)];
  return [Math.cos(down) * Math.cos(along), Math.cos(down) * Math.sin(along), Math.sin(down)];
}

/** The square of its length. */
function lineBetween([x, y, z]: Sorted['point'], [a, b, c]: Sorted['point']): number {
  return (x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2;
}

/** Keep rounding from cutting off a place at the same distance. */
const slack = 1 + 1e-9;
const tiny = 1e-15;
