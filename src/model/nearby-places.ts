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
  const { sorted, latitudes, longitudes, positions } = indexOf(places);
  return ({ slug, geo }, count) => {
    const found: { order: number; miles: number }[] = [];
    const start = positions.get(slug) ?? 0;
    let [south, north] = [start - 1, start + 1];
    for (;;) {
      const degreesDown = geo.latitude - (latitudes[south] ?? Number.NEGATIVE_INFINITY);
      const degreesUp = (latitudes[north] ?? Number.POSITIVE_INFINITY) - geo.latitude;
      const degrees = Math.min(degreesDown, degreesUp);
      const maxMiles = found[count - 1]?.miles ?? Number.POSITIVE_INFINITY;
      if (degrees === Number.POSITIVE_INFINITY || degrees * milesPerDegree > maxMiles * slack) break;
      const next = degreesDown <= degreesUp ? south-- : north++;
      const miles = milesBetween(geo, { latitude: latitudes[next] ?? 0, longitude: longitudes[next] ?? 0 });
      if (miles > maxMiles) continue;
      const order = sorted[next] ?? 0;
      const at = found.findIndex((one) => one.miles > miles || (one.miles === miles && one.order > order));
      found.splice(at === -1 ? found.length : at, 0, { miles, order });
      found.length = Math.min(found.length, count);
    }
    return found.map(({ order, miles }) => ({ slug: places[order]?.slug ?? '', miles }));
  };
}

/** Coordinates are in lists of numbers: a search that follows the places' objects through memory takes four times as long. */
function indexOf(places: readonly Placed[]) {
  const north = places.map(({ geo }) => geo.latitude);
  const sorted = places.map((_, order) => order).sort((a, b) => (north[a] ?? 0) - (north[b] ?? 0));
  return {
    sorted,
    latitudes: sorted.map((order) => north[order] ?? 0),
    longitudes: sorted.map((order) => places[order]?.geo.longitude ?? 0),
    positions: new Map(sorted.map((order, position) => [places[order]?.slug, position])),
  };
}

/** Keeps rounding from cutting off a place at the same distance. */
const slack = 1 + 1e-9;
