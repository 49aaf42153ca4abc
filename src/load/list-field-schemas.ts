/** Lists the site's own schemas, schema/<kind>.json, without a parser: a build in which nothing has changed loads none. Reads the disk. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fieldSchemaFolder, kindNames } from '../domain/kind-lists.ts';
import { type DataEntry, filesIn } from './list-data.ts';

/** Ignores other files in the folder. Empty if there is no such folder, or if it cannot be read. */
export function listFieldSchemas(root: string): DataEntry[] {
  const found = listFolder(root);
  return Array.isArray(found) ? found : [];
}

/** The same, or the reason why the folder cannot be read. */
export function listFolder(root: string): DataEntry[] | NodeJS.ErrnoException {
  const folder = path.join(root, fieldSchemaFolder);
  try {
    return filesIn(folder, readdirSync(folder).filter(isFieldSchema).sort());
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

/** A JSON file, or a file with the name of a kind and a wrong extension. */
function isFieldSchema(name: string): boolean {
  const [, stem = '', ending] = /^(.*)\.(json|ya?ml)$/.exec(name) ?? [];
  return !name.startsWith('.') && (ending === 'json' || kindNames.some((kind) => kind === stem));
}
