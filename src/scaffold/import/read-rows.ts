/**
 * The rows of a matched table → what they describe (a city, a county, a service, a review or a page), each with its slug and values,
 * and for a place the values that follow from its name and its coordinates. Reads the atlas in the United States.
 */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { countyAt } from '../../domain/geography/county-atlas.ts';
import { splitPlaceName } from '../../domain/geography/place-names.ts';
import { regionsOf } from '../../domain/geography/regions.ts';
import { slugify } from '../../text/strings.ts';
import { keysOf } from '../hints.ts';
import { kinds, schemaOf } from '../new-kinds.ts';
import { pointOf, resolveCounty, stateOfCounty } from '../resolve-county.ts';
import { type CellValue, valuesOf } from './cells.ts';
import type { Entity, RowsRequest } from './import-request.ts';
import type { Match } from './match-columns.ts';
import { type CellContext, parseCell } from './parse-cell.ts';
import type { Row } from './parse-csv-table.ts';

type Context = Omit<CellContext, 'state'> & {
  /** The business's state. */
  region: string;
  /** The fields of the kind, in the order of the schema. */
  order: readonly string[];
};

export function readRows(request: RowsRequest): { entities: Entity[]; diagnostics: Diagnostic[] } {
  const { kind, table, facts } = request;
  const { region = '', country = '' } = facts.site?.business.address ?? {};
  const hints = { slugs: facts.slugs, keys: keysOf(facts.site) };
  const context = { region, country, hints, order: Object.keys(schemaOf(kind, facts.own).properties ?? {}) };
  const diagnostics: Diagnostic[] = [];
  const bySlug = new Map<string, Entity>();
  for (const row of table.rows) {
    const entity = readRow(row, request, context);
    if ('code' in entity) {
      diagnostics.push(entity);
      continue;
    }
    // Several reviews may have the same name.
    const key = kinds[kind].ending === undefined ? String(bySlug.size) : entity.slug;
    const first = bySlug.get(key);
    if (first) diagnostics.push(duplicate(entity, first));
    else bySlug.set(key, entity);
  }
  return { entities: [...bySlug.values()], diagnostics };
}

/** The name and the state come first, because other cells are read by them: a ZIP code's zeros, a slug. */
function readRow(row: Row, request: RowsRequest, context: Context): Entity | Diagnostic {
  const { kind, facts, matches } = request;
  const { nameField, hasState } = kinds[kind];
  const own = rawCells(row, matches, '');
  const named = own.get(nameField);
  const at = named?.at ?? row.at;
  const typed = String(named?.value ?? '').replace(/\s+/g, ' ');
  if (typed === '') return diagnose('schema/missing', at(), `This row has no ${nameField}.`);
  const place = hasState ? splitPlaceName(typed, context) : { name: typed, state: undefined };
  const { name } = place;
  if (slugify(name) === '')
    return diagnose('slug/empty', at(), `"${name}" contains no Latin letters or digits for a URL.`);
  const county = kind === 'city' ? own.get('county')?.value : undefined;
  const ofCounty =
    county === undefined
      ? undefined
      : stateOfCounty(String(county), facts.counties, { own: context.region, country: context.country });
  const given = hasState ? own.get('state') : undefined;
  const state = stateNamed(given?.value, context) ?? place.state ?? ofCounty ?? context.region;
  const parse = (cells: ReadonlyMap<string, RawCell>): CellValue[] =>
    [...cells.values()].map(({ field, value, at }) => {
      return { path: field.path, value: parseCell(value, field, { ...context, state }), at };
    });
  own.delete(nameField);
  if (hasState) own.delete('state');
  const cells: CellValue[] = [{ path: [nameField], value: name, at }, ...parse(own)];
  if (hasState && state !== context.region) cells.push({ path: ['state'], value: state, at: given?.at ?? at });
  const scopes = new Set(matches.map(({ scope }) => scope).filter((scope) => scope !== ''));
  const others = new Map([...scopes].map((scope) => [scope, parse(rawCells(row, matches, scope))]));
  const slug = slugify(hasState ? `${name} ${state}` : name);
  const entity = { row, name, state, slug, cells, others, lookedUp: [], value: valuesOf(cells) };
  const whole = hasState ? withLookups(entity, request, context) : entity;
  const orderOf = ({ path: [top = ''] }: CellValue) => context.order.indexOf(top);
  const sorted = whole.cells.toSorted((a, b) => orderOf(a) - orderOf(b));
  return { ...whole, cells: sorted, value: valuesOf(sorted) };
}

function stateNamed(cell: unknown, { country }: Context): string | undefined {
  if (cell === undefined) return undefined;
  return regionsOf(country)?.find(String(cell))?.abbreviation ?? String(cell).toUpperCase();
}

type RawCell = ReturnType<Match['cellOf']> & { field: NonNullable<Match['field']> };

/** The cells of a scope that are not empty, by field. */
function rawCells(row: Row, matches: readonly Match[], wanted: string): Map<string, RawCell> {
  const cells = new Map<string, RawCell>();
  for (const { field, scope, cellOf } of matches) {
    if (!field || scope !== wanted || cells.has(field.name)) continue;
    const { value, at } = cellOf(row);
    if (value !== '' && value !== null) cells.set(field.name, { field, value, at });
  }
  return cells;
}

/** Looks up missing values: coordinates in the gazetteer, county and ZIP code by coordinates. Resolves a county's name to its slug. */
function withLookups(entity: Entity, { kind, gazetteer, facts }: RowsRequest, { country }: Context): Entity {
  const { row, name, state, value } = entity;
  const located = value.geo === undefined ? gazetteer?.find(name, state) : undefined;
  const point = located ?? pointOf(value.geo);
  const code = point && value.postalCode === undefined ? gazetteer?.zipOf(point) : undefined;
  const ofPoint = point && kind === 'city' && country === 'US' ? countyAt(point, state) : undefined;
  const typed = kind === 'city' ? (value.county ?? ofPoint) : undefined;
  const county =
    typeof typed === 'string' ? resolveCounty(typed, { state, country, known: facts.slugs.county }) : undefined;
  const found = { geo: located, postalCode: code, county: value.county === undefined ? county?.slug : undefined };
  const added = Object.entries(found).filter(([, one]) => one !== undefined);
  const cells = entity.cells.map((cell) =>
    county && cell.path[0] === 'county' ? { ...cell, value: county.slug } : cell,
  );
  cells.push(...added.map(([field, one]) => ({ path: [field], value: one, at: () => row.at() })));
  return { ...entity, cells, lookedUp: added.map(([field]) => field), ...(county && { countyName: county.name }) };
}

function duplicate(second: Entity, first: Entity): Diagnostic {
  const [one, other] = [first, second].map(({ cells, row }) => (cells[0]?.at ?? row.at)());
  const message = `${second.name} (${second.slug}) is in two rows.`;
  const related = one ? [{ message: 'The first one:', at: one }] : [];
  const hint = 'Delete one of the rows. Two places of the same name in one state need different names here.';
  return diagnose('import/duplicate-row', other ?? second.row.at(), message, { hint, related });
}
