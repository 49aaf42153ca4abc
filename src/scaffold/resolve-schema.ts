/** Schema nodes with what they refer to laid in, so that a walk meets plain nodes only. Pure. */
import { type SchemaNode, sharedDefinitions } from '../schema/schemas.ts';

/** Follows `$ref` and `allOf`; of several forms (`oneOf`) the first one is taken. The node's own keywords win. */
export function resolveNode(node: SchemaNode): SchemaNode {
  const { $ref, allOf = [], oneOf, ...own } = node;
  const forms = Array.isArray(oneOf) ? (oneOf as SchemaNode[]).slice(0, 1) : [];
  const bases = [...(typeof $ref === 'string' ? [definition($ref)] : []), ...allOf, ...forms];
  return Object.assign({}, ...bases.map(resolveNode), own);
}

function definition(ref: string): SchemaNode {
  const name = ref.split('#/definitions/')[1] ?? '';
  const found = (sharedDefinitions.definitions as Record<string, SchemaNode>)[name];
  if (!found) throw new Error(`A schema refers to ${ref}, which does not exist.`);
  return found;
}

export function requiredOf(node: SchemaNode): readonly string[] {
  return Array.isArray(node.required) ? node.required : [];
}

/** The kinds of value a node takes: ["string", "integer"]. */
export function typesOf(node: SchemaNode): readonly unknown[] {
  return Array.isArray(node.type) ? node.type : [node.type];
}

/** The node of a list's entries or a map's values. */
export function childOf(node: SchemaNode, keyword: 'items' | 'additionalProperties' | 'propertyNames') {
  const child = node[keyword];
  return typeof child === 'object' && child !== null ? resolveNode(child as SchemaNode) : undefined;
}
