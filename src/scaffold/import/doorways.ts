/** Rows whose pages would have the same text for every place → a warning that names the columns that would differ. Pure. */
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { countEach } from '../../domain/group-by.ts';
import { kinds, type NewKind, schemaOf } from '../kinds.ts';
import { valueAt } from '../value-at.ts';
import type { ImportRequest } from './import-request.ts';
import { withCells } from './merge-cells.ts';
import type { NamedRow } from './place-rows.ts';

/** Fewer rows are not checked: so few texts are quickly written by hand. */
const minRows = 3;
/** Shorter texts count as labels. */
const minWords = 5;

/** Fields that usually differ from place to place, for kinds with a page. */
const distinctiveFields: Readonly<Partial<Record<NewKind, readonly string[]>>> = {
  city: [
    'description',
    'intro',
    'sections',
    'faqs',
    'neighborhoods',
    'permits',
    'jobs',
    'reviews',
    'coverage',
    'specialists',
    'population',
    'image',
  ],
  county: ['description', 'intro', 'sections', 'faqs', 'specialties', 'zipCodes', 'nearbyAreas', 'image'],
  service: ['description', 'summary', 'benefits', 'process', 'faqs', 'image'],
};

export function findDoorways(
  rows: readonly NamedRow[],
  { kind, table }: Pick<ImportRequest, 'kind' | 'table'>,
): Diagnostic[] {
  const distinctive = distinctiveFields[kind]?.filter((field) => schemaOf(kind).properties?.[field] !== undefined);
  if (!distinctive || rows.length < minRows) return [];
  const values = rows.map(({ cells }) => withCells({}, cells));
  const texts = values.map((value, index) => ownTexts(value, [...distinctive, 'custom'], rows[index]));
  const counts = countEach(texts.flat());
  const alike = texts.filter((own) => own.every((text) => counts.get(text) !== 1)).length;
  if (alike * 2 <= rows.length) return [];
  const filled = (field: string) => values.filter((value) => valueAt(value, [field]) !== undefined);
  const same = distinctive.filter(
    (field) => filled(field).length === rows.length && distinct(field, values, rows) === 1,
  );
  const empty = distinctive.filter((field) => filled(field).length === 0);
  const { folder } = kinds[kind];
  const message = `${alike} of ${rows.length} ${folder} have no text of their own: only names and numbers differ.`;
  const parts = [
    same.length > 0 ? `The same value in all rows: ${same.join(', ')}.` : '',
    empty.length > 0 ? `Empty in all rows: ${empty.join(', ')}.` : '',
    'Add text that is true only of that place, in columns or in the files.',
  ];
  const hint = parts.filter((part) => part !== '').join(' ');
  return [diagnose('import/doorway-pages', startOf(table.file), message, { hint })];
}

function distinct(field: string, values: readonly unknown[], rows: readonly NamedRow[]): number {
  return new Set(values.map((value, index) => blanked(JSON.stringify(valueAt(value, [field])), rows[index]))).size;
}

/** The sentences of a row with its name, numbers and county blanked out. */
function ownTexts(value: unknown, fields: readonly string[], row: NamedRow | undefined): string[] {
  const texts = fields.flatMap((field) => stringsIn(valueAt(value, [field])));
  return texts.map((text) => blanked(text, row)).filter((text) => text.split(' ').length >= minWords);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function blanked(text: string | undefined, row: NamedRow | undefined): string {
  const county = String(
    valueAt(withCells({}, row?.cells.filter(({ path }) => path[0] === 'county') ?? []), ['county']) ?? '',
  );
  const names = [row?.name ?? '', county.replaceAll('-', ' ').replace(/ county.*$/, ''), county];
  const plain = names.reduce(
    (rest, name) => (name === '' ? rest : rest.replaceAll(name.toLowerCase(), '*')),
    (text ?? '').toLowerCase(),
  );
  return plain
    .replace(/\{\w+\}/g, '*')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}
