/**
 * The schema of a data file → the schema of its translations: the texts, and nothing that has its home in the original. Pure.
 *
 * A text (`x-text`, `x-markdown`) is translated. `x-translate` says what else a translation may hold, and how it relates to the original:
 * `optional` values stay as they are unless it gives others, and so do `words` without a word; `own` values are never taken over, and a `key` names the item of a list.
 * `x-untranslated: omit` is what pages can do without, of the texts in site.yaml, which are otherwise shown in the main language.
 */
import { isGroup } from '../domain/groups.ts';
import { kindNames } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { memoize } from '../memo/memoize.ts';
import { noOwnFields, schemaOfKind } from './own/own-fields.ts';
import { type SchemaNode, withAllOf } from './schemas.ts';

/** Fields of every translation that the original does not have. Of a list with keys, each entry says what it translates. */
const translationFields: Record<string, SchemaNode> = {
  translates: {
    description:
      'The state of the original that this file translates, written by `treesite new translation`. If the texts of the original change, treesite reports it.',
    type: 'string',
    pattern: '^[0-9a-f]{8}$',
    'x-form': 'the eight characters that the next check shows if you delete this line, in quotes',
  },
  slug: {
    description: 'The name of the page in its URL, in this language. The default is that of the original.',
    type: 'string',
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 80,
    'x-form': 'lower-case letters, digits and single hyphens: cuidado-de-arboles',
  },
};

/** Kinds whose files cannot be translated: they hold no texts. */
const untranslatable: ReadonlySet<KindName> = new Set(['phone-overrides']);

/** The kinds whose files can be translated. */
export const translatableKinds = kindNames.filter((kind) => !untranslatable.has(kind));

/** `own`: the site's own fields, whose texts are translated too. */
export function translationSchema(kind: KindName, own = noOwnFields): SchemaNode {
  return translated(schemaOfKind(kind, own));
}

const translated = memoize((whole: SchemaNode): SchemaNode => {
  const { $id: _id, title, ...texts } = textsOf(whole) ?? {};
  const properties = texts.properties && { ...translationFields, ...texts.properties };
  return { ...texts, title: `${title}, translated`, ...(properties && { properties }) };
});

/** Numbers with their units, times of day, and currencies that have no sign. */
const measures =
  /\b(?:kr|Kč|zł|Ft|lei|Rs)(?!\p{L})|\d\s?(?:[ap]\. ?m\.?|[ap]m|h|hrs?|min|m|mins?|s|secs?|k|k?Wh?|ft|in|yds?|mi|mph|psi|dB|ha|t|[cmk]m|lbs?|oz|k?g|gal|[cm]?l)(?!\p{L})/gu;

/**
 * “Free”, “May 2020”, “Closed on Mondays” and “2 for $99” must be translated; “45 min”, “24/7”, and names and abbreviations such as
 * “Mill Bridge” and “NC” need not.
 */
function hasWords(value: string): boolean {
  const words = value.replace(measures, '').match(/(?<![\p{L}\p{N}]['’]?)\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length === 1 ? /[^\P{L}\p{Lu}]/u.test(words[0]) : words.some((word) => !/^\p{Lu}/u.test(word));
}

/** Whether a value that a translation leaves out is missing. */
export function isRequiredText(node: SchemaNode, value = ''): boolean {
  const mode = node['x-translate'];
  return isText(node) && (mode === undefined || (mode === 'words' && hasWords(value)));
}

/** The field by which a translation names the item of a list. */
export function itemKeyOf({ properties = {} }: SchemaNode): string | undefined {
  return Object.keys(properties).find((name) => properties[name]?.['x-translate'] === 'key');
}

export function isText(node: SchemaNode): boolean {
  return 'x-text' in node || 'x-markdown' in node;
}

/** The node with only its texts. Undefined if it has none. */
function textsOf(node: SchemaNode): SchemaNode | undefined {
  const whole = resolved(node);
  const { items, oneOf } = whole;
  if (whole.properties || isGroup(whole.additionalProperties)) return groupOf(whole);
  const branches = (oneOf ?? []).flatMap(branchOf);
  if (branches.length > 0) return { ...whole, oneOf: branches };
  if (isGroup<SchemaNode>(items)) {
    const own = whole['x-translate'] === undefined ? textsOf(items) : resolved(items);
    return own && { ...whole, items: own };
  }
  return isText(whole) || whole['x-translate'] !== undefined ? whole : undefined;
}

/** What an incomplete file need not fulfill is left out too. */
function resolved(node: SchemaNode): SchemaNode {
  const { default: _default, minItems: _minItems, required: _required, ...own } = withAllOf(node);
  return own;
}

/** A question needs its answer in every language. */
function branchOf(branch: SchemaNode): SchemaNode[] {
  const texts = groupOf(branch);
  return texts ? [{ ...texts, required: branch.required }] : [];
}

function groupOf({ propertyNames: _propertyNames, ...node }: SchemaNode): SchemaNode | undefined {
  const { properties = {}, additionalProperties } = node;
  const texts = Object.entries(properties).flatMap(([name, child]): [string, SchemaNode][] => {
    const text = textsOf(child);
    return text ? [[name, text]] : [];
  });
  const others = isGroup<SchemaNode>(additionalProperties) ? textsOf(additionalProperties) : undefined;
  if (!others && texts.every(([, text]) => text['x-translate'] === 'key')) return undefined;
  const group = { ...node, properties: Object.fromEntries(texts), additionalProperties: others ?? false };
  const { translates } = translationFields;
  return translates && itemKeyOf(group) ? { ...group, properties: { ...group.properties, translates } } : group;
}
