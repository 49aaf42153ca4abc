/** Keywords about lists → a check. Pure. */
import type { SchemaNode } from '../schemas.ts';
import type { Check, Compiler } from './check.ts';
import { numberOr } from './value.ts';

export function listCheck(node: SchemaNode, { compile }: Compiler): Check | undefined {
  const { items, minItems, uniqueItems } = node;
  if (items === undefined && minItems === undefined && uniqueItems !== true) return undefined;
  const entry = items === undefined ? undefined : compile(items as SchemaNode);
  const min = numberOr(minItems, 0);
  return (value, walk) => {
    if (!Array.isArray(value)) return true;
    if (value.length < min) return false;
    if (uniqueItems === true && !areDifferent(value)) return false;
    if (!entry) return true;
    const { path } = walk;
    const depth = path.length;
    for (let index = 0; index < value.length; index++) {
      path[depth] = String(index);
      if (!entry(value[index], walk)) return false;
    }
    path.length = depth;
    return true;
  };
}

/** False for any list with groups or lists, which ajv then compares; no built-in schema requires them to be unique. */
function areDifferent(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length && !list.some((item) => typeof item === 'object');
}
