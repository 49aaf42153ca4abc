/** The schemas of all data files, by name, ready for ajv: defaults of shared definitions are repeated where they are referred to, types are not. */
import type { KindName } from '../domain/kinds.ts';
import sharedFile from './definitions.schema.json' with { type: 'json' };
import { schemaFiles } from './schemas.gen.ts';

/** A JSON Schema node, as far as this module looks into it. */
export interface SchemaNode {
  $ref?: string;
  default?: unknown;
  allOf?: SchemaNode[];
  properties?: Record<string, SchemaNode>;
  [keyword: string]: unknown;
}

export const sharedDefinitions = forAjv(sharedFile);

/** The shared shapes by name, as the schemas refer to them. */
export const definitions = sharedDefinitions.definitions as Record<string, SchemaNode>;

export const schemas = Object.fromEntries(
  Object.entries(schemaFiles).map(([kind, schema]) => [kind, forAjv(schema)]),
) as Readonly<Record<KindName, SchemaNode>>;

/**
 * ajv fills in a default only where it is in the property itself, so a property that is
 * `{$ref: definition}` is given a copy of the definition's default. The `type` beside an `allOf`, which
 * editors complete by, is the definition's own: ajv would report a wrong value twice.
 */
function forAjv(node: SchemaNode): SchemaNode {
  const copy: SchemaNode = { ...node };
  if (copy.allOf) delete copy.type;
  for (const [keyword, value] of Object.entries(copy)) {
    if (Array.isArray(value)) copy[keyword] = value.map((item) => (isNode(item) ? forAjv(item) : item));
    else if (isNode(value) && keyword !== 'default') copy[keyword] = forAjv(value);
  }
  const target = definitionOf(copy);
  if (target && 'default' in target && !('default' in copy)) copy.default = target.default;
  return copy;
}

/** What a property is for, in the schema's words, its own or its definition's. */
export function descriptionOf(node: SchemaNode | undefined): string | undefined {
  const description = node?.description ?? (node && definitionOf(node)?.description);
  return typeof description === 'string' ? description : undefined;
}

/** How to write a value that matches its pattern, or the property’s description if there is no such text. */
export function formOf(node: SchemaNode | undefined): string | undefined {
  const form = node?.['x-form'];
  return typeof form === 'string' ? `Write ${form}` : descriptionOf(node);
}

function definitionOf(node: SchemaNode): SchemaNode | undefined {
  const name = node.$ref?.split('#/definitions/')[1];
  return name === undefined ? undefined : (sharedFile.definitions as Record<string, SchemaNode>)[name];
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
