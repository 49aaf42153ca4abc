/** A schema of a site's own fields that is not in a file. */
import type { KindName } from '../../src/domain/kinds.ts';
import { locateYaml } from '../../src/load/locate-yaml.ts';
import { type FieldSchema, parseFieldSchema } from '../../src/schema/own/field-schema.ts';
import type { OwnFields } from '../../src/schema/own/own-fields.ts';

export function readOwnSchema(text: string, kind: KindName = 'document'): FieldSchema {
  const file = `schema/${kind}.json`;
  return parseFieldSchema({ kind, file, text, locate: locateYaml(file, () => text) });
}

export function withFields(properties: object, more: object = {}): FieldSchema {
  return readOwnSchema(JSON.stringify({ type: 'object', properties, ...more }));
}

/** Those of a site that has only this schema. */
export function ownFields(schema: FieldSchema): OwnFields {
  return new Map([[schema.kind, schema]]);
}
