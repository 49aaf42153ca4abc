/** A cell → the value of its field: numbers, lists, slugs and ZIP codes in the form of data files. Anything else stays a text, which the schema reports. Pure. */
import { coordinateOf, parseCoordinate, parsePoint } from '../domain/geography/coordinates.ts';
import { groupBy, valueAt } from '../domain/groups.ts';
import { rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { memoize } from '../memo/memoize.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { spelling } from '../text/alphabets.ts';
import { parseNumber, slugify } from '../text/strings.ts';
import { choicesOf, type Field, isListOfNames } from './fields.ts';
import { typesOf } from './resolve-schema.ts';
import type { SiteFacts } from './site-facts.ts';

interface Files {
  all: readonly { kind: KindName; slug: string; value: unknown }[];
}

export interface CellContext extends Pick<SiteFacts, 'slugs' | 'keys' | 'home' | 'site'> {
  records: Files;
  /** The abbreviation of the row's state. */
  state: string;
}

export function parseCell(cell: unknown, field: Field, context: CellContext): unknown {
  if (field.form === 'list') return entriesOf(cell, field).map((entry) => single(entry, field, context));
  if (field.form === 'point' && typeof cell === 'string') return parsePoint(cell) ?? cell;
  if (field.form === 'group') return cell;
  return single(cell, field, context);
}

function entriesOf(cell: unknown, field: Field): unknown[] {
  if (Array.isArray(cell)) return cell;
  const areNames = isListOfNames(field);
  const parts = String(cell).split(areNames ? /[;,\n]/ : /[;\n]/);
  const entries = parts.map((part) => part.trim()).filter((part) => part !== '');
  return areNames ? [...new Set(entries)] : entries;
}

function single(cell: unknown, { value: node, name }: Field, context: CellContext): unknown {
  if (typeof cell !== 'string' && typeof cell !== 'number') return cell;
  const text = String(cell).trim();
  const choice = choiceOf(text, node, context);
  if (choice !== undefined) return choice;
  const types = typesOf(node);
  if (types.includes('boolean')) return { true: true, false: false }[text.toLowerCase()] ?? text;
  if (!types.includes('string')) {
    const coordinate = coordinateOf(name);
    return (coordinate ? parseCoordinate(text, coordinate) : parseNumber(text, node.maximum)) ?? text;
  }
  // 2026-04-13T12:00:00Z, as Google exports reviews.
  if (node['x-date'] === true) return text.replace(/^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d.*/, '$1');
  if (node['x-postal-code'] === true) return postalCodeOf(text, context);
  return name === 'eta' ? minutesOf(text) : text;
}

/** Accepts a name in place of its slug or key: that of a place in another state and the label of a key, if only one has it. */
function choiceOf(text: string, node: SchemaNode, context: CellContext): string | undefined {
  const choices = choicesOf(node, context);
  const slug = slugify(text);
  const slugs = [text, slug, `${slug}-${slugify(context.state)}`];
  return choices && (slugs.find((one) => asSet(choices).has(one)) ?? named(text, node, context) ?? text);
}

/** Memoized, because a site may have thousands of slugs. */
const asSet = memoize((choices: readonly string[]) => new Set(choices));

function named(text: string, node: SchemaNode, { site, records }: CellContext): string | undefined {
  const { 'x-ref': kind = '', 'x-key': map } = node;
  // A county of another state is not meant.
  if (kind === 'county') return undefined;
  const labels = () => Object.entries(valueAt(site, [map ?? '']) ?? {});
  const found = map === undefined ? filesNamed(text, kind, records) : byName(labels(), 'label').get(spelling(text));
  return found?.length === 1 ? found[0]?.[0] : undefined;
}

/** The slug and the value of each. */
export function filesNamed(name: string, kind: string, records: Files): readonly [string, unknown][] {
  return namesInFiles(records).get(kind)?.get(spelling(name)) ?? [];
}

/** By kind. Once, because a spreadsheet may have thousands of names, and so may a site. */
const namesInFiles = memoize(({ all }: Files) => {
  const named = [...groupBy(all, ({ kind }) => kind)].map(([kind, files]) => {
    const values = files.map(({ slug, value }): [string, unknown] => [slug, value]);
    return [kind, byName(values, rowOf(kind).named ?? '')] as const;
  });
  return new Map<string, ReturnType<typeof byName>>(named);
});

/** Slugs or keys, each with its value, by the name in it. */
function byName(entries: readonly [string, unknown][], field: string) {
  return groupBy(entries, ([, value]) => spelling(String(valueAt(value, [field]) ?? '')));
}

/** New England and New Jersey; Puerto Rico and the Virgin Islands, whose codes start with two zeros. */
const statesWithZeros = ['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI'];

/** Countries in which some codes begin with a zero, by the length of all codes. */
const fourDigits = ['AU', 'NO', 'NZ', 'ZA'];
const fiveDigits = ['DE', 'ES', 'FI', 'FR', 'IT', 'MX'];

/** Restores leading zeros, which spreadsheets drop, and the form of a Canadian code: j1h1z1 → J1H 1Z1. In other states, a short ZIP code is a mistake. */
function postalCodeOf(text: string, { home: { country }, state }: CellContext): string {
  if (country === 'CA') return text.replace(/^([a-z]\d[a-z])[ -]?(\d[a-z]\d)$/i, '$1 $2').toUpperCase();
  const isZip = country === 'US' && statesWithZeros.includes(state);
  const length = isZip || fiveDigits.includes(country) ? 5 : fourDigits.includes(country) ? 4 : 0;
  const lacksZeros = /^\d+$/.test(text) && text.length >= length - (isZip ? 2 : 1);
  return lacksZeros ? text.padStart(length, '0') : text;
}

/** 25 to 35 minutes → 25-35 min; 1 hour → 60 min; 1 hr 20 min, as maps write it → 80 min. */
function minutesOf(text: string): string {
  const [, hours, more] = /^(\d\d?)\s*(?:h|hr|hour)s?\.?\s*(\d\d?)\s*(?:m|min|minutes?)?\.?$/i.exec(text) ?? [];
  if (hours !== undefined) return `${Number(hours) * 60 + Number(more)} min`;
  const form = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(?:(min|minute|h|hr|hour)s?\.?)?$/i;
  const [matched, from, to, unit = ''] = form.exec(text) ?? [];
  if (matched === undefined) return text;
  const minutes = (number: string) => Number(number) * (/^h/i.test(unit) ? 60 : 1);
  return `${[from, to].flatMap((number) => (number === undefined ? [] : [minutes(number)])).join('-')} min`;
}
