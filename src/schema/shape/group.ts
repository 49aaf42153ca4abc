/** Keywords about groups of fields → a check that also fills in defaults. */
import { isGroup } from '../../domain/groups.ts';
import type { SchemaNode } from '../schemas.ts';
import type { Check, Compiler, Walk } from './check.ts';
import { numberOr } from './value.ts';

type Group = Record<string, unknown>;

export function groupCheck(
  node: SchemaNode,
  { compiler, fills }: { compiler: Compiler; fills: boolean },
): Check | undefined {
  const { properties, required, additionalProperties, propertyNames, minProperties } = node;
  const isAsked = [properties, required, additionalProperties, propertyNames, minProperties].some(
    (one) => one !== undefined,
  );
  if (!isAsked) return undefined;
  const fill = fills ? filler(properties ?? {}) : undefined;
  const needed = (required ?? []) as readonly string[];
  const min = numberOr(minProperties, 0);
  const fields = Object.entries(properties ?? {}).map(([name, child]) => ({ name, check: compiler.compile(child) }));
  const key = propertyNames === undefined ? undefined : compiler.compile(propertyNames as SchemaNode, { isKey: true });
  const others = otherFields(node, compiler);
  return (value, walk) => {
    if (!isGroup(value)) return true;
    fill?.(value);
    for (const name of needed) if (value[name] === undefined) return false;
    if (min > 0 && Object.keys(value).length < min) return false;
    if (key && !eachKey(value, walk, key)) return false;
    const { path } = walk;
    const depth = path.length;
    let known = 0;
    for (const { name, check } of fields) {
      const child = value[name];
      if (child === undefined) continue;
      known++;
      path[depth] = name;
      if (!check(child, walk)) return false;
    }
    path.length = depth;
    return others(value, walk, known);
  };
}

function filler(properties: Readonly<Record<string, SchemaNode>>): ((value: Group) => void) | undefined {
  const defaults = Object.entries(properties).flatMap(([name, child]) =>
    'default' in child ? [{ name, make: maker(child.default) }] : [],
  );
  if (defaults.length === 0) return undefined;
  return (value) => {
    for (const { name, make } of defaults) if (value[name] === undefined) value[name] = make();
  };
}

/** Makes a copy of a default for each file, because nested defaults are filled into it. */
function maker(value: unknown): () => unknown {
  if (typeof value !== 'object' || value === null) return () => value;
  const text = JSON.stringify(value);
  if (text === '[]') return () => [];
  if (text === '{}') return () => ({});
  return () => JSON.parse(text);
}

/** `known` is how many of the value's fields are among the properties. */
type OtherFields = (value: Group, walk: Walk, known: number) => boolean;

function otherFields({ properties = {}, additionalProperties }: SchemaNode, { compile }: Compiler): OtherFields {
  if (additionalProperties === undefined || additionalProperties === true) return () => true;
  if (additionalProperties === false) return (value, _, known) => Object.keys(value).length === known;
  const check = compile(additionalProperties as SchemaNode);
  return (value, walk) => {
    const { path } = walk;
    const depth = path.length;
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(properties, name)) continue;
      path[depth] = name;
      if (!check(value[name], walk)) return false;
    }
    path.length = depth;
    return true;
  };
}

function eachKey(value: Group, walk: Walk, check: Check): boolean {
  const { path } = walk;
  const depth = path.length;
  for (const name of Object.keys(value)) {
    path[depth] = name;
    if (!check(name, walk)) return false;
  }
  path.length = depth;
  return true;
}
