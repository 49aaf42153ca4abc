/** Updates the editor's schemas and the types of a site's own fields, after a build or a change. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fieldSchemaFolder } from '../domain/kind-lists.ts';
import { packageRoot } from './environment.ts';

/** Without a schema folder, costs one file system call. */
export async function refreshFilesOfOwnFields(root: string): Promise<void> {
  try {
    if (!existsSync(path.join(root, fieldSchemaFolder))) return;
    const { refreshOwnFiles } = await import('../scaffold/own-files.ts');
    refreshOwnFiles({ target: root, packageRoot: packageRoot() });
  } catch {
    // A failing disk is ignored: nothing that is published needs these files, and the site may be live already.
  }
}
