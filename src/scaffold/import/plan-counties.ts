/** Rows of cities → rows of the counties that they name and that do not exist. Pure. */
import { metersPerMile, milesBetween, type Point } from '../../domain/geography/distance.ts';
import { addTo, type Grouped } from '../../domain/groups.ts';
import { resolveCounty } from '../resolve-county.ts';
import { pointOf } from '../state-by-location.ts';
import { valueAt } from '../value-at.ts';
import type { ImportRequest } from './import-request.ts';
import { type CellValue, withCells } from './merge-cells.ts';
import type { NamedRow } from './place-rows.ts';

/** In meters, added to the distance of the farthest city. */
const margin = 5000;

/** By default a county is at the center of its cities, reaches its farthest city, and has the first city's ZIP code. Columns of the county take precedence. */
export function newCounties(cities: readonly NamedRow[], { facts }: Pick<ImportRequest, 'facts'>): NamedRow[] {
  const groups = new Map<string, Grouped<NamedRow>>();
  for (const city of cities) {
    const slug = valueAt(withCells({}, city.cells), ['county']);
    if (typeof slug === 'string' && !facts.slugs.county.includes(slug)) addTo(groups, slug, city);
  }
  const home = facts.site?.business.address ?? { region: '', country: 'US' };
  return [...groups].map(([slug, rows]) => countyRow(slug, rows, home));
}

/** `region` is the business's state. */
function countyRow(
  slug: string,
  rows: Grouped<NamedRow>,
  { region, country }: { region: string; country: string },
): NamedRow {
  const [first] = rows;
  const { row, state } = first;
  const name = first.countyName ?? resolveCounty(slug, { state, country, known: [] }).name;
  const cells: CellValue[] = [{ path: ['name'], value: name, column: undefined }];
  if (state !== region) cells.push({ path: ['state'], value: state, column: undefined });
  const known = new Set(cells.map(({ path }) => path.join('.')));
  for (const cell of [...rows.flatMap(({ countyCells }) => countyCells), ...derived(rows)]) {
    const field = cell.path.join('.');
    if (known.has(field)) continue;
    known.add(field);
    cells.push(cell);
  }
  return { row, name, state, slug, cells, countyCells: [], lookedUp: [] };
}

function derived(rows: readonly NamedRow[]): CellValue[] {
  const values = rows.map(({ cells }) => withCells({}, cells));
  const points = values.flatMap((value) => pointOf(valueAt(value, ['geo'])) ?? []);
  const codes = values.flatMap((value) => valueAt(value, ['postalCode']) ?? []);
  const cells: CellValue[] = [];
  if (points.length > 0) {
    const middle = middleOf(points);
    const farthest = Math.max(...points.map((point) => milesBetween(point, middle)));
    const radius = Math.ceil((farthest * metersPerMile + margin) / 1000) * 1000;
    cells.push({ path: ['geo'], value: middle, column: undefined });
    cells.push({ path: ['radiusMeters'], value: radius, column: undefined });
  }
  if (codes.length > 0) cells.push({ path: ['postalCode'], value: codes[0], column: undefined });
  return cells;
}

function middleOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    Math.round((points.reduce((sum, point) => sum + of(point), 0) / points.length) * 1e5) / 1e5;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
