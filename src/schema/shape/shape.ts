/**
 * A schema → a function that walks a value once: it checks whether the value matches, fills in defaults and collects
 * annotations. It stops at the first mismatch; ajv then finds all errors. Pure, except that it changes the value and the walk.
 */
import type { SchemaNode } from '../schemas.ts';
import { annotate } from './annotate.ts';
import type { Check, Compiler, NodePlace } from './check.ts';
import { groupCheck } from './group.ts';
import { listCheck } from './list.ts';
import { numberCheck, textCheck, typeCheck } from './value.ts';

/** `definitions`: the shared definitions that every schema may refer to. */
export function shapeCompiler(definitions: Readonly<Record<string, SchemaNode>>): (schema: SchemaNode) => Check {
  const compiled = new Map<string, Check>();
  const compiler: Compiler = {
    compile: (node, place = {}) => all(checksOf(node, place)),
  };
  const definition = (ref: string, place: NodePlace): Check => {
    const name = ref.split('#/definitions/')[1] ?? ref;
    const key = `${name} ${place.isBranch === true} ${place.isKey === true}`;
    const known = compiled.get(key);
    if (known) return known;
    const target = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    if (!target) throw new Error(`There is no definition ${ref}.`);
    const made = compiler.compile(target, place);
    compiled.set(key, made);
    return made;
  };
  const checksOf = (node: SchemaNode, place: NodePlace): Check[] => {
    const checks: (Check | undefined)[] = [typeCheck(node)];
    if (node.$ref !== undefined) checks.push(definition(node.$ref, place));
    if (Array.isArray(node.oneOf)) {
      checks.push(oneOf(node.oneOf.map((branch) => compiler.compile(branch, { isBranch: true }))));
    }
    for (const part of node.allOf ?? []) checks.push(compiler.compile(part, place));
    checks.push(...annotate(node, place), textCheck(node), numberCheck(node), listCheck(node, compiler));
    checks.push(groupCheck(node, { compiler, fills: !place.isBranch }));
    return checks.filter((check) => check !== undefined);
  };
  return (schema) => compiler.compile(schema);
}

function all(checks: readonly Check[]): Check {
  const [first, second] = checks;
  if (!first) return () => true;
  if (!second) return first;
  if (checks.length === 2) return (value, walk) => first(value, walk) && second(value, walk);
  return (value, walk) => {
    for (const check of checks) if (!check(value, walk)) return false;
    return true;
  };
}

/** Exactly one branch must match; annotations of the others are dropped. */
function oneOf(branches: readonly Check[]): Check {
  return (value, walk) => {
    let fitting = 0;
    for (const branch of branches) {
      const { annotations, path } = walk;
      const [found, depth] = [annotations.length, path.length];
      if (branch(value, walk)) {
        fitting++;
        continue;
      }
      annotations.length = found;
      path.length = depth;
    }
    return fitting === 1;
  };
}
