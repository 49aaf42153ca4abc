/** A site's folder → its own fields, for files generated from the schemas. Reads the schema folder. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readFieldSchemas } from '../load/field-schemas.ts';
import { FieldSchema } from '../schema/own/field-schema.ts';
import { OwnFields } from '../schema/own/own-fields.ts';

/** Ignores mistakes in schemas, which `check` reports. `unread`: schemas that could not be read. */
export function readOwnFields(root: string): { own: OwnFields; unread: Diagnostic[] } {
  const { sources, diagnostics } = readFieldSchemas(root);
  return { own: new OwnFields(sources.map((source) => new FieldSchema(source))), unread: diagnostics };
}
