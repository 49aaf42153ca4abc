/** The rows of a matched table → what they describe (a city, a county, a service, a review or a page), each with its slug and values. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { splitPlaceName } from '../../domain/geography/place-names.ts';
import { regionsOf } from '../../domain/geography/us-states.ts';
import { slugify } from '../../text/strings.ts';
import { keysOf } from '../hints.ts';
import { kinds } from '../kinds.ts';
import { stateOfCounty } from '../resolve-county.ts';
import type { CellValue } from './cells.ts';
import { type Entity, type RowsRequest, valuesOf, withLookups } from './look-up.ts';
import type { Match } from './match-columns.ts';
import { type CellContext, parseCell } from './parse-cell.ts';
import type { Row } from './parse-csv-table.ts';

export function readRows(request: RowsRequest): { entities: Entity[]; diagnostics: Diagnostic[] } {
  const { kind, table, facts } = request;
  const context = contextOf(facts);
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

type Context = Omit<CellContext, 'state'> & { own: string };

function contextOf({ site, slugs }: RowsRequest['facts']): Context {
  const address = site?.business.address;
  return { own: address?.region ?? '', country: address?.country ?? '', hints: { slugs, keys: keysOf(site) } };
}

/** The name and the state come first, because other cells are read by them: a ZIP code's zeros, a slug. */
function readRow(row: Row, request: RowsRequest, context: Context): Entity | Diagnostic {
  const { kind, facts } = request;
  const { nameField, hasState } = kinds[kind];
  const raw = rawCells(row, request.matches);
  const named = raw.get(nameField);
  const at = named?.at ?? row.at;
  const typed = String(named?.value ?? '').replace(/\s+/g, ' ');
  if (typed === '') return diagnose('schema/missing', at(), `This row has no ${nameField}.`);
  const home = { region: context.own, country: context.country };
  const place = hasState ? splitPlaceName(typed, home) : { name: typed, state: undefined };
  const { name } = place;
  if (slugify(name) === '')
    return diagnose('slug/empty', at(), `"${name}" contains no Latin letters or digits for a URL.`);
  const county = kind === 'city' ? raw.get('county')?.value : undefined;
  const ofCounty = county === undefined ? undefined : stateOfCounty(String(county), facts.counties, context);
  const given = raw.get('state');
  const state = stateNamed(given?.value, context) ?? place.state ?? ofCounty ?? context.own;
  const cells: CellValue[] = [{ path: [nameField], value: name, at }];
  if (hasState && state !== context.own) cells.push({ path: ['state'], value: state, at: given?.at ?? at });
  const countyCells: CellValue[] = [];
  for (const [title, { field, value, isOfCounty, at }] of raw) {
    if (title === nameField || (hasState && title === 'state')) continue;
    const parsed = parseCell(value, field, { ...context, state });
    (isOfCounty ? countyCells : cells).push({ path: field.path, value: parsed, at });
  }
  const slug = slugify(hasState ? `${name} ${state}` : name);
  const entity = { row, name, state, slug, cells, countyCells, lookedUp: [], value: valuesOf(cells) };
  return kind === 'city' || kind === 'county' ? withLookups(entity, request, context.country) : entity;
}

function stateNamed(cell: unknown, { country }: Context): string | undefined {
  if (cell === undefined) return undefined;
  return regionsOf(country)?.find(String(cell))?.abbreviation ?? String(cell).toUpperCase();
}

type RawCell = ReturnType<Match['cellOf']> & { field: NonNullable<Match['field']>; isOfCounty: boolean };

/** The texts of a row in another language. */
export function translatedCells(
  { row, state }: Entity,
  language: string,
  { matches, facts }: RowsRequest,
): CellValue[] {
  const context = { ...contextOf(facts), state };
  const own = matches.filter((match) => match.language === language).map(({ language: _, ...match }) => match);
  return [...rawCells(row, own).values()].map(({ field, value, at }) => {
    return { path: field.path, value: parseCell(value, field, context), at };
  });
}

/** The cells that are not empty, by field; those of the county after a space. Without those in other languages. */
function rawCells(row: Row, matches: readonly Match[]): Map<string, RawCell> {
  const cells = new Map<string, RawCell>();
  for (const { field, isOfCounty, language, cellOf } of matches) {
    if (language !== undefined) continue;
    const { value, at } = cellOf(row);
    const title = `${isOfCounty ? ' ' : ''}${field?.name}`;
    if (field && value !== '' && value !== null && !cells.has(title))
      cells.set(title, { field, isOfCounty, value, at });
  }
  return cells;
}

function duplicate(second: Entity, first: Entity): Diagnostic {
  const [one, other] = [first, second].map(({ cells, row }) => (cells[0]?.at ?? row.at)());
  const message = `${second.name} (${second.slug}) is in two rows.`;
  const related = one ? [{ message: 'The first one:', at: one }] : [];
  const hint = 'Delete one of the rows. Two places of the same name in one state need different names here.';
  return diagnose('import/duplicate-row', other ?? second.row.at(), message, { hint, related });
}
