/** A cell → the value of its field: numbers, lists, slugs and codes in the form of data files. Anything else stays a text, which the schema reports. Pure. */
import type { SchemaNode } from '../../schema/schemas.ts';
import { formatNumber, slugify } from '../../text/strings.ts';
import { choicesOf, type Hints } from '../hints.ts';
import { typesOf } from '../resolve-schema.ts';
import type { ImportField } from './import-fields.ts';

export interface CellContext {
  hints: Pick<Hints, 'slugs' | 'keys'>;
  /** Labels of keys, by map of site.yaml: tiers → { "nearby towns": "nearby" }. */
  labels: Readonly<Record<string, ReadonlyMap<string, string>>>;
  /** The business's country. */
  country: string;
  /** The abbreviation of the row's state. */
  state: string;
  hasDecimalCommas: boolean;
}

export function parseCell(cell: unknown, field: ImportField, context: CellContext): unknown {
  if (field.form === 'list') return entriesOf(cell, field.node).map((entry) => single(entry, field, context));
  if (field.form === 'point' && typeof cell === 'string') return parsePoint(cell, context);
  if (field.form === 'whole') return cell;
  return single(cell, field, context);
}

/** A list of unique entries holds names, which commas may separate; other lists may hold sentences with commas. */
function entriesOf(cell: unknown, list: SchemaNode): unknown[] {
  if (Array.isArray(cell)) return cell;
  const parts = String(cell).split(list.uniqueItems === true ? /[;,\n]/ : /[;\n]/);
  const entries = parts.map((part) => part.trim()).filter((part) => part !== '');
  return list.uniqueItems === true ? [...new Set(entries)] : entries;
}

function parsePoint(cell: string, context: CellContext): unknown {
  const [latitude = '', longitude, ...more] = cell.split(/[;\s]+|,\s+|,(?=-?\d+\.)/).filter((part) => part !== '');
  if (longitude === undefined || more.length > 0) return cell;
  return { latitude: numberOf(latitude, context), longitude: numberOf(longitude, context) };
}

function single(cell: unknown, { value: node, path }: ImportField, context: CellContext): unknown {
  if (typeof cell !== 'string' && typeof cell !== 'number') return cell;
  const text = String(cell);
  const choice = choiceOf(text, node, context);
  if (choice !== undefined) return choice;
  const types = typesOf(node);
  if (types.includes('boolean')) return booleanOf(text);
  if (!types.includes('string'))
    return numberOf(types.includes('number') ? text : withoutPoints(text, context), context);
  if (node['x-postal-code'] === true) return postalCodeOf(text, context);
  if (node['x-date'] === true) return dateOf(text, context);
  if (path.at(-1) === 'eta') return minutesOf(text);
  if (path.at(-1) === 'population' && /^\d{4,}$/.test(text)) return formatNumber(Number(text));
  return text;
}

/** Accepts a name in place of its slug, and a label in place of its key in site.yaml. */
function choiceOf(text: string, node: SchemaNode, { hints, labels, state }: CellContext): string | undefined {
  const choices = choicesOf(node, hints);
  if (!choices) return undefined;
  const slug = slugify(text);
  const label = labels[String(node['x-key'])]?.get(text.toLowerCase());
  const wanted = [text, slug, `${slug}-${slugify(state)}`];
  return wanted.find((one) => choices.includes(one)) ?? label ?? choices.find((one) => slugify(one) === slug) ?? text;
}

function booleanOf(text: string): unknown {
  if (/^(true|yes|y|x|1)$/i.test(text)) return true;
  return /^(false|no|n|0)$/i.test(text) ? false : text;
}

/** If commas are decimal separators, dots in a whole number can only separate thousands. */
function withoutPoints(text: string, { hasDecimalCommas }: CellContext): string {
  return hasDecimalCommas && /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text;
}

/** 12,500 → 12500; if commas are decimal separators, 35,6 → 35.6. */
function numberOf(text: string, { hasDecimalCommas }: CellContext): unknown {
  const isDecimal = hasDecimalCommas && /^-?\d+,\d+$/.test(text);
  const plain = isDecimal ? text.replace(',', '.') : text.replace(/(?<=\d),(?=\d{3}\b)/g, '');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text;
}

/** New England and New Jersey; Puerto Rico and the Virgin Islands, whose codes start with two zeros. */
const statesWithZeros = ['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI'];

/** Restores leading zeros of a ZIP code, which spreadsheets drop. In other states, a short code is a mistake. */
function postalCodeOf(text: string, { country, state }: CellContext): string {
  const hasZeros = country === 'US' && statesWithZeros.includes(state);
  return hasZeros && /^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text;
}

function dateOf(text: string, { country }: CellContext): string {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined || country !== 'US' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** 30–45 minutes → 30-45 min. */
function minutesOf(text: string): string {
  const [, from, to] = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(?:m|min|mins|minutes)?\.?$/i.exec(text) ?? [];
  if (from === undefined) return text;
  return `${from}${to === undefined ? '' : `-${to}`} min`;
}
