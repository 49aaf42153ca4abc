/** Reports places with the coordinates of another place, usually copied with its file. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { milesBetween, type Point } from '../../../domain/geography/distance.ts';
import { addTo, type Grouped } from '../../../domain/groups.ts';
import type { NamedRecords, RecordName } from '../../../schema/records.ts';
import type { SiteContext } from '../check.ts';

/**
 * In miles. The centers of two towns are farther apart, even in suburbs, and two gazetteers place the center of one town
 * closer together.
 */
const sameSpot = 0.2;
/** In degrees, about 0.7 mile of latitude: up to 70° north, places within `sameSpot` are in the same or adjacent cells. */
const cellSize = 0.01;

interface Placed {
  name: string;
  geo: Point;
  record: RecordName;
}

/** Compares each place with the previous ones. Skips samples, whose coordinates are invented. */
export function checkSameSpot({ cities }: NamedRecords, { facts }: Pick<SiteContext, 'facts'>): Diagnostic[] {
  const found: Diagnostic[] = [];
  const cells = new Map<string, Grouped<Placed>>();
  for (const record of cities) {
    const { city, draft } = facts.get(record.file) ?? {};
    if (!city || city.sample || draft) continue;
    const place = { name: city.name, geo: city.geo, record };
    const row = Math.floor(city.geo.latitude / cellSize);
    const column = Math.floor(city.geo.longitude / cellSize);
    const first = findSame(place, around(row, column), cells);
    if (first) found.push(sameAs(place, first));
    addTo(cells, `${row} ${column}`, place);
  }
  return found;
}

/** Stops at the first, so that thousands of places in one cell are not all compared with each other. */
function findSame(place: Placed, keys: string[], cells: ReadonlyMap<string, Placed[]>): Placed | undefined {
  // Two files about the same place have their own diagnostic.
  const isSame = (other: Placed) => other.name !== place.name && isSameSpot(other.geo, place.geo);
  for (const key of keys) {
    const same = cells.get(key)?.find(isSame);
    if (same) return same;
  }
  return undefined;
}

function isSameSpot(one: Point, other: Point): boolean {
  return Math.abs(one.latitude - other.latitude) < cellSize && milesBetween(one, other) < sameSpot;
}

function around(row: number, column: number): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((down) => steps.map((along) => `${row + down} ${column + along}`));
}

function sameAs({ name, record }: Placed, first: Placed): Diagnostic {
  return diagnose('place/same-spot', record.locate.key(['geo']), `${name} has the same coordinates as ${first.name}.`, {
    hint: 'Correct latitude and longitude in the file where they are wrong.',
    related: [{ message: `${first.name}:`, at: first.record.locate.key(['geo']) }],
  });
}
