/** Lists the site's own schemas, schema/<kind>.json: a build in which nothing has changed does no more, and loads no parser. Reads the disk. */
import { readdirSync } from 'node:fs';
import { fieldSchemaFolder, kindNames } from '../domain/kind-lists.ts';
import { type FolderEntry, filesIn } from '../files/list-folder.ts';

/** Without other files in the folder; none, and the reason, if it cannot be read. */
export function listFieldSchemas(root: string): { entries: FolderEntry[]; error?: NodeJS.ErrnoException } {
  const folder = `${root}/${fieldSchemaFolder}`;
  try {
    return { entries: filesIn(folder, readdirSync(folder).filter(isFieldSchema).sort()) };
  } catch (error) {
    return { entries: [], error: error as NodeJS.ErrnoException };
  }
}

/** A JSON file, or a file with the name of a kind and a wrong extension. */
function isFieldSchema(name: string): boolean {
  const [, stem = '', ending] = /^(.*)\.(json|ya?ml)$/.exec(name) ?? [];
  return !name.startsWith('.') && (ending === 'json' || kindNames.some((kind) => kind === stem));
}
