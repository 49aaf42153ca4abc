/**
 * A data file's value and that of its translation → the value in that language: the original's facts with the translation's texts. Pure.
 *
 * A text without a translation is left out, with the group or list that needs it, so that a page never mixes two languages. In site.yaml, on
 * which every page depends, it stays as it is, unless the schema says that pages can do without it (`x-untranslated`), and so does a value of a few words (`x-translate: words`).
 */
import { createHash } from 'node:crypto';
import type { Path } from '../diagnostics/locate.ts';
import { isGroup } from '../domain/groups.ts';
import type { KindName } from '../domain/kinds.ts';
import { noOwnFields } from './own/own-fields.ts';
import type { SchemaNode } from './schemas.ts';
import { isRequiredText, isText, itemKeyOf, translationSchema } from './translation-schema.ts';

/** A text in both languages. */
export interface TextPair {
  path: Path;
  original: string;
  translated: string;
  /** False for names and values that may be the same in both languages. */
  isRequired: boolean;
}

/** An original, or an entry of its list, and what its translation says about its state. */
export interface TranslatedState {
  /** Of `translates` in the translation. */
  path: Path;
  /** The key of the entry. */
  entry?: unknown;
  /** Of the original's texts, now and at the time of the translation. */
  digest: string;
  translates?: unknown;
}

export interface Overlaid {
  value: unknown;
  /** Of the entries of a list with keys. */
  states: TranslatedState[];
  /** Texts, or groups and lists of texts, that only the original has. */
  missing: Path[];
  /** Keys of items that the original does not have. */
  unknown: Path[];
  /** The first item that a list of the original does not have. */
  longer: Path[];
  pairs: TextPair[];
}

/** A file of the main language. */
interface Original {
  kind: KindName;
  value: unknown;
  /** Of Markdown. */
  body?: string;
}

export function overlay({ kind, value: original }: Original, translation: unknown, own = noOwnFields): Overlaid {
  const found: Omit<Overlaid, 'value'> = { states: [], missing: [], unknown: [], longer: [], pairs: [] };
  const isKept = (node: SchemaNode) => kind === 'site' && node['x-untranslated'] !== 'omit';

  function merge(node: SchemaNode, from: unknown, to: unknown, path: Path): unknown {
    if (node['x-translate'] === 'own' || from === undefined) return to;
    if (to === undefined && !hasRequiredText(node, from)) return from;
    if (to === undefined && !(isKept(node) && isGroup(from))) {
      found.missing.push(path);
      return isKept(node) || node['x-translate'] === 'words' ? from : undefined;
    }
    if (isGroup<SchemaNode>(node.items)) return mergeList({ ...node, items: node.items }, from, to, path);
    if (node.properties || isGroup(node.additionalProperties)) return mergeGroup(node, from, to ?? {}, path);
    if (node.oneOf) return mergeBranch(node.oneOf, from, to, path);
    if (isText(node) && typeof from === 'string' && typeof to === 'string')
      found.pairs.push({ path, original: from, translated: to, isRequired: isRequiredText(node, from) });
    return to;
  }

  function mergeList(node: SchemaNode & { items: SchemaNode }, from: unknown, to: unknown, path: Path): unknown {
    const { items } = node;
    // Keywords: another language has other words, and as many as it needs.
    if (node.uniqueItems && isRequiredText(items)) return to;
    if (!Array.isArray(from) || !Array.isArray(to)) return to;
    const key = itemKeyOf(items);
    if (key !== undefined) {
      const indexOf = (list: typeof to, item: (typeof to)[number]) =>
        list.findIndex((other) => other?.[key] === item?.[key]);
      found.unknown.push(...to.flatMap((item, index) => (indexOf(from, item) === -1 ? [[...path, index, key]] : [])));
      return from.flatMap((item) => {
        const index = indexOf(to, item);
        if (index === -1 || !hasRequiredText(items, to[index])) return [];
        const { translates, ...texts } = to[index];
        const at = [...path, index];
        found.states.push({
          path: [...at, 'translates'],
          entry: item[key],
          digest: digestOfValue(items, item),
          translates,
        });
        return [merge(items, item, texts, at)];
      });
    }
    if (to.length < from.length) found.missing.push(path);
    if (to.length > from.length) found.longer.push([...path, from.length]);
    const merged = to.map((item, index) => merge(items, from[index], item, [...path, index]));
    return isKept(node) ? [...merged, ...from.slice(to.length)] : merged;
  }

  function mergeGroup(node: SchemaNode, from: unknown, to: unknown, path: Path): unknown {
    if (!isGroup(from) || !isGroup(to)) return to;
    const { properties = {}, additionalProperties } = node;
    const merged: Record<string, unknown> = { ...from };
    const others = isGroup<SchemaNode>(additionalProperties) ? Object.keys({ ...from, ...to }) : [];
    for (const name of new Set([...Object.keys(properties), ...others])) {
      const child = properties[name] ?? (additionalProperties as SchemaNode);
      const value = merge(child, from[name], to[name], [...path, name]);
      if (value === undefined) delete merged[name];
      else merged[name] = value;
    }
    return merged;
  }

  /** The forms of a question differ in the names of their fields. */
  function mergeBranch(branches: readonly SchemaNode[], from: unknown, to: unknown, path: Path): unknown {
    const branchOf = (value: unknown) =>
      branches.find(({ required = [] }) => isGroup(value) && required.every((name) => name in value));
    const [own, other] = [branchOf(to), branchOf(from)];
    if (own && own === other) mergeGroup(own, from, to, path);
    return to;
  }

  return { value: merge(translationSchema(kind, own), original, translation, []), ...found };
}

/** An empty text is none: it says that there is nothing, in every language. */
function hasRequiredText(node: SchemaNode, value: unknown): boolean {
  return requiredTexts(node, value, []).some(([, text]) => text !== '');
}

/** Changes when a text of the original changes that its translations must have. */
export function digestOf({ kind, value, body }: Original, own = noOwnFields): string {
  return digestOfValue(translationSchema(kind, own), value, body);
}

/** `node`: the schema of its translation. */
export function digestOfValue(node: SchemaNode, value: unknown, body = ''): string {
  const texts = requiredTexts(node, value, []);
  return createHash('sha256')
    .update(JSON.stringify([texts, body]))
    .digest('hex')
    .slice(0, 8);
}

/** All texts of an original that its translations must have, with their paths: while they are the same, so is what is to be translated. */
function requiredTexts(node: SchemaNode, value: unknown, path: Path): [Path, string][] {
  if (node['x-translate'] === 'own') return [];
  if (typeof value === 'string') return isRequiredText(node, value) ? [[path, value]] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => requiredTexts((node.items ?? {}) as SchemaNode, item, [...path, index]));
  if (!isGroup(value)) return [];
  const { properties = {}, additionalProperties, oneOf } = node;
  if (oneOf) return Object.entries(value).map(([name, text]) => [[...path, name], String(text)]);
  return Object.keys(value).flatMap((name) => {
    const child = properties[name] ?? (isGroup<SchemaNode>(additionalProperties) ? additionalProperties : undefined);
    return child ? requiredTexts(child, value[name], [...path, name]) : [];
  });
}
