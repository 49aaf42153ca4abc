/**
 * A value and its schema → whether it fits. Fills in defaults and collects annotations on the way. Stops at the first mismatch; ajv then finds all
 * errors. It knows the keywords of the built-in schemas only. Pure, except that it changes the value and the walk.
 */
import { isGroup } from '../domain/groups.ts';
import { memoize, once } from '../memo/memoize.ts';
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

type Check = (value: unknown, walk: Walk, role: Role) => boolean;

const usual: Role = {};

export function fitsSchema(value: unknown, node: SchemaNode, walk: Walk): boolean {
  return checkOf(node)(value, walk, usual);
}

/** The keywords of a node are read once, not for each value: a large site has millions of values. */
const checkOf = memoize((node: SchemaNode): Check => {
  const { $ref: reference, oneOf, allOf = [] } = node;
  const checks = [
    ofType(node),
    ...(reference === undefined ? [] : [definitionAt(reference)]).map(deferred),
    ...(Array.isArray(oneOf) ? [ofOne(oneOf.map(deferred))] : []),
    ...allOf.map(deferred),
    annotation(node),
    ofText(node),
    ofNumber(node),
    ofList(node),
    ofGroup(node),
  ].filter((check) => check !== undefined);
  return (value, walk, role) => {
    for (const check of checks) if (!check(value, walk, role)) return false;
    return true;
  };
});

/** Definitions can contain themselves. */
function deferred(node: SchemaNode): Check {
  const check = once(() => checkOf(node));
  return (value, walk, role) => check()(value, walk, role);
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isGroup,
};

function ofType({ type, enum: choices }: SchemaNode): Check | undefined {
  if (Array.isArray(choices)) return (value) => choices.includes(value);
  if (type === undefined) return undefined;
  const tests = [type].flat().map((name) => types[String(name)]);
  return (value) => tests.some((test) => test?.(value));
}

/** Exactly one branch must match; annotations of the others are dropped. */
function ofOne(branches: readonly Check[]): Check {
  return (value, walk) => {
    const { annotations, path } = walk;
    const fitting = branches.filter((branch) => {
      const [found, depth] = [annotations.length, path.length];
      if (branch(value, walk, { isBranch: true })) return true;
      annotations.length = found;
      path.length = depth;
      return false;
    });
    return fitting.length === 1;
  };
}

/** Records the value if the schema marks it with an `x-…` keyword. */
function annotation(node: SchemaNode): Check | undefined {
  const kinds = annotationKinds.filter((kind) => `x-${kind}` in node);
  if (kinds.length === 0) return undefined;
  const tokens = (node['x-tokens'] ?? []) as readonly string[];
  const marks = kinds.map((kind) => ({ kind, target: String(node[`x-${kind}`]) }));
  return (value, { annotations, path }, { isKey = false }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return true;
    for (const { kind, target } of marks)
      annotations.push({ kind, target, value: String(value), path: path.slice(), isKey, tokens });
    return true;
  };
}

/** Lengths count characters, some of which are two UTF-16 code units. */
function ofText({ pattern, minLength, maxLength }: SchemaNode): Check | undefined {
  if (pattern === undefined && minLength === undefined && maxLength === undefined) return undefined;
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? Number.POSITIVE_INFINITY)];
  return (text) => {
    if (typeof text !== 'string') return true;
    // A string of 2 × minLength code units has at least minLength characters.
    if (text.length < 2 * least && [...text].length < least) return false;
    if (text.length > most && [...text].length > most) return false;
    return form?.test(text) !== false;
  };
}

function ofNumber({ minimum = -Infinity, maximum = Infinity }: SchemaNode): Check {
  return (value) => typeof value !== 'number' || (value >= Number(minimum) && value <= Number(maximum));
}

function ofList({ items, minItems = 0, uniqueItems }: SchemaNode): Check {
  const check = isGroup<SchemaNode>(items) ? deferred(items) : undefined;
  return (list, walk) => {
    if (!Array.isArray(list)) return true;
    if (list.length < Number(minItems) || (uniqueItems === true && !areDifferent(list))) return false;
    if (!check) return true;
    for (const [index, entry] of list.entries()) if (!fitsAt(String(index), entry, check, walk)) return false;
    return true;
  };
}

/** False for any list with groups or lists, which ajv then compares; no built-in schema requires them to be unique. */
function areDifferent(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length && !list.some((item) => typeof item === 'object');
}

function ofGroup(node: SchemaNode): Check {
  const { properties = {}, additionalProperties = true, propertyNames, minProperties = 0 } = node;
  const required = (node.required ?? []) as readonly string[];
  const fields = Object.entries(properties).map(([name, child]) => ({ name, check: deferred(child) }));
  const defaults = Object.entries(properties).filter(([, child]) => 'default' in child);
  const ofName = isGroup<SchemaNode>(propertyNames) ? deferred(propertyNames) : undefined;
  const ofOther = isGroup<SchemaNode>(additionalProperties) ? deferred(additionalProperties) : undefined;
  return (group, walk, { isBranch = false }) => {
    if (!isGroup(group)) return true;
    if (!isBranch)
      for (const [name, child] of defaults) if (group[name] === undefined) group[name] = copyOf(child.default);
    if (required.some((name) => group[name] === undefined)) return false;
    const names = Object.keys(group);
    if (names.length < Number(minProperties)) return false;
    if (ofName && !names.every((name) => fitsAt(name, name, ofName, walk, { isKey: true }))) return false;
    for (const { name, check } of fields)
      if (group[name] !== undefined && !fitsAt(name, group[name], check, walk)) return false;
    if (additionalProperties === true) return true;
    const others = names.filter((name) => !Object.hasOwn(properties, name));
    return ofOther ? others.every((name) => fitsAt(name, group[name], ofOther, walk)) : others.length === 0;
  };
}

function fitsAt(step: string, value: unknown, check: Check, walk: Walk, role = usual): boolean {
  walk.path.push(step);
  const isFitting = check(value, walk, role);
  walk.path.pop();
  return isFitting;
}

/** Nested defaults are filled into it. */
function copyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}
