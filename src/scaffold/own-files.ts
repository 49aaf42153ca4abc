/**
 * A site's own fields → the files generated from them: the editor's schemas with `custom`, and the types for templates.
 * Reads the schema folder and treesite's package, writes to .treesite.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ownTypesFile } from '../domain/kind-lists.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { readFieldSchemas } from '../load/read-field-schemas.ts';
import { FieldSchema } from '../schema/own/field-schema.ts';
import { OwnFields, withCustomFields } from '../schema/own/own-fields.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { translationSchema } from '../schema/translation-schema.ts';
import { json, schemaFolder } from './editor-files.ts';
import { formatOwnTypes } from './own-types.ts';
import { writeAllOrNone } from './write-all-or-none.ts';

interface Folders {
  /** The site's folder, absolute. */
  target: string;
  packageRoot: string;
}

/** By path relative to the site's folder. */
export function ownEditorSchemas(packageRoot: string, own: OwnFields): Map<string, string> {
  const files = new Map<string, string>();
  for (const { kind, schema: fields } of own.values()) {
    if (!fields) continue;
    const text = readFileSync(path.join(packageRoot, 'src/schema', `${kind}.schema.json`), 'utf8');
    const schema: SchemaNode = JSON.parse(text);
    files.set(`${schemaFolder}/${kind}.schema.json`, json(withCustomFields(schema, fields)));
    files.set(`${schemaFolder}/translations/${kind}.schema.json`, json(translationSchema(kind, own)));
  }
  return files;
}

/** Rewrites the existing files whose contents are out of date. */
export function refreshOwnFiles(folders: Folders): void {
  const { own, unread } = readOwnFields(folders.target);
  if (unread.length > 0 || own.diagnostics.length > 0) return;
  const files = [...ownEditorSchemas(folders.packageRoot, own), [ownTypesFile, formatOwnTypes(own)] as const];
  const isOutdated = ([file, text]: readonly [string, string]) => {
    const current = readIfThere(path.join(folders.target, file));
    return current !== undefined && current !== text;
  };
  write(folders, files.filter(isOutdated));
}

/** Writes the types and the editor's files. Writes nothing if a schema has mistakes or could not be read. */
export function writeOwnTypes(folders: Folders): ReturnType<typeof readOwnFields> {
  const found = readOwnFields(folders.target);
  if (found.unread.length > 0 || found.own.diagnostics.length > 0) return found;
  refreshOwnFiles(folders);
  write(folders, [[ownTypesFile, formatOwnTypes(found.own)]]);
  return found;
}

function write({ target }: Folders, files: readonly (readonly [string, string])[]): void {
  writeAllOrNone(files.map(([file, contents]) => ({ target: path.join(target, file), contents, isNew: false })));
}

/** Ignores mistakes in schemas, which `check` reports. `unread`: schemas that could not be read. */
export function readOwnFields(root: string): { own: OwnFields; unread: Diagnostic[] } {
  const { sources, diagnostics } = readFieldSchemas(root);
  return { own: new OwnFields(sources.map((source) => new FieldSchema(source))), unread: diagnostics };
}
