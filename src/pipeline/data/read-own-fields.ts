/** A site's folder → the schemas of its own fields, each checked and compiled once while it is unchanged. Reads the disk. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readFieldSchemas } from '../../load/field-schemas.ts';
import { lazyLocate } from '../../load/locate.ts';
import { readTextAgain } from '../../load/read-text.ts';
import { FieldSchema } from '../../schema/own/field-schema.ts';
import { noOwnFields, OwnFields } from '../../schema/own/own-fields.ts';

/** A schema with the same text as in `before` remains the same object. */
export function readOwnFields(root: string, before: OwnFields): { own: OwnFields; diagnostics: Diagnostic[] } {
  const { sources, diagnostics } = readFieldSchemas(root);
  if (sources.length === 0) return { own: noOwnFields, diagnostics };
  const own = new OwnFields(
    sources.map((source) => {
      const known = before.of(source.kind);
      if (known?.text === source.text) return known;
      return new FieldSchema(
        source,
        lazyLocate(source.file, () => readTextAgain(source.absolute)),
      );
    }),
  );
  return { own, diagnostics: [...diagnostics, ...own.diagnostics] };
}
