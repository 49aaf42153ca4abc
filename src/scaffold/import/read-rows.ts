/**
 * The rows of a matched table → what they describe (a city, a county, a service, a review or a page), each with its slug and values,
 * and for a place the values that follow from its name and its coordinates. Reads the atlas in the United States.
 */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { countyAt } from '../../domain/geography/county-atlas.ts';
import { groupBy, valueAt } from '../../domain/groups.ts';
import { byReferableKind } from '../../domain/kind-lists.ts';
import { hasOtherLetters } from '../../text/alphabets.ts';
import { formulaError, slugify } from '../../text/strings.ts';
import type { Field } from '../fields.ts';
import { type Identity, identify, pointOf, resolveCounty } from '../identify.ts';
import { kinds, type NewKind } from '../new-kinds.ts';
import { type CellContext, filesNamed, parseCell } from '../parse-cell.ts';
import { nameOfTwo, otherName } from '../taken-names.ts';
import { valuesOf } from '../with-values.ts';
import type { CellValue } from './cells.ts';
import type { Entity, ImportRequest } from './import-request.ts';
import type { Match } from './match-columns.ts';
import type { Row } from './parse-csv-table.ts';

export function readRows(request: ImportRequest): { entities: Entity[]; diagnostics: Diagnostic[] } {
  const { kind, table } = request;
  const named = table.rows.map((row) => nameRow(row, request));
  const known = withRows(named, request);
  const diagnostics: Diagnostic[] = [];
  const bySlug = new Map<string, Entity>();
  for (const one of named) {
    const entity = Array.isArray(one) ? one : readRow(one, known, request);
    if (Array.isArray(entity)) {
      diagnostics.push(...entity);
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
function nameRow(row: Row, request: ImportRequest) {
  const { kind, facts, matches } = request;
  const raw = rawCells(row, matches);
  const failed = raw.flatMap(checkFormula);
  if (failed.length > 0) return failed;
  const [named, given, inCounty] = [kinds[kind].nameField, 'state', 'county'].map((name) =>
    raw.find(({ scope, field }) => scope === '' && field.name === name),
  );
  if (!named) return [diagnose('schema/missing', row.at(), `This row has no ${kinds[kind].nameField}.`)];
  const identity = identify({ kind, name: named.value, state: given?.value, county: inCounty?.value }, facts);
  const slug = slugOfRow(identity, request);
  if (slug === undefined) return [noSlug(identity.name, kind, named.at())];
  return { row, raw, named, given, inCounty, identity, slug };
}

type NamedRow = Exclude<ReturnType<typeof nameRow>, Diagnostic[]>;

/** A row may name another one. */
function withRows(
  rows: readonly (NamedRow | Diagnostic[])[],
  { kind, facts }: ImportRequest,
): Omit<CellContext, 'state'> {
  const { kind: kindName, nameField } = kinds[kind];
  const files = new Set(facts.records.all.flatMap((file) => (file.kind === kindName ? file.slug : [])));
  const added = rows.flatMap((row) => {
    if (Array.isArray(row) || files.has(row.slug)) return [];
    return { kind: kindName, slug: row.slug, value: { [nameField]: row.identity.name } };
  });
  const own = added.map(({ slug }) => slug);
  return {
    ...facts,
    records: { all: [...facts.records.all, ...added] },
    slugs: byReferableKind((one) => (one === kindName ? [...facts.slugs[one], ...own] : facts.slugs[one])),
  };
}

function readRow(
  { row, raw, named: { at }, given, inCounty, identity, slug }: NamedRow,
  known: Omit<CellContext, 'state'>,
  request: ImportRequest,
): Entity | Diagnostic[] {
  const { kind, facts } = request;
  const { nameField, hasState } = kinds[kind];
  const { name, state } = identity;
  const context = { ...known, state };
  const parsed = raw.map(({ scope, field, value, at }) => {
    return { scope, path: field.path, value: parseCell(value, field, context), at };
  });
  const others = groupBy(parsed, ({ scope }) => scope);
  const isIdentity = ({ path: [top] }: CellValue) => top === nameField || (hasState && top === 'state');
  const cells = [
    { path: [nameField], value: name, at },
    ...(others.get('') ?? []).filter((cell) => !isIdentity(cell)),
    ...(hasState && state !== facts.home.region ? [{ path: ['state'], value: state, at: given?.at ?? at }] : []),
  ];
  const found = withLookups(cells, { ...identity, row, request });
  const { countyName = '', value } = found;
  const atCounty = inCounty?.at ?? at;
  if (request.withCounties && value.county === slug)
    return [diagnose('url/collision', atCounty(), `${name} is the name of its county, too.`, { hint: nameOfTwo })];
  if (request.withCounties && hasOtherLetters(countyName) && !facts.slugs.county.includes(String(value.county)))
    return [noSlug(countyName, 'county', atCounty())];
  return { ...identity, slug, row, others, ...found };
}

/** A name in another alphabet is that of an existing file, whose slug may be any. Undefined if there is none, and without Latin letters and digits. */
function slugOfRow({ name, state, slug }: Identity, { kind, facts }: ImportRequest): string | undefined {
  const { kind: kindName, ending, hasState } = kinds[kind];
  if (ending === undefined) return slug;
  if (!hasOtherLetters(name)) return slugify(name) === '' ? undefined : slug;
  const found = filesNamed(name, kindName, facts.records);
  return found.find(([, value]) => !hasState || (valueAt(value, ['state']) ?? facts.home.region) === state)?.[0];
}

function noSlug(name: string, kind: NewKind, at: Location): Diagnostic {
  if (!hasOtherLetters(name)) {
    const hint = 'Use a name with Latin letters or digits.';
    return diagnose('slug/empty', at, `"${name}" contains no Latin letters or digits for a URL.`, { hint });
  }
  const message = `"${name}" has letters that a URL cannot have, and there is no ${kind} of this name.`;
  return diagnose('slug/empty', at, message, { hint: `Add it with npx treesite new ${kind} NAME --slug SLUG.` });
}

type RawCell = ReturnType<Match['cellOf']> & { scope: string; field: Field };

/** The cells that are not empty. Of several with one field, the first. */
function rawCells(row: Row, matches: readonly Match[]): RawCell[] {
  const cells = new Map<string, RawCell>();
  for (const { field, scope, cellOf } of matches) {
    const title = `${scope} ${field?.name}`;
    if (!field || cells.has(title)) continue;
    const { value, at } = cellOf(row);
    if (value !== '' && value !== null) cells.set(title, { scope, field, value, at });
  }
  return [...cells.values()];
}

function checkFormula({ value, at }: RawCell): Diagnostic[] {
  const text = String(value);
  if (formulaError.exec(text)?.[0] !== text) return [];
  const hint = 'Correct the formula in the spreadsheet, or empty the cell.';
  return [diagnose('import/formula-error', at(), `This cell has ${text}, because its formula failed.`, { hint })];
}

/** Looks up missing values: coordinates in the gazetteer, county and ZIP code by coordinates. Resolves a county's name to its slug. */
function withLookups(
  cells: readonly CellValue[],
  { name, state, row, request }: Pick<Entity, 'name' | 'state' | 'row'> & { request: ImportRequest },
): Pick<Entity, 'cells' | 'value' | 'lookedUp' | 'countyName'> {
  const { kind, gazetteer, facts } = request;
  const value = valuesOf(cells);
  const located = kinds[kind].hasState && value.geo === undefined ? gazetteer?.find(name, state) : undefined;
  const point = located ?? pointOf(value.geo);
  const isInAtlas = kind === 'city' && facts.home.country === 'US';
  const typed = value.county ?? (point && isInAtlas ? countyAt(point, state) : undefined);
  const county = typeof typed === 'string' ? resolveCounty(typed, state, facts) : undefined;
  const found = {
    geo: located,
    postalCode: point && value.postalCode === undefined ? gazetteer?.zipOf(point) : undefined,
    county: value.county === undefined ? county?.slug : undefined,
  };
  const added = Object.entries(found).filter(([, one]) => one !== undefined);
  const all = [
    ...cells.map((cell) => (county && cell.path[0] === 'county' ? { ...cell, value: county.slug } : cell)),
    ...added.map(([field, one]) => ({ path: [field], value: one, at: () => row.at() })),
  ];
  const lookedUp = added.map(([field]) => field);
  return { cells: all, value: valuesOf(all), lookedUp, ...(county && { countyName: county.name }) };
}

function duplicate(second: Entity, first: Entity): Diagnostic {
  const [one, other] = [first, second].map(({ cells, row }) => (cells[0]?.at ?? row.at)());
  const message = `${second.name} (${second.slug}) is in two rows.`;
  const related = one ? [{ message: 'The first one:', at: one }] : [];
  const hint = `Delete one of the rows. ${otherName}`;
  return diagnose('import/duplicate-row', other ?? second.row.at(), message, { hint, related });
}
