/** Schema nodes as forms and skeletons need them: with the first of several alternatives. Pure. */
import { isGroup } from '../domain/groups.ts';
import { type SchemaNode, withAllOf } from '../schema/schemas.ts';

/** Merges `allOf` and the first branch of `oneOf` into the node, whose own keywords win. */
export function resolveNode(node: SchemaNode): SchemaNode {
  const { oneOf: [first] = [], ...whole } = withAllOf(node);
  return first ? { ...resolveNode(first), ...whole } : whole;
}

/** The types that a node allows: ["string", "integer"]. */
export function typesOf({ type = [] }: SchemaNode): readonly string[] {
  return [type].flat();
}

/** Whether a node is a text, a number, a boolean or one of several values, but no list or group. */
export function isSingleValue(node: SchemaNode): boolean {
  const types = typesOf(node);
  return node.enum !== undefined || ['string', 'number', 'integer', 'boolean'].some((type) => types.includes(type));
}

/** The resolved schema of a list's entries, or of a map's values or keys. */
export function childOf(node: SchemaNode, keyword: 'items' | 'additionalProperties' | 'propertyNames') {
  const child = node[keyword];
  return isGroup<SchemaNode>(child) ? resolveNode(child) : undefined;
}
