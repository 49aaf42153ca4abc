/** An original → the skeleton of its translation: each text to translate, with the original as a comment above it. Pure. */
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  type Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isGroup } from '../domain/groups.ts';
import { entityKinds } from '../domain/kind-lists.ts';
import { fillIn } from '../domain/texts/tokens.ts';
import { splitDate } from '../domain/urls/urls.ts';
import { digestOf, digestOfValue } from '../schema/overlay.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { DataRecord, DocumentRecord } from '../schema/records.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { isRequiredText, keyOf, translationSchema } from '../schema/translation-schema.ts';

/** `schema`: the path of its schema for editors, relative to the file; undefined for Markdown. */
export function formatTranslation(
  original: DataRecord | DocumentRecord,
  schema: string | undefined,
  own: OwnFields,
): string {
  const { kind, value } = original;
  const body = 'body' in original ? original.body : undefined;
  const document = new Document();
  const texts = skeletonOf(document, translationSchema(kind, own), value);
  if (isSeq(texts)) document.contents = texts as never;
  else {
    const group = document.createNode({ translates: stateOf(document, digestOf(original, own)) }) as YAMLMap;
    if (isMap(texts)) group.items.push(...texts.items);
    document.contents = group as never;
    const slug = entityKinds.has(kind) ? commentOf(`slug: ${splitDate(original.slug).slug}`, '') : undefined;
    const { wording } = kind === 'site' ? parse(original.text) : {};
    const words = wording && commentOf(stringify({ wording }).trim(), '');
    group.comment = [slug, texts?.comment, words].filter(Boolean).join('\n') || null;
  }
  document.commentBefore = headOf(original, schema);
  const text = document.toString({ lineWidth: 0 });
  if (body === undefined) return text;
  return `---\n${text}\n${commentOf(body.trim())}\n---\n\n${fillIn}\n`;
}

function stateOf(document: Document, digest: string): Scalar {
  const state = document.createNode(digest) as Scalar;
  state.type = 'QUOTE_DOUBLE';
  return state;
}

function headOf({ file }: DataRecord, schema: string | undefined): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [
    ...(schema === undefined ? [] : [` yaml-language-server: $schema=${schema}`]),
    ` The translation of ${name}. Everything that is not here, such as prices, pictures and coordinates, comes from there.`,
    ' Items of a list are in the order of the original. Links lead to the original’s pages, and are translated automatically. Fields in comments are optional.',
  ].join('\n');
}

/** Undefined without a text that must be translated. */
function skeletonOf(document: Document, node: SchemaNode, value: unknown): Node | undefined {
  const mode = node['x-translate'];
  if (mode === 'key') return document.createNode(value) as Node;
  if (mode !== undefined || value === undefined) return undefined;
  if (typeof value === 'string') {
    if (!isRequiredText(node)) return undefined;
    const text = document.createNode(fillIn) as Node;
    text.commentBefore = value.trim().replace(/^/gm, ' ');
    return text;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => skeletonOf(document, (node.items ?? {}) as SchemaNode, item));
    if (!items.some((item) => item !== undefined)) return undefined;
    // Items that must differ.
    if (node.uniqueItems)
      for (const [index, item] of items.entries()) if (isScalar(item)) item.value = `${fillIn} ${value[index]}`;
    const list = document.createNode([]) as YAMLSeq;
    list.items.push(...items.map((item) => item ?? document.createNode({})));
    return list;
  }
  return isGroup(value) ? groupOf(document, node, value) : undefined;
}

function groupOf(document: Document, node: SchemaNode, value: Record<string, unknown>): Node | undefined {
  const { properties = {}, additionalProperties, oneOf = [] } = node;
  const branch = (oneOf as SchemaNode[]).find(({ properties: own = {} }) =>
    Object.keys(value).every((name) => name in own),
  );
  if (branch) return groupOf(document, branch, value);
  const group = document.createNode({}) as YAMLMap;
  const offered: Record<string, unknown> = {};
  let hasText = false;
  for (const [name, child] of Object.entries(value)) {
    const schema = properties[name] ?? (isGroup<SchemaNode>(additionalProperties) ? additionalProperties : undefined);
    const found = schema && skeletonOf(document, schema, child);
    if (!found) offered[name] = schema && optionalIn(schema, child);
    if (!found) continue;
    hasText ||= schema['x-translate'] !== 'key';
    const pair = document.createPair(name, found) as Pair<Node, Node>;
    // Above the key, where a reader expects it.
    if (found.commentBefore) pair.key.commentBefore = found.commentBefore;
    if (found.commentBefore) found.commentBefore = null;
    group.items.push(pair);
    if (name === keyOf(node))
      group.items.push(document.createPair('translates', stateOf(document, digestOfValue(node, value))) as typeof pair);
  }
  const offers = stringify(offered).trim();
  if (offers !== '{}') group.comment = commentOf(offers, '');
  return hasText ? group : undefined;
}

/** What a translation may replace and need not, such as names and values: offered as comments. */
function optionalIn(node: SchemaNode, value: unknown): unknown {
  if (node['x-translate'] === 'optional') return value;
  if (!node.properties || node['x-translate'] !== undefined || !isGroup(value)) return undefined;
  const found = Object.entries(value).flatMap(([name, child]) => {
    const own = node.properties?.[name];
    const offer = own && optionalIn(own, child);
    return offer === undefined ? [] : [[name, offer] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function commentOf(text: string, mark = '#'): string {
  return text.replace(/^/gm, `${mark} `).replace(/ +$/gm, '');
}
