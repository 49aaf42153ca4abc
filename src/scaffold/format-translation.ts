/** An original → the skeleton of its translation: each text to translate, with the original as a comment above it. Pure. */
import { Document, isMap, isScalar, type Node, Pair, parse, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isGroup, valueAt } from '../domain/groups.ts';
import { languageOf, languagesWithWords } from '../domain/texts/languages.ts';
import { fillIn } from '../domain/texts/tokens.ts';
import { digestOf, digestOfValue } from '../schema/overlay.ts';
import type { DataRecord, DocumentRecord } from '../schema/records.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { isRequiredText, itemKeyOf, translationSchema } from '../schema/translation-schema.ts';
import { schemaLine } from './new-kinds.ts';
import type { SiteFacts } from './site-facts.ts';

interface Target {
  /** The language of the translation. */
  language: string;
  /** Relative to the data folder. */
  file: string;
  facts: Pick<SiteFacts, 'own' | 'schemaFolder'>;
}

export function formatTranslation(original: DataRecord | DocumentRecord, target: Target): string {
  const { file, facts } = target;
  const { kind, value } = original;
  const texts = skeletonOf(translationSchema(kind, facts.own), value);
  const document = new Document();
  document.contents = (Array.isArray(value) ? texts : withState(original, texts, target)) as never;
  document.commentBefore = headOf(original, schemaLine(file, kind, facts));
  const text = document.toString({ lineWidth: 0 });
  if (!('body' in original)) return text;
  return `---\n${text}\n${commentOf(original.body.trim())}\n---\n\n${fillIn}\n`;
}

/** The texts of a whole file, with the state of the original and the words of templates. */
function withState(original: DataRecord | DocumentRecord, texts: Node | undefined, target: Target): YAMLMap {
  const { language, facts } = target;
  const { kind, value } = original;
  const group = isMap<Scalar, Node>(texts) ? texts : new YAMLMap<Scalar, Node>();
  group.items.unshift(stateOf(digestOf(original, facts.own)));
  if (kind === 'site') {
    const hasDefaults = languagesWithWords.includes(languageOf(language));
    group.items.push(...wordingOf(hasDefaults ? parse(original.text) : value));
  }
  return group;
}

/** The words of the templates that a site sets. */
function wordingOf(site: unknown): Pair<Scalar, Node>[] {
  const { 'x-translate': _own, ...node } = translationSchema('site').properties?.wording ?? {};
  const words = skeletonOf(node, valueAt(site, ['wording']));
  return words ? [new Pair(new Scalar('wording'), words)] : [];
}

/** What a translation says about the state of the original. */
function stateOf(digest: string): Pair<Scalar, Node> {
  const state = new Scalar(digest);
  state.type = 'QUOTE_DOUBLE';
  return new Pair(new Scalar('translates'), state);
}

function headOf({ file }: DataRecord, first: string | undefined): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [
    ...(first === undefined ? [] : [first.slice(1)]),
    ` The translation of ${name}. Everything that is not here, such as prices, pictures and coordinates, comes from there.`,
    ' Items of a list are in the order of the original. Links lead to the original’s pages, and are translated automatically. Other fields that a translation may have, such as slug, are optional: editors complete them.',
  ].join('\n');
}

/** Undefined without a text that must be translated. */
function skeletonOf(node: SchemaNode, value: unknown): Node | undefined {
  const mode = node['x-translate'];
  if (mode === 'key') return new Scalar(value);
  if (typeof value !== 'string') {
    if (mode !== undefined) return undefined;
    if (isGroup(value)) return groupOf(node, value);
    return Array.isArray(value) ? listOf(node, value) : undefined;
  }
  if (value === '' || !isRequiredText(node, value)) return undefined;
  const text = new Scalar(fillIn);
  text.commentBefore = value.trim().replace(/^/gm, ' ');
  return text;
}

function listOf({ items = {}, uniqueItems }: SchemaNode, value: readonly unknown[]): Node | undefined {
  const found = value.map((item) => skeletonOf(items as SchemaNode, item));
  if (found.every((item) => item === undefined)) return undefined;
  // Items that must differ.
  if (uniqueItems)
    for (const [index, item] of found.entries()) if (isScalar(item)) item.value = `${fillIn} ${value[index]}`;
  const list = new YAMLSeq<Node>();
  list.items = found.map((item) => item ?? new YAMLMap());
  return list;
}

function groupOf(node: SchemaNode, value: Record<string, unknown>): Node | undefined {
  const { properties = {}, additionalProperties, oneOf = [] } = node;
  const branch = oneOf.find(({ properties: own = {} }) => Object.keys(value).every((name) => name in own));
  if (branch) return groupOf(branch, value);
  const group = new YAMLMap<Scalar, Node>();
  let hasText = false;
  for (const [name, child] of Object.entries(value)) {
    const schema = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const found = schema && skeletonOf(schema, child);
    if (!found) continue;
    hasText ||= schema['x-translate'] !== 'key';
    const key = new Scalar(name);
    // Above the key, where a reader expects it.
    key.commentBefore = found.commentBefore ?? null;
    found.commentBefore = null;
    group.items.push(new Pair(key, found));
    if (name === itemKeyOf(node)) group.items.push(stateOf(digestOfValue(node, value)));
  }
  return hasText ? group : undefined;
}

function commentOf(text: string): string {
  return text.replace(/^/gm, '# ').replace(/ +$/gm, '');
}
