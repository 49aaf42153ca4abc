/** A site's own fields by kind of file, and a kind's schema extended with them as `custom`. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { KindName } from '../../domain/kinds.ts';
import { memoize } from '../../memo/memoize.ts';
import { type SchemaNode, schemas } from '../schemas.ts';
import type { FieldSchema } from './field-schema.ts';

export class OwnFields {
  readonly #byKind: ReadonlyMap<KindName, FieldSchema>;

  constructor(schemas: readonly FieldSchema[] = []) {
    this.#byKind = new Map(schemas.map((schema) => [schema.kind, schema]));
  }

  of(kind: KindName): FieldSchema | undefined {
    return this.#byKind.get(kind);
  }

  values(): Iterable<FieldSchema> {
    return this.#byKind.values();
  }

  /** Problems with the schemas themselves. */
  get diagnostics(): Diagnostic[] {
    return [...this.#byKind.values()].flatMap(({ diagnostics }) => diagnostics);
  }
}

export const noOwnFields = new OwnFields();

/** The schema of a kind for this site: with `custom` if the site describes it. */
export function schemaOfKind(kind: KindName, own: OwnFields): SchemaNode {
  const fields = own.of(kind);
  return fields ? extended(fields) : schemas[kind];
}

/** The same object each time, because others memoize what they make from it. */
const extended = memoize(({ kind, schema }: FieldSchema) =>
  schema ? withCustomFields(schemas[kind], schema) : schemas[kind],
);

/** A kind's schema with `custom` in it. */
export function withCustomFields(schema: SchemaNode, fields: SchemaNode): SchemaNode {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return {
    ...schema,
    required: needsCustom(fields) ? [...required, 'custom'] : required,
    properties: { ...schema.properties, custom: withWords(fields) },
  };
}

/** Whether `custom` must be required. */
function needsCustom({ required, properties = {}, minProperties }: SchemaNode): boolean {
  const names: unknown[] = Array.isArray(required) ? required : [];
  return names.some((name) => !('default' in (properties[String(name)] ?? {}))) || Number(minProperties ?? 0) > 0;
}

function withWords(fields: SchemaNode): SchemaNode {
  return { description: 'Fields of this site’s own.', ...fields };
}
