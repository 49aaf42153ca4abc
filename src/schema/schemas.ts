/** The schemas of all data files by name, each as one tree without references. */
import { isGroup } from '../domain/groups.ts';
import type { KindName } from '../domain/kinds.ts';
import { once } from '../memo/memoize.ts';
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

/** The shared definitions by name, as written. None is a reference itself: the YAML language server would not offer its value. */
export const definitions: Readonly<Record<string, SchemaNode>> = sharedFile.definitions;

/** The node with the keywords of the definition that it refers to; its own win. Throws for a name that is not in `definitions`. */
export function withDefinition(node: SchemaNode): SchemaNode {
  const { $ref, ...own } = node;
  if ($ref === undefined) return node;
  const definition = definitions[$ref.replace(/^(definitions\.schema\.json)?#\/definitions\//, '')];
  if (!definition) throw new Error(`${$ref} is not in definitions.schema.json.`);
  return { ...definition, ...own };
}

/** Each is resolved when it is first read: a build reads few. */
export const schemas = {} as Readonly<Record<KindName, SchemaNode>>;
for (const [kind, schema] of Object.entries(schemaFiles))
  Object.defineProperty(schemas, kind, { enumerable: true, get: once(() => withoutReferences(schema)) });

/** A copy of a node and of all nodes in it. A default is a value, not a node. */
function withoutReferences(node: SchemaNode): SchemaNode {
  const below = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(below);
    return isGroup<SchemaNode>(value) ? withoutReferences(value) : value;
  };
  const entries = Object.entries(withDefinition(node));
  return Object.fromEntries(entries.map(([keyword, value]) => [keyword, keyword === 'default' ? value : below(value)]));
}

/** The node with the keywords of `allOf`, which only a site's own schemas have. Fields are those of all; other keywords of its own win. */
export function withAllOf({ allOf = [], ...own }: SchemaNode): SchemaNode {
  if (allOf.length === 0) return own;
  const parts = [...allOf.map(withAllOf), own];
  const required = parts.flatMap((part) => part.required ?? []);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  return Object.assign(
    {},
    ...parts,
    parts.some((part) => part.properties) && { properties },
    required.length > 0 && { required },
  );
}

/** How to write a value that matches the pattern; undefined if the schema does not say. */
export function formOf(node: SchemaNode | undefined): string | undefined {
  const form = node?.['x-form'];
  return form === undefined ? undefined : `Write ${form}`;
}
