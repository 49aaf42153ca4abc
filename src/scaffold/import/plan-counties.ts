/** Rows of cities → the counties that they name and that do not exist. Pure. */
import { metersPerMile, milesBetween, type Point } from '../../domain/geography/distance.ts';
import { type Grouped, groupBy } from '../../domain/groups.ts';
import { definitions } from '../../schema/schemas.ts';
import { pointOf } from '../identify.ts';
import type { SiteFacts } from '../site-facts.ts';
import { valuesOf } from '../with-values.ts';
import type { CellValue } from './cells.ts';
import type { Entity } from './import-request.ts';

/** In meters, added to the distance of the farthest city. */
const margin = 5000;
/** In meters: the largest that a file may have. */
const maxRadius = definitions.radiusMeters?.maximum ?? Number.POSITIVE_INFINITY;

/** By default a county is at the center of its cities, reaches its farthest city, and has the first city's ZIP code. Columns of the county take precedence. */
export function newCounties(cities: readonly Entity[], facts: SiteFacts): Entity[] {
  const known = new Set<unknown>(facts.slugs.county);
  const wanted = cities.filter(({ value, countyName }) => countyName !== undefined && !known.has(value.county));
  const groups = groupBy(wanted, ({ value }) => String(value.county));
  return [...groups].map(([slug, rows]) => countyOf(slug, rows, facts.home));
}

function countyOf(slug: string, rows: Grouped<Entity>, home: SiteFacts['home']): Entity {
  const [{ row, state, countyName: name = '' }] = rows;
  const at = () => row.at();
  const all = [
    { path: ['name'], value: name, at },
    ...(state === home.region ? [] : [{ path: ['state'], value: state, at }]),
    ...rows.flatMap(({ others }) => others.get('county') ?? []),
    ...derived(rows).map((cell) => ({ ...cell, at })),
  ];
  // The first one with a path counts.
  const cells = [...groupBy(all, ({ path }) => path.join('.')).values()].map(([cell]) => cell);
  return { row, name, state, slug, cells, others: new Map(), lookedUp: [], value: valuesOf(cells) };
}

function derived(rows: readonly Entity[]): Pick<CellValue, 'path' | 'value'>[] {
  const points = rows.flatMap(({ value }) => pointOf(value.geo) ?? []);
  const postalCode = rows.find(({ value }) => value.postalCode !== undefined)?.value.postalCode;
  const ofCode = postalCode === undefined ? [] : [{ path: ['postalCode'], value: postalCode }];
  if (points.length === 0) return ofCode;
  const middle = middleOf(points);
  const farthest = Math.max(...points.map((point) => milesBetween(point, middle)));
  const radius = Math.min(maxRadius, Math.ceil((farthest * metersPerMile + margin) / 1000) * 1000);
  return [
    { path: ['geo', 'latitude'], value: middle.latitude },
    { path: ['geo', 'longitude'], value: middle.longitude },
    { path: ['radiusMeters'], value: radius },
    ...ofCode,
  ];
}

function middleOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    Math.round((points.reduce((sum, point) => sum + of(point), 0) / points.length) * 1e5) / 1e5;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
