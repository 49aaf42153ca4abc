/** Finds the places and counties in a box of degrees without looking at all of them. Pure. */
import type { Point } from '../../domain/geography/distance.ts';
import { type Bounds, cellsOf, gridCell, intersects } from '../../domain/geography/plane.ts';
import { addTo, type Grouped, groupBy } from '../../domain/groups.ts';

/** Cells of a quarter of a degree: about half a county. */
const cellsPerDegree = 4;

export function placeIndex<Place extends Point>(places: readonly Place[]): (bounds: Bounds) => Place[] {
  const ranked = places.map((place, rank) => ({ place, rank }));
  const byCell = groupBy(ranked, ({ place }) =>
    gridCell(place.longitude * cellsPerDegree, place.latitude * cellsPerDegree),
  );
  return (bounds) => {
    const { left, right, bottom, top } = bounds;
    const scaled = {
      left: left * cellsPerDegree,
      right: right * cellsPerDegree,
      bottom: bottom * cellsPerDegree,
      top: top * cellsPerDegree,
    };
    return cellsOf(scaled)
      .flatMap((key) => byCell.get(key) ?? [])
      .filter(({ place: { longitude: x, latitude: y } }) => x >= left && x <= right && y >= bottom && y <= top)
      .sort((a, b) => a.rank - b.rank)
      .map(({ place }) => place);
  };
}

/** Finds the items whose bounds intersect a box, in the given order. */
export function boxIndex<Item>(
  items: readonly Item[],
  boundsOf: (item: Item) => Bounds | undefined,
): (bounds: Bounds) => Item[] {
  const byCell = new Map<string, Grouped<{ item: Item; bounds: Bounds; rank: number }>>();
  for (const [rank, item] of items.entries()) {
    const bounds = boundsOf(item);
    if (!bounds) continue;
    const entry = { item, bounds, rank };
    for (const key of cellsOf(bounds)) addTo(byCell, key, entry);
  }
  return (wanted) => {
    const found = new Map<Item, number>();
    for (const key of cellsOf(wanted))
      for (const { item, bounds, rank } of byCell.get(key) ?? []) if (intersects(bounds, wanted)) found.set(item, rank);
    return [...found].sort(([, a], [, b]) => a - b).map(([item]) => item);
  };
}
