/**
 * The files that follow from a site's own fields: the editor's schemas with `custom` in them, and the types for
 * templates. Reads the schema folder and treesite's own package, writes below .treesite.
 */
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ownTypesFile } from '../domain/own-fields.ts';
import { type OwnFields, withCustom } from '../schema/own/own-fields.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import { json, schemaFolder } from './editor-files.ts';
import { formatOwnTypes } from './own-types.ts';
import { readOwnFields } from './read-own-fields.ts';
import { writeAllOrNone } from './write-all-or-none.ts';

interface Folders {
  /** The site; absolute. */
  target: string;
  packageRoot: string;
}

/** By their paths from the site's folder. */
export function ownEditorSchemas({ target, packageRoot }: Folders, own = readOwnFields(target)): Map<string, string> {
  const files = new Map<string, string>();
  for (const { kind, schema: fields } of own.values()) {
    if (!fields) continue;
    const text = readFileSync(path.join(packageRoot, 'src/schema', `${kind}.schema.json`), 'utf8');
    const schema: SchemaNode = JSON.parse(text);
    files.set(`${schemaFolder}/${kind}.schema.json`, json(withCustom(schema, fields)));
  }
  return files;
}

/** Those that the site has already and that say something else. Gives their paths. */
export function refreshOwnFiles(folders: Folders): string[] {
  const own = readOwnFields(folders.target);
  if (own.diagnostics.length > 0) return [];
  const files = new Map([...ownEditorSchemas(folders, own), [ownTypesFile, formatOwnTypes(own)]]);
  const now = new Date();
  for (const [file, text] of files) {
    const present = path.join(folders.target, file);
    const isThere = existsSync(present);
    if (isThere && readFileSync(present, 'utf8') !== text) continue;
    // Newer than the schema from now on: the next build need not compare them.
    if (isThere) utimesSync(present, now, now);
    files.delete(file);
  }
  write(folders, files);
  return [...files.keys()];
}

/** The types, and what editors read. Gives the fields; where a schema has mistakes, nothing is written. */
export function writeOwnTypes(folders: Folders): OwnFields {
  const own = readOwnFields(folders.target);
  if (own.diagnostics.length > 0) return own;
  refreshOwnFiles(folders);
  write(folders, new Map([[ownTypesFile, formatOwnTypes(own)]]));
  return own;
}

function write({ target }: Folders, files: ReadonlyMap<string, string>): void {
  writeAllOrNone([...files].map(([file, contents]) => ({ target: path.join(target, file), contents, isNew: false })));
}
