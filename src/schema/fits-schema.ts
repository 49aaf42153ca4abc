/**
 * A value and its schema → whether it fits. Fills in defaults and collects annotations on the way. Stops at the first mismatch; ajv then finds all
 * errors. It knows the keywords of the built-in schemas only. Pure, except that it changes the value and the walk.
 */
import { isGroup } from '../domain/groups.ts';
import { type Annotation, annotationKinds } from './annotation.ts';
import { definitionAt, type SchemaNode } from './schemas.ts';

/** The current position of the walk in a file, and the annotations found so far. */
interface Walk {
  /** List positions as text, as in a JSON pointer. */
  path: string[];
  annotations: Annotation[];
}

interface Role {
  /** A branch of a oneOf, where defaults are not filled in. */
  isBranch?: boolean;
  /** The value is the key of a map. */
  isKey?: boolean;
}

export function fitsSchema(value: unknown, node: SchemaNode, walk: Walk, role: Role = {}): boolean {
  return (
    hasType(value, node) &&
    (node.$ref === undefined || fitsSchema(value, definitionAt(node.$ref), walk, role)) &&
    (!Array.isArray(node.oneOf) || fitsOne(value, node.oneOf, walk)) &&
    (node.allOf ?? []).every((part) => fitsSchema(value, part, walk, role)) &&
    annotate(value, node, walk, role) &&
    (typeof value !== 'string' || isText(value, node)) &&
    (typeof value !== 'number' || isWithin(value, node)) &&
    (!Array.isArray(value) || isList(value, node, walk)) &&
    (!isGroup(value) || isGroupOf(value, node, walk, role))
  );
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isGroup,
};

function hasType(value: unknown, { type, enum: choices }: SchemaNode): boolean {
  if (Array.isArray(choices)) return choices.includes(value);
  if (typeof type === 'string') return types[type]?.(value) === true;
  return !Array.isArray(type) || type.some((name) => types[name]?.(value) === true);
}

/** Exactly one branch must match; annotations of the others are dropped. */
function fitsOne(value: unknown, branches: readonly SchemaNode[], walk: Walk): boolean {
  const { annotations, path } = walk;
  const fitting = branches.filter((branch) => {
    const [found, depth] = [annotations.length, path.length];
    if (fitsSchema(value, branch, walk, { isBranch: true })) return true;
    annotations.length = found;
    path.length = depth;
    return false;
  });
  return fitting.length === 1;
}

type Mark = Pick<Annotation, 'kind' | 'target' | 'tokens'>;

/** By node of a schema. */
const marks = new Map<SchemaNode, readonly Mark[]>();

function marksOf(node: SchemaNode): readonly Mark[] {
  const found = annotationKinds.filter((kind) => `x-${kind}` in node);
  const tokens = (node['x-tokens'] ?? []) as readonly string[];
  return found.map((kind) => ({ kind, target: String(node[`x-${kind}`]), tokens }));
}

/** Records the value if the schema marks it with an `x-…` keyword. */
function annotate(value: unknown, node: SchemaNode, { annotations, path }: Walk, { isKey = false }: Role): true {
  if (typeof value !== 'string' && typeof value !== 'number') return true;
  const found = marks.get(node) ?? marksOf(node);
  marks.set(node, found);
  for (const { kind, target, tokens } of found)
    annotations.push({ kind, target, value: String(value), path: path.slice(), isKey, tokens });
  return true;
}

const patterns = new Map<string, RegExp>();

/** Lengths count characters, some of which are two UTF-16 code units. */
function isText(text: string, { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: SchemaNode): boolean {
  // A string of 2 × minLength code units has at least minLength characters.
  if (text.length < 2 * Number(minLength) && [...text].length < Number(minLength)) return false;
  if (text.length > Number(maxLength) && [...text].length > Number(maxLength)) return false;
  if (typeof pattern !== 'string') return true;
  const form = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, form);
  return form.test(text);
}

function isWithin(number: number, { minimum = -Infinity, maximum = Infinity }: SchemaNode): boolean {
  return number >= Number(minimum) && number <= Number(maximum);
}

function isList(list: readonly unknown[], { items, minItems = 0, uniqueItems }: SchemaNode, walk: Walk): boolean {
  if (list.length < Number(minItems) || (uniqueItems === true && !areDifferent(list))) return false;
  if (items === undefined) return true;
  for (const [index, entry] of list.entries())
    if (!fitsAt(String(index), entry, items as SchemaNode, walk)) return false;
  return true;
}

/** False for any list with groups or lists, which ajv then compares; no built-in schema requires them to be unique. */
function areDifferent(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length && !list.some((item) => typeof item === 'object');
}

function isGroupOf(group: Record<string, unknown>, node: SchemaNode, walk: Walk, { isBranch = false }: Role): boolean {
  const { properties = {}, required, additionalProperties = true, propertyNames, minProperties = 0 } = node;
  if (!isBranch) fillIn(group, properties);
  if ((required as readonly string[] | undefined)?.some((name) => group[name] === undefined)) return false;
  const names = Object.keys(group);
  if (names.length < Number(minProperties)) return false;
  if (
    propertyNames !== undefined &&
    !names.every((name) => fitsAt(name, name, propertyNames as SchemaNode, walk, { isKey: true }))
  )
    return false;
  for (const name in properties) {
    const child = properties[name];
    if (child && group[name] !== undefined && !fitsAt(name, group[name], child, walk)) return false;
  }
  if (additionalProperties === true) return true;
  const others = names.filter((name) => !Object.hasOwn(properties, name));
  if (additionalProperties === false) return others.length === 0;
  return others.every((name) => fitsAt(name, group[name], additionalProperties as SchemaNode, walk));
}

function fitsAt(step: string, value: unknown, node: SchemaNode, walk: Walk, role?: Role): boolean {
  walk.path.push(step);
  const isFitting = fitsSchema(value, node, walk, role);
  walk.path.pop();
  return isFitting;
}

/** A copy of each default, because nested defaults are filled into it. */
function fillIn(group: Record<string, unknown>, properties: Readonly<Record<string, SchemaNode>>): void {
  for (const name in properties) {
    const child = properties[name];
    if (group[name] !== undefined || !child || !('default' in child)) continue;
    const { default: value } = child;
    group[name] = typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
  }
}
