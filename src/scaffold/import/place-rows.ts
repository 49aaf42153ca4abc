/** The rows of a matched table → the entities that they describe, each with its slug and values. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { countyAt } from '../../domain/geography/county-atlas.ts';
import { splitPlaceName } from '../../domain/geography/place-names.ts';
import { regionsOf } from '../../domain/geography/us-states.ts';
import { allowedTokens } from '../../domain/texts/tokens.ts';
import { slugify } from '../../text/strings.ts';
import { kinds, type NewKind } from '../kinds.ts';
import { resolveCounty } from '../resolve-county.ts';
import type { SiteFacts } from '../site-facts.ts';
import { pointOf, stateByLocation } from '../state-by-location.ts';
import { valueAt } from '../value-at.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { ImportField } from './import-fields.ts';
import type { Match, Target } from './match-columns.ts';
import { type CellValue, withCells } from './merge-cells.ts';
import { outsideState } from './outside-state.ts';
import { type CellContext, parseCell } from './parse-cell.ts';
import type { Row, Table } from './table.ts';

/** The file's name in locations of `--set` options: its lines are the options, in order. */
export const setOptions = '--set';

/** A value for all rows without their own. */
export interface Given extends Target {
  text: string;
  /** The location of its value among the `--set` options. */
  at: Location;
}

export interface NamedRow {
  row: Row;
  name: string;
  /** The abbreviation of its state. */
  state: string;
  slug: string;
  cells: CellValue[];
  /** The name in the row, completed with the word County: St. Louis County. */
  countyName?: string;
  /** The values of its county. */
  countyCells: CellValue[];
  /** Fields that were looked up by name or coordinates. */
  lookedUp: readonly string[];
}

export interface RowsRequest {
  kind: NewKind;
  table: Table;
  matches: readonly Match[];
  given: readonly Given[];
  gazetteer: Gazetteer | undefined;
  facts: SiteFacts;
  /** Also writes counties that cities name and that do not exist. */
  withCounties: boolean;
  context: Omit<CellContext, 'state'>;
}

export function nameRows(request: RowsRequest): { rows: NamedRow[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const rows: NamedRow[] = [];
  const firsts = new Map<string, NamedRow>();
  const isList = kinds[request.kind].ending === undefined;
  for (const row of request.table.rows) {
    const found = nameRow(row, request);
    if ('code' in found) {
      diagnostics.push(found);
      continue;
    }
    if (request.kind === 'city') {
      const geo = found.cells.find(({ path }) => path[0] === 'geo');
      const value = withCells({}, found.cells);
      diagnostics.push(...outsideState({ ...found, value, at: row.at(geo?.column) }, request.context));
    }
    const first = isList ? undefined : firsts.get(found.slug);
    if (first) diagnostics.push(duplicate(found, first, request));
    else rows.push(found);
    firsts.set(found.slug, first ?? found);
  }
  return { rows, diagnostics };
}

function nameRow(row: Row, request: RowsRequest): NamedRow | Diagnostic {
  const { kind, matches, facts, table } = request;
  const { nameField, hasState } = kinds[kind];
  const own = facts.site?.business.address.region ?? '';
  const cellOf = (field: string) => matches.find((match) => !match.isOfCounty && match.field?.path.join('.') === field);
  const nameMatch = cellOf(nameField);
  const typed = String(row.cells[nameMatch?.column ?? -1] ?? '').replace(/\s+/g, ' ');
  if (typed === '') return diagnose('schema/missing', row.at(nameMatch?.column), `This row has no ${nameField}.`);
  const split = hasState
    ? splitPlaceName(typed, { region: own, country: request.context.country })
    : { name: typed, state: undefined };
  const inColumn = String(row.cells[cellOf('state')?.column ?? -1] ?? '');
  const typedState = stateOf(inColumn, request) ?? split.state;
  const state = typedState ?? (hasState ? stateOfPlace(row, request, own) : undefined) ?? own;
  const slug = slugify(hasState ? `${split.name} ${state}` : split.name);
  if (slugify(split.name) === '') {
    const message = `"${split.name}" contains no Latin letters or digits for a URL.`;
    return diagnose('slug/empty', row.at(nameMatch?.column), message);
  }
  const read = { ...request.context, state, hasDecimalCommas: table.hasDecimalCommas };
  const cells = cellsOf(row, request, { read, isOfCounty: false }).filter(
    ({ path }) => path[0] !== nameField && !(hasState && path[0] === 'state'),
  );
  const named = { path: [nameField], value: split.name, column: nameMatch?.column };
  const stateCell =
    hasState && state !== own ? [{ path: ['state'], value: state, column: cellOf('state')?.column }] : [];
  const all = [named, ...stateCell, ...cells];
  const place = { name: split.name, state };
  return {
    row,
    ...place,
    slug,
    ...(kind === 'city' || kind === 'county' ? withLookups(all, place, request) : { cells: all, lookedUp: [] }),
    countyCells: cellsOf(row, request, { read, isOfCounty: true }),
  };
}

/** The state of a row that does not name one. */
function stateOfPlace(row: Row, request: RowsRequest, own: string): string | undefined {
  const { facts, context, matches, given, table, withCounties } = request;
  const isLocation = ({ field }: Pick<Match, 'field'>) => ['county', 'geo'].includes(String(field?.path[0]));
  const read = { ...context, state: own, hasDecimalCommas: table.hasDecimalCommas };
  const only = { ...request, matches: matches.filter(isLocation), given: given.filter(isLocation) };
  const value = withCells({}, cellsOf(row, only, { read, isOfCounty: false }));
  return stateByLocation(value, {
    own,
    country: context.country,
    counties: facts.counties,
    withCounty: withCounties,
  });
}

function stateOf(typed: string, { context }: RowsRequest): string | undefined {
  if (typed === '') return undefined;
  return regionsOf(context.country)?.find(typed)?.abbreviation ?? typed.toUpperCase();
}

/** Columns take precedence over values for all rows. Empty cells are ignored. */
function cellsOf(
  row: Row,
  { matches, given, table }: RowsRequest,
  { read, isOfCounty }: { read: CellContext; isOfCounty: boolean },
): CellValue[] {
  const cells: CellValue[] = [];
  const known = new Set<string>();
  const add = (cell: unknown, field: ImportField | undefined, from: Pick<CellValue, 'column' | 'at'>) => {
    if (!field || cell === '' || known.has(field.path.join('.'))) return;
    known.add(field.path.join('.'));
    cells.push({ path: field.path, value: parseCell(cell, field, read), ...from });
  };
  for (const match of matches)
    if (match.isOfCounty === isOfCounty) add(row.cells[match.column], match.field, { column: match.column });
  for (const { field, text, at, ...one } of given) {
    if (one.isOfCounty !== isOfCounty) continue;
    // A value that contains a cell differs from row to row, so its location is that cell.
    const column = columnsIn(text, table)[0];
    add(merged(text, row, table), field, { column, at });
  }
  return cells;
}

const inBraces = /\{([^{}]+)\}/g;

/** Replaces {Town} with the row's cell in that column. Keeps {tokens}, which the build fills in. */
function merged(text: string, row: Row, table: Table): string {
  return text.replace(inBraces, (token, name: string) => {
    const column = columnNamed(name, table);
    return column === -1 ? token : String(row.cells[column]);
  });
}

function columnsIn(text: string, table: Table): number[] {
  return [...text.matchAll(inBraces)]
    .map(([, name = '']) => columnNamed(name, table))
    .filter((column) => column !== -1);
}

/** -1 for a token, and for a name that no column has. */
function columnNamed(name: string, { columns }: Table): number {
  return allowedTokens(['city', 'county']).includes(name) ? -1 : columns.indexOf(name);
}

/** Looks up missing values: coordinates in the gazetteer, county and ZIP code by coordinates. Resolves a county's name to its slug. */
function withLookups(
  cells: CellValue[],
  place: { name: string; state: string },
  request: RowsRequest,
): Pick<NamedRow, 'cells' | 'countyName' | 'lookedUp'> {
  const { gazetteer, facts, kind, context } = request;
  const all = [...cells];
  const done = () => ({ cells: all, lookedUp: all.slice(cells.length).map(({ path }) => path.join('.')) });
  const value = withCells({}, cells);
  let point = pointOf(valueAt(value, ['geo']));
  if (!point && valueAt(value, ['geo']) === undefined) {
    point = gazetteer?.find(place.name, place.state);
    if (point) all.push({ path: ['geo'], value: { ...point }, column: undefined });
  }
  if (point && valueAt(value, ['postalCode']) === undefined) {
    const code = gazetteer?.zipOf(point);
    if (code !== undefined) all.push({ path: ['postalCode'], value: code, column: undefined });
  }
  if (kind !== 'city') return done();
  const index = all.findIndex(({ path }) => path.join() === 'county');
  const typed = index === -1 ? point && context.country === 'US' && countyAt(point, place.state) : all[index]?.value;
  if (typeof typed !== 'string') return done();
  const meant = resolveCounty(typed, { state: place.state, country: context.country, known: facts.slugs.county });
  const county = { path: ['county'], value: meant.slug };
  if (index === -1) all.push({ ...county, column: undefined });
  else all[index] = { ...county, column: all[index]?.column };
  return { ...done(), countyName: meant.name };
}

function duplicate(second: NamedRow, first: NamedRow, { matches, kind }: RowsRequest): Diagnostic {
  const column = matches.find(({ field }) => field?.path.join() === kinds[kind].nameField)?.column;
  const message = `${second.name} (${second.slug}) is in two rows.`;
  const related = [{ message: 'The first one:', at: first.row.at(column) }];
  const hint = 'Delete one of the rows. Two places of the same name in one state need different names here.';
  return diagnose('import/duplicate-row', second.row.at(column), message, { hint, related });
}
