/** A site's schema/<kind>.json → a checked and compiled schema for `custom` in files of that kind. Loads ajv. */
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import type { Locate, Path } from '../../diagnostics/locate.ts';
import { isGroup } from '../../domain/groups.ts';
import type { FieldSchemaSource } from '../../load/read-field-schemas.ts';
import { jsonHint, parseJson } from '../../text/parse-json.ts';
import { truncate } from '../../text/strings.ts';
import type { Annotation } from '../annotation.ts';
import { compileValidator } from '../create-ajv.ts';
import { explainErrors } from '../explain-errors.ts';
import { runValidator } from '../run-validator.ts';
import { type SchemaNode, withAllOf } from '../schemas.ts';
import { expand, type Mistake } from './expand.ts';
import { fieldSchemaSchema } from './field-keywords.ts';

export interface CheckedFields {
  /** With defaults filled in. */
  value: unknown;
  annotations: Annotation[];
  diagnostics: Diagnostic[];
}

export interface FieldSchema extends FieldSchemaSource {
  /** The schema of `custom`, without references; undefined if the file has mistakes or is not read: then `custom` is not checked. */
  schema: SchemaNode | undefined;
  /** Problems with the schema itself. */
  diagnostics: readonly Diagnostic[];
}

export function parseFieldSchema(source: FieldSchemaSource): FieldSchema {
  const parsed = parseSchema(source);
  const [schema, diagnostics] = Array.isArray(parsed) ? [undefined, parsed] : [parsed, []];
  return { ...source, schema, diagnostics };
}

/** `custom` is that of a data file, undefined if it has none; `locate` is for that file. */
export function checkCustom({ schema, file }: FieldSchema, custom: unknown, locate: Locate): CheckedFields {
  if (!schema) return { value: custom, annotations: [], diagnostics: [] };
  const value = custom === undefined ? {} : custom;
  const { errors, annotations } = runValidator(compileValidator(schema), value, '/custom');
  const isMissing = custom === undefined && errors.length > 0;
  const diagnostics = isMissing ? [missingCustom(file, withAllOf(schema), locate)] : explainErrors(errors, locate);
  return { value, annotations, diagnostics };
}

function missingCustom(file: string, { required = [] }: SchemaNode, locate: Locate): Diagnostic {
  const hint = `Add custom:, with ${required.join(', ') || 'its fields'} below it. ${file} requires it.`;
  return diagnose('schema/missing', locate([]), 'This file has no field custom.', { hint });
}

function parseSchema({ file, text, locate }: FieldSchemaSource): SchemaNode | Diagnostic[] {
  if (text === undefined) return [];
  const written = parseJson(text);
  if ('reason' in written) {
    const message = `This is not JSON: ${truncate(written.reason)}.`;
    return [diagnose('fields/syntax', { file, ...written.at }, message, { hint: jsonHint })];
  }
  const { value } = written;
  const report = (at: Diagnostic['at'], message: string, hint: string | undefined) =>
    diagnose('fields/schema', at, message, { hint });
  if (!isGroup<SchemaNode>(value) || !isGroup(value.properties))
    return [
      report(
        wholeFile(file),
        'A schema of your own fields must describe a group of fields.',
        'Begin with { "type": "object", "properties": { … } }, with a schema for each field inside.',
      ),
    ];
  const { errors } = runValidator(compileValidator(fieldSchemaSchema), value);
  if (errors.length > 0) return explainErrors(errors, locate).map(({ at, message, hint }) => report(at, message, hint));
  const { schema, mistakes } = expand(value);
  const found = mistakes.length > 0 ? mistakes : wrongDefaults(schema);
  return found.length === 0 ? schema : found.map(({ path, message, hint }) => report(locate.key(path), message, hint));
}

/** Pages get defaults unvalidated. */
function wrongDefaults(node: SchemaNode, path: Path = []): Mistake[] {
  const hint = 'Correct the default, or delete it.';
  const message = 'The default does not fit the field’s own schema.';
  if ('default' in node && runValidator(compileValidator(node), structuredClone(node.default)).errors.length > 0)
    return [{ path: [...path, 'default'], message, hint }];
  const fields = Object.entries(node.properties ?? {}).map(([name, child]) => ({ child, step: ['properties', name] }));
  const items = isGroup<SchemaNode>(node.items) ? [{ child: node.items, step: ['items'] }] : [];
  return [...fields, ...items].flatMap(({ child, step }) => wrongDefaults(child, [...path, ...step]));
}
