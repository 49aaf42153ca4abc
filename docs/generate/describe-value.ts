/** A schema node → what may be written there, in words with links. Pure. */
import { resolveNode, typesOf } from '../../src/scaffold/resolve-schema.ts';
import { definitions, type SchemaNode, withDefinition } from '../../src/schema/schemas.ts';
import { choice, code, linkTo } from './markdown.ts';

/** Definitions that are a kind of text: described once, linked from every use. */
export const textKinds = [
  'text',
  'markdown',
  'slug',
  'link',
  'path',
  'webAddress',
  'image',
  'icon',
  'phone',
  'date',
  'time',
  'color',
];

/** A node as written → what it is. Nodes below keep their references, which become links. */
export function resolved(node: SchemaNode): SchemaNode {
  return resolveNode(withDefinition(node));
}

/** The heading of a definition. */
export function headingOf(name: string): string {
  return String(definitions[name]?.title ?? name);
}

/** The name of the shared definition that a node refers to. */
export function definitionOf(node: SchemaNode): string | undefined {
  return node.$ref?.split('#/definitions/')[1];
}

/** Definitions of groups have a table of their own. */
export function isShape(name: string): boolean {
  return definitions[name]?.type === 'object';
}

export function childNode(
  node: SchemaNode,
  keyword: 'items' | 'additionalProperties' | 'propertyNames',
): SchemaNode | undefined {
  const child = node[keyword];
  return typeof child === 'object' && child !== null ? (child as SchemaNode) : undefined;
}

/** `inside` is the heading of the table of a group's own fields, where it has some. */
export function describeValue(node: SchemaNode, inside: string): string {
  const name = definitionOf(node);
  if (name !== undefined) {
    if (isShape(name) || textKinds.includes(name)) return linkTo(headingOf(name), headingOf(name).toLowerCase());
    return describeValue(definitions[name] ?? {}, inside);
  }
  const { minItems, 'x-ref': ref, 'x-key': key, ...rest } = resolved(node);
  if (typeof ref === 'string') return `${linkTo(ref, ref)} slug`;
  if (typeof key === 'string') return `key of ${code(key)} in ${linkTo('site', 'site.yaml')}`;
  if (Array.isArray(rest.enum)) return choice(rest.enum);
  const items = childNode(rest, 'items');
  if (items) return `list of ${plural(describeValue(items, inside))}${atLeast(minItems)}`;
  if (rest.properties) return linkTo(inside, 'group');
  const values = childNode(rest, 'additionalProperties');
  if (values) return `${keysOf(rest)}, each with ${describeValue(values, inside)}`;
  return typesOf(rest)
    .map((type) => describeType(type, rest))
    .join(' or ');
}

function plural(words: string): string {
  return words.replace(/ slug$/, ' slugs');
}

function keysOf(node: SchemaNode): string {
  const { 'x-ref': ref } = childNode(node, 'propertyNames') ?? {};
  return typeof ref === 'string' ? `${linkTo(ref, ref)} slugs` : 'keys of your own';
}

function describeType(type: unknown, node: SchemaNode): string {
  if (type === 'boolean') return choice([true, false]);
  if (type === 'integer') return `whole number${limits(node)}`;
  if (type === 'number') return `number${limits(node)}`;
  if (node['x-date'] === true) return linkTo(headingOf('date'), 'date');
  if (node['x-image'] !== undefined) return linkTo(headingOf('image'), 'picture');
  return node['x-text'] === true ? linkTo(headingOf('text'), 'text') : 'text';
}

function limits({ minimum, maximum }: SchemaNode): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${String(minimum)} to ${String(maximum)}`;
  return minimum === undefined ? '' : `, ${String(minimum)} or more`;
}

function atLeast(least: unknown): string {
  return typeof least === 'number' && least > 0 ? `, at least ${least === 1 ? 'one' : least}` : '';
}

/** "required", or what holds where the field is left out. */
export function describeDefault(field: string, parent: SchemaNode, node: SchemaNode): string {
  if (parent.required?.includes(field)) return '**required**';
  const value = resolved(node).default;
  const isEmpty = value === undefined || /^(\{\}|\[\])$/.test(JSON.stringify(value));
  return isEmpty ? '' : code(typeof value === 'string' ? value : JSON.stringify(value));
}
