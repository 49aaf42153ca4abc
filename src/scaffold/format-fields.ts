/** A schema → its required and given fields in YAML, each with its description as a comment above it. Pure. */
import { Document, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isGroup } from '../domain/groups.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { choicesOf } from './fields.ts';
import { type Place, placeholder } from './placeholder.ts';
import { childOf, resolveNode, typesOf } from './resolve-schema.ts';

const maxWidth = 100;

export interface Form extends Place {
  /** Omits descriptions. */
  isBare?: boolean;
  /** Omits required fields that have no value. */
  isSparse?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** Required fields come first. `given`: values of some fields, which need no placeholder. */
export function fieldsNode(schema: SchemaNode, given: Values, place: Form): YAMLMap<Scalar, Node> {
  const { properties = {}, required = [] } = resolveNode(schema);
  const isGiven = (name: string) => given[name] !== undefined;
  const names = Object.keys(properties);
  const needed = names.filter((name) => required.includes(name) && (!place.isSparse || isGiven(name)));
  const others = names.filter((name) => !required.includes(name) && isGiven(name));
  const map = new YAMLMap<Scalar, Node>();
  for (const name of [...needed, ...others]) {
    const node = resolveNode(properties[name] ?? {});
    const isNeeded = required.includes(name);
    const key = new Scalar(name);
    const about = `${isNeeded ? 'required: ' : ''}${node.description ?? ''}`;
    if (!place.isBare) key.commentBefore = wrap(about, 2 * place.path.length).join('\n');
    const inner = { ...place, isRequired: isNeeded && place.isRequired, path: [...place.path, name] };
    map.items.push(new Pair(key, valueNode(node, given[name], inner)));
  }
  return map;
}

/** An entry of a list, with the comment of its first field above the hyphen. */
export function entryNode(schema: SchemaNode, given: Values, place: Form): Node {
  if (!schema.properties) return scalarNode(schema, place);
  const entry = fieldsNode(schema, given, place);
  const first = entry.items[0]?.key;
  entry.commentBefore = first?.commentBefore ?? null;
  if (first) first.commentBefore = null;
  return entry;
}

/** `node`: the fields of a file, or its entries. Empty if there are none. */
export function formatNode(node: YAMLMap | YAMLSeq): string {
  const document = new Document();
  document.contents = node as never;
  return node.items.length === 0 ? '' : document.toString({ lineWidth: maxWidth, nullStr: '' });
}

/** A text as lines of YAML comments. */
export function comment(text: string): string[] {
  return wrap(text, 0).map((line) => `#${line}`);
}

/** `indent` is the number of spaces that the lines get. A long word gets a line of its own. */
function wrap(text: string, indent: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 2 + word.length <= maxWidth - indent)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(` ${word}`);
  }
  return lines;
}

function valueNode(node: SchemaNode, given: unknown, place: Form): Node {
  if (node.properties && (given === undefined || isGroup(given))) return fieldsNode(node, given ?? {}, place);
  if (given !== undefined) return new Document().createNode(given) as Node;
  const inner = { ...place, path: [...place.path, ''] };
  const items = childOf(node, 'items');
  return items ? listNode(items, node, inner) : scalarNode(node, place);
}

/** The minimum number of entries; for required references, all known slugs. */
function listNode(items: SchemaNode, { minItems = 0 }: SchemaNode, place: Form): YAMLSeq {
  const slugs = (items['x-ref'] !== undefined && choicesOf(items, place.hints)) || [];
  const list = new YAMLSeq<Node>();
  if (place.isRequired && slugs.length > 0) list.items = slugs.map((slug) => new Scalar(slug));
  else list.items = Array.from({ length: Math.max(1, minItems) }, () => entryNode(items, {}, place));
  return list;
}

function scalarNode(node: SchemaNode, place: Form): Scalar {
  const { value = null, note } = placeholder(node, place);
  const scalar = new Scalar(value !== null && typesOf(node).includes('string') ? String(value) : value);
  if (note !== undefined) scalar.comment = ` ${note}`;
  return scalar;
}
