/**
 * The files that treesite generates in a site: the editor's schemas, with the site's own fields as `custom`, and the types for templates.
 * Reads the schema folder, writes to .treesite and .vscode.
 */
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ownTypesFile } from '../domain/kind-lists.ts';
import { readIfThere, statIfThere } from '../files/fs-errors.ts';
import { readFieldSchemas } from '../load/read-field-schemas.ts';
import { parseFieldSchema } from '../schema/own/field-schema.ts';
import { type OwnFields, schemaProblems } from '../schema/own/own-fields.ts';
import { editorFiles, editorSchemas } from './editor-files.ts';
import { formatOwnTypes } from './own-types.ts';
import { inFolder, type PlannedFile, writeAllOrNone } from './write-all-or-none.ts';

/** Writes the editor's schemas, and settings that do not exist, to a site's folder. Writes nothing if a schema of the site cannot be read, and returns why. */
export function writeEditorFiles(target: string): Diagnostic[] {
  const { own, unread } = readOwnFields(target);
  if (unread.length > 0) return unread;
  const settings = editorFiles().filter(({ file }) => !statIfThere(path.join(target, file)));
  write(target, [...editorSchemas(own), ...settings]);
  return [];
}

/** Rewrites schemas and types that are out of date, and writes `added`, too. Writes nothing if a schema has mistakes or could not be read. */
export function updateOwnFiles(target: string, added?: string): ReturnType<typeof readOwnFields> {
  const found = readOwnFields(target);
  const { own, unread, invalid } = found;
  if (unread.length > 0 || invalid.length > 0) return found;
  const files = [...editorSchemas(own), { file: ownTypesFile, text: formatOwnTypes(own) }];
  const isOutdated = ({ file, text }: PlannedFile) => {
    const current = readIfThere(path.join(target, file));
    return current === undefined ? file === added : current !== text;
  };
  write(target, files.filter(isOutdated));
  return found;
}

function write(target: string, files: readonly PlannedFile[]): void {
  writeAllOrNone(files.map((file) => ({ ...inFolder(target, file), isNew: false })));
}

/** `unread`: schemas that could not be read. `invalid`: mistakes in the others, which `check` reports. */
export function readOwnFields(root: string): { own: OwnFields; unread: Diagnostic[]; invalid: Diagnostic[] } {
  const { sources, diagnostics } = readFieldSchemas(root);
  const own = new Map(sources.map((source) => [source.kind, parseFieldSchema(source)]));
  return { own, unread: diagnostics, invalid: schemaProblems(own) };
}
