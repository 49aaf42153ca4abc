/** A schema of a site's own fields, of pages of text, that is written nowhere. */
import { lazyLocate } from '../../src/load/locate.ts';
import { FieldSchema } from '../../src/schema/own/field-schema.ts';

const file = 'schema/document.json';

export function readOwnSchema(text: string): FieldSchema {
  const locate = lazyLocate(file, () => text);
  return new FieldSchema({ kind: 'document', file, absolute: `/${file}`, text }, locate);
}

export function withFields(properties: object, more: object = {}): FieldSchema {
  return readOwnSchema(JSON.stringify({ type: 'object', properties, ...more }));
}
