/** A site's folder → its own fields, for files generated from the schemas. Reads the schema folder. */
import { readFieldSchemas } from '../load/field-schemas.ts';
import { lazyLocate } from '../load/locate.ts';
import { readTextAgain } from '../load/read-text.ts';
import { FieldSchema } from '../schema/own/field-schema.ts';
import { OwnFields } from '../schema/own/own-fields.ts';

/** Ignores schemas with mistakes, which `check` reports. */
export function readOwnFields(root: string): OwnFields {
  const { sources } = readFieldSchemas(root);
  return new OwnFields(
    sources.map(
      (source) =>
        new FieldSchema(
          source,
          lazyLocate(source.file, () => readTextAgain(source.absolute)),
        ),
    ),
  );
}
