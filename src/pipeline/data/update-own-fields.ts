/** A site's folder → the schemas of its own fields, each checked and compiled once while it is unchanged. Reads the disk. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readFieldSchemas } from '../../load/field-schemas.ts';
import { FieldSchema } from '../../schema/own/field-schema.ts';
import { noOwnFields, OwnFields } from '../../schema/own/own-fields.ts';

/** A schema with the same text as in `before` remains the same object. */
export function updateOwnFields(root: string, before: OwnFields): { own: OwnFields; diagnostics: Diagnostic[] } {
  const { sources, diagnostics } = readFieldSchemas(root);
  if (sources.length === 0) return { own: noOwnFields, diagnostics };
  const schemas = sources.map((source) => {
    const known = before.of(source.kind);
    return known?.text === source.text ? known : new FieldSchema(source);
  });
  const own = new OwnFields(schemas);
  return { own, diagnostics: [...diagnostics, ...own.diagnostics] };
}
