/**
 * Reports entries of a templates folder that are neither files nor folders: opening a named pipe would block forever; folders
 * that cannot be read; links to folders. Reads the folder.
 */
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { linkToFolder, problemOfEntry, unreadableFile } from '../../diagnostics/unreadable.ts';
import { relativePath } from '../../domain/file-names.ts';
import { notAFolderError } from '../../files/fs-errors.ts';
import { type FolderEntry, filesIn, listFolder } from '../../files/list-folder.ts';

/** `folder` and `root`, the project's folder, are absolute. A folder that does not exist has none. */
export function findSpecialFiles(folder: string, root: string): Diagnostic[] {
  const why = notAFolderError(folder);
  if (why) return [unreadableFile(relativePath(root, folder), why, { isLink: true })];
  const found = listFolder(folder, { isWhole: true }).map((entry) =>
    problemOf(entry, relativePath(root, path.join(folder, entry.name))),
  );
  // esbuild reads the project's package.json.
  const beside = filesIn(root, ['package.json']).map((entry) => problemOf(entry, entry.name));
  return [...found, ...beside].filter((problem) => problem !== undefined);
}

function problemOf(entry: FolderEntry, file: string): Diagnostic | undefined {
  // Neither a build nor `dev` looks for changes in it.
  return problemOfEntry(entry, file) ?? (entry.target === 'folder' ? linkToFolder(file) : undefined);
}
