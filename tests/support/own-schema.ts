/** A schema of a site's own fields that is not in a file. */
import type { KindName } from '../../src/domain/kinds.ts';
import { lazyLocate } from '../../src/load/locate.ts';
import { FieldSchema } from '../../src/schema/own/field-schema.ts';

export function readOwnSchema(text: string, kind: KindName = 'document'): FieldSchema {
  const file = `schema/${kind}.json`;
  return new FieldSchema({ kind, file, text, locate: lazyLocate(file, () => text) });
}

export function withFields(properties: object, more: object = {}): FieldSchema {
  return readOwnSchema(JSON.stringify({ type: 'object', properties, ...more }));
}
