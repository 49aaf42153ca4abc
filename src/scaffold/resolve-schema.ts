/** Resolves references in schema nodes, so that callers only see plain nodes. Pure. */
import { isGroup } from '../domain/groups.ts';
import { type SchemaNode, withoutReferences } from '../schema/schemas.ts';

/** Merges `$ref`, `allOf` and the first branch of `oneOf` into the node. The node's own keywords win. */
export function resolveNode(node: SchemaNode): SchemaNode {
  const { oneOf: [first] = [], ...whole } = withoutReferences(node);
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
