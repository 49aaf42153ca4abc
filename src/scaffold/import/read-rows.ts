/** The rows of a matched table → the entities that they describe, each with its slug and values. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { splitPlaceName } from '../../domain/geography/place-names.ts';
import { regionsOf } from '../../domain/geography/us-states.ts';
import { allowedTokens, findTokens } from '../../domain/texts/tokens.ts';
import { slugify } from '../../text/strings.ts';
import type { Field } from '../fields.ts';
import { keysOf, labelsOf } from '../hints.ts';
import { kinds } from '../kinds.ts';
import { stateOfCounty } from '../resolve-county.ts';
import type { CellValue } from './cells.ts';
import { type Entity, type RowsRequest, valuesOf } from './entity.ts';
import { outsideState, withLookups } from './look-up.ts';
import type { Given, Match } from './match-columns.ts';
import { type CellContext, parseCell } from './parse-cell.ts';
import type { Row, Table } from './table.ts';

export function readRows(request: RowsRequest): { entities: Entity[]; diagnostics: Diagnostic[] } {
  const { kind, table, facts } = request;
  const address = facts.site?.business.address;
  const home = { own: address?.region ?? '', country: address?.country ?? '' };
  const labels = labelsOf(facts.site);
  const context = { ...home, hints: { slugs: facts.slugs, keys: keysOf(facts.site) }, labels };
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
    diagnostics.push(...outsideState(entity, kind, home), ...(first ? [duplicate(entity, first)] : []));
    if (!first) bySlug.set(key, entity);
  }
  return { entities: [...bySlug.values()], diagnostics };
}

type Context = Omit<CellContext, 'state'> & { own: string };

/** The name and the state come first, because other cells are read by them: a ZIP code's zeros, a slug. */
function readRow(row: Row, request: RowsRequest, context: Context): Entity | Diagnostic {
  const { kind, facts } = request;
  const { nameField, hasState } = kinds[kind];
  const raw = rawCells(row, request);
  const rawOf = (name: string) => raw.find(({ field, isOfCounty }) => !isOfCounty && field.name === name);
  const named = rawOf(nameField);
  const at = named?.at ?? row.at;
  const typed = String(named?.cell ?? '').replace(/\s+/g, ' ');
  if (typed === '') return diagnose('schema/missing', at(), `This row has no ${nameField}.`);
  const place = hasState
    ? splitPlaceName(typed, { region: context.own, country: context.country })
    : { name: typed, state: undefined };
  const { name } = place;
  if (slugify(name) === '')
    return diagnose('slug/empty', at(), `"${name}" contains no Latin letters or digits for a URL.`);
  const county = kind === 'city' ? rawOf('county')?.cell : undefined;
  const ofCounty = county === undefined ? undefined : stateOfCounty(String(county), facts.counties, context);
  const state = stateNamed(rawOf('state')?.cell, context) ?? place.state ?? ofCounty ?? context.own;
  const cells: CellValue[] = [{ path: [nameField], value: name, at }];
  if (hasState && state !== context.own) cells.push({ path: ['state'], value: state, at: rawOf('state')?.at ?? at });
  const countyCells: CellValue[] = [];
  for (const { field, cell, isOfCounty, at } of raw) {
    if (!isOfCounty && (field.name === nameField || (hasState && field.name === 'state'))) continue;
    const value = parseCell(cell, field, { ...context, state });
    (isOfCounty ? countyCells : cells).push({ path: field.path, value, at });
  }
  const slug = slugify(hasState ? `${name} ${state}` : name);
  const entity = { row, name, state, slug, cells, countyCells, lookedUp: [], value: valuesOf(cells) };
  return kind === 'city' || kind === 'county' ? withLookups(entity, request, context.country) : entity;
}

function stateNamed(cell: unknown, { country }: Context): string | undefined {
  if (cell === undefined) return undefined;
  return regionsOf(country)?.find(String(cell))?.abbreviation ?? String(cell).toUpperCase();
}

interface RawCell {
  field: Field;
  isOfCounty: boolean;
  cell: unknown;
  at: () => Location;
}

/** The cells that are not empty. A column takes precedence over a value for all rows. */
function rawCells(row: Row, { matches, given, table }: RowsRequest): RawCell[] {
  const cells = new Map<string, RawCell>();
  const add = ({ field, isOfCounty }: Match | Given, cell: unknown, at: () => Location) => {
    if (!field || cell === '' || cell === null) return;
    const key = `${isOfCounty} ${field.name}`;
    if (!cells.has(key)) cells.set(key, { field, isOfCounty, cell, at });
  };
  for (const match of matches) add(match, row.cells[match.column], () => row.at(match.column));
  for (const one of given) {
    // A value that contains a cell differs from row to row, so its location is that cell.
    const [column] = columnsIn(one.text, table);
    add(one, withColumns(one.text, row, table), () => (column === undefined ? one.at : row.at(column)));
  }
  return [...cells.values()];
}

const tokens = allowedTokens(['city', 'county']);

/** Replaces {Town} with the row's cell in that column. Keeps {tokens}, which the build fills in. */
function withColumns(text: string, row: Row, { columns }: Table): string {
  return text.replace(/\{([^{}\n]*)\}/g, (token, name: string) =>
    tokens.includes(name) ? token : String(row.cells[columns.indexOf(name)]),
  );
}

function columnsIn(text: string, { columns }: Table): number[] {
  const names = findTokens(text).map(({ name }) => name);
  return names.filter((name) => !tokens.includes(name)).map((name) => columns.indexOf(name));
}

/** Names in the braces of a `--set` that are neither a column nor a token. */
export function unknownColumns(text: string, columns: readonly string[]): string[] {
  const names = findTokens(text).map(({ name }) => name);
  return names.filter((name) => !tokens.includes(name) && !columns.includes(name));
}

function duplicate(second: Entity, first: Entity): Diagnostic {
  const [one, other] = [first, second].map(({ cells, row }) => (cells[0]?.at ?? row.at)());
  const message = `${second.name} (${second.slug}) is in two rows.`;
  const related = one ? [{ message: 'The first one:', at: one }] : [];
  const hint = 'Delete one of the rows. Two places of the same name in one state need different names here.';
  return diagnose('import/duplicate-row', other ?? second.row.at(), message, { hint, related });
}
