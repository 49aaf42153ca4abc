/** The schemas of all data files by name, adapted for ajv: references get the defaults of their definitions, and lose redundant types. */
import { isGroup } from '../domain/groups.ts';
import type { KindName } from '../domain/kinds.ts';
import sharedFile from './definitions.schema.json' with { type: 'json' };
import { schemaFiles } from './schema-files.ts';

/** A JSON Schema node, with the keywords that treesite reads. */
export interface SchemaNode {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  default?: unknown;
  examples?: readonly unknown[];
  enum?: readonly unknown[];
  allOf?: readonly SchemaNode[];
  anyOf?: readonly SchemaNode[];
  oneOf?: readonly SchemaNode[];
  required?: readonly string[] | undefined;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode | readonly SchemaNode[];
  additionalProperties?: SchemaNode | boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  'x-ref'?: string;
  'x-key'?: string;
  'x-form'?: string;
  [keyword: string]: unknown;
}

export const sharedDefinitions = forAjv(sharedFile);

/** The shared definitions by name. */
export const definitions = sharedDefinitions.definitions as Record<string, SchemaNode>;

/** The node with the keywords of what it refers to; its own win. */
export function withoutReferences(node: SchemaNode): SchemaNode {
  const { $ref: _reference, allOf = [], ...own } = node;
  const parts = [definitionOf(node) ?? [], allOf].flat();
  return Object.assign({}, ...parts.map(withoutReferences), own);
}

export const schemas = Object.fromEntries(
  Object.entries(schemaFiles).map(([kind, schema]) => [kind, forAjv(schema)]),
) as Readonly<Record<KindName, SchemaNode>>;

/**
 * ajv fills in a default only if it is in the property itself, so a property that is `{$ref: definition}` gets a copy of the
 * definition's default. Drops the `type` beside an `allOf`, which editors use for completion: the definition has the same
 * type, and ajv would report an invalid value twice.
 */
function forAjv(node: SchemaNode): SchemaNode {
  const copy: SchemaNode = { ...node };
  if (copy.allOf) delete copy.type;
  for (const [keyword, value] of Object.entries(copy)) {
    if (Array.isArray(value)) copy[keyword] = value.map((item) => (isGroup<SchemaNode>(item) ? forAjv(item) : item));
    else if (isGroup<SchemaNode>(value) && keyword !== 'default') copy[keyword] = forAjv(value);
  }
  const target = definitionOf(copy);
  if (target && 'default' in target && !('default' in copy)) copy.default = target.default;
  return copy;
}

/** The description of a property, or of its definition. */
export function descriptionOf(node: SchemaNode | undefined): string | undefined {
  return node?.description ?? (node && definitionOf(node)?.description);
}

/** How to write a value that matches the pattern; undefined if the schema does not say. */
export function formOf(node: SchemaNode | undefined): string | undefined {
  const form = node?.['x-form'];
  return form === undefined ? undefined : `Write ${form}`;
}

function definitionOf({ $ref = '' }: SchemaNode): SchemaNode | undefined {
  return (sharedFile.definitions as Record<string, SchemaNode>)[$ref.split('#/definitions/')[1] ?? ''];
}
