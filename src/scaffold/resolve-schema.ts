/** Resolves references in schema nodes, so that callers only see plain nodes. Pure. */
import { type SchemaNode, withoutReferences } from '../schema/schemas.ts';

/** Merges `$ref`, `allOf` and the first branch of `oneOf` into the node. The node's own keywords win. */
export function resolveNode(node: SchemaNode): SchemaNode {
  const { oneOf, ...whole } = withoutReferences(node);
  return Array.isArray(oneOf) ? { ...resolveNode(oneOf[0]), ...whole } : whole;
}

export function requiredOf(node: SchemaNode): readonly string[] {
  return Array.isArray(node.required) ? node.required : [];
}

/** The types that a node allows: ["string", "integer"]. */
export function typesOf(node: SchemaNode): readonly unknown[] {
  return Array.isArray(node.type) ? node.type : [node.type];
}

/** Whether a node is a text, a number, a boolean or one of several values, but no list or group. */
export function isSingleValue(node: SchemaNode): boolean {
  const types = typesOf(node);
  return Array.isArray(node.enum) || ['string', 'number', 'integer', 'boolean'].some((type) => types.includes(type));
}

/** The resolved schema of a list's entries, or of a map's values or keys. */
export function childOf(node: SchemaNode, keyword: 'items' | 'additionalProperties' | 'propertyNames') {
  const child = node[keyword];
  return typeof child === 'object' && child !== null ? resolveNode(child as SchemaNode) : undefined;
}
