/** A site's folder → its own fields, for files generated from the schemas. Reads the schema folder. */
import { readFieldSchemas } from '../load/field-schemas.ts';
import { FieldSchema } from '../schema/own/field-schema.ts';
import { OwnFields } from '../schema/own/own-fields.ts';

/** Ignores schemas with mistakes, which `check` reports. */
export function readOwnFields(root: string): OwnFields {
  return new OwnFields(readFieldSchemas(root).sources.map((source) => new FieldSchema(source)));
}
