/** A site's folder → the schemas of its own fields, each checked and compiled once while it is unchanged. Reads the disk. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readFieldSchemas } from '../../load/field-schemas.ts';
import { FieldSchema } from '../../schema/own/field-schema.ts';
import { OwnFields } from '../../schema/own/own-fields.ts';

/** Returns `previous` if all schemas have the same texts. */
export function updateOwnFields(root: string, previous: OwnFields): { own: OwnFields; diagnostics: Diagnostic[] } {
  const { sources, diagnostics } = readFieldSchemas(root);
  const isSame =
    sources.length === [...previous.values()].length &&
    sources.every(({ kind, text }) => previous.of(kind)?.text === text);
  const own = isSame ? previous : new OwnFields(sources.map((source) => new FieldSchema(source)));
  return { own, diagnostics: [...diagnostics, ...own.diagnostics] };
}
