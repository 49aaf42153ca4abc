/** A field's schema → a placeholder: valid, and marked so that `check` reports it. Pure. */
import { valueAt } from '../domain/groups.ts';
import { fillIn } from '../domain/texts/tokens.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { printable } from '../text/printable.ts';
import { hyphenated, truncateList } from '../text/strings.ts';
import { choicesOf } from './fields.ts';
import { typesOf } from './resolve-schema.ts';
import type { SiteFacts } from './site-facts.ts';

/** What is known of a site and of a new file in it. */
export interface Hints extends SiteFacts {
  /** YYYY-MM-DD. */
  today: string;
  /** Values of the closest entity with the same fields: a city's county, the business. */
  inherited: (path: readonly string[]) => unknown;
}

/** `county` is the slug of the county that a new city is in. */
export function hintsOf(today: string, facts: SiteFacts, county = ''): Hints {
  const parents = [facts.counties.get(county), facts.site?.business];
  const inherited = (path: readonly string[]) =>
    parents.map((parent) => valueAt(parent, path)).find((value) => value !== undefined);
  return { ...facts, today, inherited };
}

interface Placeholder {
  /** Undefined if the schema has no example of its format. */
  value: string | number | boolean | undefined;
  /** A comment with the mark, for values that cannot contain it. */
  note?: string;
}

/** The current position in the schema. */
export interface Place {
  hints: Hints;
  /** Names of the enclosing fields; '' for an entry of a list. */
  path: readonly string[];
  isRequired: boolean;
}

export function placeholder(node: SchemaNode, { path, isRequired, hints }: Place): Placeholder {
  const choices = choicesOf(node, hints);
  if (choices?.[0] !== undefined) return { value: choices[0], note: `${fillIn}: one of ${truncateList(choices, 5)}` };
  const picture = hints.read.images.find(({ name }) => printable(name) === name)?.name ?? 'picture.jpg';
  if (node['x-image'] !== undefined) return { value: picture, note: fillIn };
  if (node['x-date'] === true) return { value: hints.today, note: fillIn };
  const types = typesOf(node);
  if (isExample(node.const)) return { value: node.const };
  const [example] = node.examples ?? [];
  if (isExample(example)) return { value: example, note: fillIn };
  if (types.includes('boolean')) return { value: node.default !== true };
  if (types.includes('number') || types.includes('integer')) {
    const inherited = isRequired ? hints.inherited(path) : undefined;
    return { value: typeof inherited === 'number' ? inherited : likelyNumber(node), note: fillIn };
  }
  if (node.pattern !== undefined) return { value: exampleOf(node), note: fillIn };
  return { value: textFor(path, node) };
}

function isExample(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function likelyNumber({ default: usual, minimum = 0, maximum = Number.POSITIVE_INFINITY }: SchemaNode): number {
  return typeof usual === 'number' ? usual : Math.min(maximum, Math.max(minimum, 10));
}

/** The example at the end of how a value is written: `the minutes, one number or two: 30-45 min`. */
function exampleOf({ 'x-form': form = '', pattern = '' }: SchemaNode): string | undefined {
  const [, example] = /: "?([^":]+)"?$/.exec(form) ?? [];
  return example !== undefined && new RegExp(pattern).test(example) ? example : undefined;
}

/** metaTitle → `FILL IN meta title`; entries of lists have no name. */
function textFor(path: readonly string[], { maxLength = Number.POSITIVE_INFINITY }: SchemaNode): string {
  const words = hyphenated(path.at(-1) ?? '', ' ');
  const text = `${fillIn} ${words}`.trimEnd();
  return text.length > maxLength ? fillIn : text;
}
