/** A site's own fields by kind of file, and a kind's schema extended with them as `custom`. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { KindName } from '../../domain/kinds.ts';
import { memoize } from '../../memo/memoize.ts';
import { type SchemaNode, schemas, withAllOf } from '../schemas.ts';
import type { FieldSchema } from './field-schema.ts';

/** One object while the schemas are unchanged: others memoize what they make from it. */
export type OwnFields = ReadonlyMap<KindName, FieldSchema>;

export const noOwnFields: OwnFields = new Map();

/** Problems with the schemas themselves. */
export function schemaProblems(own: OwnFields): Diagnostic[] {
  return [...own.values()].flatMap(({ diagnostics }) => diagnostics);
}

/** The schema of a kind for this site: with `custom` if the site describes it. */
export function schemaOfKind(kind: KindName, own: OwnFields): SchemaNode {
  const fields = own.get(kind);
  return fields ? extended(fields) : schemas[kind];
}

/** The same object each time, because others memoize what they make from it. */
const extended = memoize(({ kind, schema }: FieldSchema) =>
  schema ? withCustomFields(schemas[kind], schema) : schemas[kind],
);

/** A kind's schema with `custom` in it. */
export function withCustomFields(schema: SchemaNode, fields: SchemaNode): SchemaNode {
  const { required = [] } = schema;
  return {
    ...schema,
    required: needsCustom(withAllOf(fields)) ? [...required, 'custom'] : required,
    properties: { ...schema.properties, custom: { description: 'Fields of this site’s own.', ...fields } },
  };
}

/** Whether `custom` must be required. */
function needsCustom({ required = [], properties = {}, minProperties }: SchemaNode): boolean {
  return required.some((name) => !('default' in (properties[name] ?? {}))) || Number(minProperties ?? 0) > 0;
}
