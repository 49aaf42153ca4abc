/** What rows describe → the file that each belongs to, and in a list of reviews the entry. Pure. */
import { parse } from 'yaml';
import { countEach, groupBy, valueAt } from '../../domain/groups.ts';
import { normalize } from '../../load/normalize.ts';
import { hasOtherLetters } from '../../text/alphabets.ts';
import { plainMarks, slugify } from '../../text/strings.ts';
import { fileOf, kinds } from '../new-kinds.ts';
import { reviewList } from '../review-list.ts';
import { type CellValue, isPlaceholder } from './cells.ts';
import { valueHash } from './import-record.ts';
import type { Entity, ImportRequest } from './import-request.ts';
import { setOptions } from './match-columns.ts';
import type { Part } from './plan-file.ts';

/** What a row describes, and the file that its values belong to. */
export interface PlacedRow extends Entity, Part {
  file: string;
  /** Whether the owner has deleted or renamed it since the last import. */
  isDeleted: boolean;
}

/** Each row in its file, or in the entry of the list that is the same review. */
export function placeRows(entities: readonly Entity[], request: ImportRequest): PlacedRow[] {
  const { kind, facts, record, overwrite } = request;
  if (kinds[kind].ending === undefined) return placeReviews(entities, request);
  return entities.map((entity) => {
    const [key, file] = [entity.slug, fileOf(entity.slug, kind)];
    const isNew = !facts.texts.has(file);
    return { ...entity, file, key, path: [], automatic: [], isNew, isDeleted: isNew && record.has(key) && !overwrite };
  });
}

/** A review in the spreadsheet, in the record of the last import, or in the list. */
interface Review {
  customer: string;
  /** For each of `compared`, hashes of its value, then of its other forms and of an earlier value; none if it is unknown. */
  hashes: readonly (readonly string[])[];
  /** Its key in the record. */
  key?: string | undefined;
}

/** Customers can have the same name. */
const compared = ['text', 'date', 'location'];

function placeReviews(entities: readonly Entity[], { facts, record, overwrite }: ImportRequest): PlacedRow[] {
  const { file, text = '', lastId } = reviewList(facts);
  // A placeholder is not a value.
  const entries: unknown[] = parse(text.replace(/\bdate: \S+ # FILL IN\b.*/g, 'date: FILL IN')) ?? [];
  const present = entries.map((entry, index) => {
    return { ...reviewOf(String(valueAt(entry, ['name'])), (field) => valueAt(entry, [field])), index };
  });
  const imported = [...record].map(([key, hashes]) => {
    const known = compared.map((field) => [hashes.get(field) ?? []].flat());
    return { customer: key.replace(/-\d+$/, ''), hashes: known, key };
  });
  const rows = entities.map(({ name, cells }) => {
    // A --set is the same for all.
    const isColumn = (cell: CellValue, field: string) => cell.path[0] === field && cell.at().file !== setOptions;
    return reviewOf(name, (field) => cells.find((cell) => isColumn(cell, field))?.value);
  });
  const last = pairUp(rows, imported);
  // Also by the values of the last import: those in the list may have been changed by hand.
  const known = rows.map(({ customer, hashes }, row) => {
    const key = last[row]?.key;
    return { customer, key, hashes: hashes.map((own, field) => [...own, ...(last[row]?.hashes[field] ?? [])]) };
  });
  const now = pairUp(known, present);
  const counts = countEach(imported.map(({ customer }) => customer));
  let added = 0;
  return entities.map((entity, row) => {
    const customer = customerKey(entity.name);
    const count = (counts.get(customer) ?? 0) + 1;
    if (!last[row]) counts.set(customer, count);
    const key = last[row]?.key ?? `${customer}-${count}`;
    const isNew = !now[row];
    const isDeleted = isNew && last[row] !== undefined && !overwrite;
    if (isNew && !isDeleted) added += 1;
    const index = now[row]?.index ?? entries.length + added - 1;
    const id = { path: ['id'], value: lastId + added, at: () => entity.row.at() };
    return {
      ...entity,
      file,
      key,
      path: isDeleted ? [] : [String(index)],
      automatic: isNew ? [id] : [],
      isNew,
      isDeleted,
    };
  });
}

function reviewOf(name: string, read: (field: string) => unknown): Review {
  const values = compared.map(read);
  const hashes = values.map((value) =>
    value === undefined || isPlaceholder(value)
      ? []
      : [value, inPlainMarks(value)].map((one) => valueHash(normalize(one))),
  );
  return { customer: customerKey(name), hashes };
}

/** A text of a file has line breaks that a cell has not, and word processors write other quotation marks and dashes. */
function inPlainMarks(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return plainMarks(value.trim())
    .replace(/\s+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replaceAll('…', '...');
}

/** The most certain pairs first: all values are equal; those that both have are, also with other marks or after a change by hand; all but one are, and of these the text, or the day. */
const passes = ['equal', 'similar', 'text', 'day'] as const;

/** For each of `these`, the same review among `those`, each of which is used once. */
function pairUp<Other extends Review>(these: readonly Review[], those: readonly Other[]): (Other | undefined)[] {
  const free = groupBy(those, ({ customer }) => customer);
  const pairs = these.map((): Other | undefined => undefined);
  for (const pass of passes) {
    for (const [index, one] of these.entries()) {
      const others = pairs[index] ? [] : (free.get(one.customer) ?? []);
      const found = others.findIndex((other) => isSame(one, other, pass));
      if (found !== -1) [pairs[index]] = others.splice(found, 1);
    }
  }
  return pairs;
}

/** The text can differ only in a review that was imported. */
function isSame(one: Review, other: Review, pass: (typeof passes)[number]): boolean {
  if (pass === 'equal') return one.hashes.every(([own], field) => own === other.hashes[field]?.[0]);
  const [text, date, location] = one.hashes.map((own, field) => {
    const others = other.hashes[field] ?? [];
    return own.length === 0 || others.length === 0 ? undefined : own.some((hash) => others.includes(hash));
  });
  const differing = [text, date, location].filter((isEqual) => isEqual === false).length;
  const isCorrected = pass === 'text' ? text : pass === 'day' && date && (one.key ?? other.key) !== undefined;
  return differing === 0 || (differing === 1 && isCorrected === true);
}

/** The same for names that differ only in case, accents and signs. Slugs have only Latin letters. */
function customerKey(name: string): string {
  return hasOtherLetters(name) ? name : slugify(name);
}
