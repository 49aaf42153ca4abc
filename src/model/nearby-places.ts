/** Finds each place's nearest neighbors. Pure. */
import { milesBetween, milesPerDegree } from '../domain/geography/distance.ts';
import { once } from '../memo/memoize.ts';
import { type Band, bandsOf, lookAlong, type Placed, type Ranked } from './latitude-bands.ts';

export interface Nearby {
  slug: string;
  miles: number;
}

/** After so many searches of all places, an index of them is cheaper. */
const maxScans = 8;

/**
 * `places` are in the order that breaks ties. The index is bands of latitude, each sorted by longitude. A search visits the
 * bands from its own to the north and south, and in each the places to the east and west, and stops where the difference
 * in latitude or longitude alone exceeds the distances found: it looks at a few dozen places, however many there are.
 */
export function neighborFinder(places: readonly Placed[]): (place: Placed, count: number) => Nearby[] {
  const bandsNow = once(() => bandsOf(places));
  let scans = 0;
  return (place, count) => {
    const found: (Nearby & { order: number })[] = [];
    const farthest = () => (found.length < count ? Number.POSITIVE_INFINITY : (found.at(-1)?.miles ?? 0));
    const add = ({ place: other, order }: Ranked, miles: number) => {
      if (other.slug === place.slug) return;
      let at = found.length;
      for (let before = found[at - 1]; before && isFarther(before, { miles, order }); before = found[at - 1]) at -= 1;
      found.splice(at, 0, { slug: other.slug, miles, order });
      if (found.length > count) found.pop();
    };
    const look = ({ places: inside, latitudes, longitudes }: Band, index: number) => {
      const other = { latitude: latitudes[index] ?? 0, longitude: longitudes[index] ?? 0 };
      const miles = milesBetween(place.geo, other);
      const ranked = miles > farthest() ? undefined : inside[index];
      if (ranked) add(ranked, miles);
    };
    const limit = () => farthest() * slack;
    const { latitude } = place.geo;
    if (scans < maxScans) {
      scans += 1;
      let reach = Number.POSITIVE_INFINITY;
      places.forEach((other, order) => {
        if (Math.abs(other.geo.latitude - latitude) > reach) return;
        const miles = milesBetween(place.geo, other.geo);
        if (miles <= farthest()) add({ place: other, order }, miles);
        reach = limit() / milesPerDegree;
      });
      return found.map(({ slug, miles }) => ({ slug, miles }));
    }
    const bands = bandsNow();
    const own = bands.findIndex(({ north }) => latitude <= north);
    const start = own === -1 ? bands.length - 1 : own;
    let [south, north] = [start, start + 1];
    for (;;) {
      const [below, above] = [bands[south], bands[north]];
      const degreesDown = below ? latitude - below.north : Number.POSITIVE_INFINITY;
      const degreesUp = above ? above.south - latitude : Number.POSITIVE_INFINITY;
      const next = degreesDown <= degreesUp ? below : above;
      if (!next || Math.min(degreesDown, degreesUp) * milesPerDegree > limit()) break;
      lookAlong(next, place.geo, { look, limit });
      if (next === below) south -= 1;
      else north += 1;
    }
    return found.map(({ slug, miles }) => ({ slug, miles }));
  };
}

function isFarther(one: { miles: number; order: number }, other: { miles: number; order: number }): boolean {
  return one.miles > other.miles || (one.miles === other.miles && one.order > other.order);
}

/** Keeps rounding from cutting off a place at the same distance. */
const slack = 1 + 1e-9;
