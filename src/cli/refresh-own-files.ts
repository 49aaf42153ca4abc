/** Updates the editor's schemas and the types of a site's own fields. Touches them only if a schema is newer. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fieldSchemaFolder, ownTypesFile } from '../domain/kinds.ts';
import { schemaFolder } from '../scaffold/editor-files.ts';
import { packageRoot } from './package-root.ts';

/** Without a schema folder, costs one file system call. */
export async function refreshIfOutdated(root: string): Promise<void> {
  try {
    if (!isOutdated(root)) return;
    const { refreshOwnFiles: refresh } = await import('../scaffold/own-files.ts');
    refresh({ target: root, packageRoot: packageRoot() });
  } catch {
    // A failing disk is ignored: nothing that is published needs these files, and the site may be live already.
  }
}

function isOutdated(root: string): boolean {
  const types = timeOf(path.join(root, ownTypesFile));
  return namesIn(path.join(root, fieldSchemaFolder)).some((name) => {
    const time = timeOf(path.join(root, fieldSchemaFolder, name)) ?? 0;
    const copy = timeOf(path.join(root, schemaFolder, name.replace(/\.json$/, '.schema.json')));
    return [types, copy].some((other) => other !== undefined && other < time);
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
