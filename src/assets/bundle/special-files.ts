/**
 * Reports entries of a templates folder that are neither files nor folders: opening a named pipe would block forever; folders
 * that cannot be read; links to folders; files where a folder is needed, and folders where a file is. Reads the folder.
 */
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../../diagnostics/code-of.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  linkToFolder,
  specialFile,
  unreadableFile,
  unreadableFolder,
  wrongType,
} from '../../diagnostics/read-problem.ts';
import { relativePath } from '../../domain/file-names.ts';
import { notAFolderError } from '../../files/fs-errors.ts';

/** `folder` and `root`, the project's folder, are absolute. A folder that does not exist has none. */
export async function findSpecialFiles(folder: string, root: string): Promise<Diagnostic[]> {
  const why = notAFolderError(folder);
  if (why) return [unreadableFile(relativePath(root, folder), why, { isLink: true })];
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => (isMissing(error) ? [] : error),
  );
  if (entries instanceof Error) return [unreadableFolder(relativePath(root, entries.path ?? folder), entries)];
  // esbuild reads the project's package.json.
  const beside = (await readdir(root, { withFileTypes: true }).catch(() => [])).filter(
    ({ name }) => name === 'package.json',
  );
  const needed = new Set(folderNames.map((name) => path.join(folder, name)));
  const found = [...entries, ...beside].map((entry) => problemOf(entry, { root, needed }));
  return (await Promise.all(found)).filter((problem) => problem !== undefined);
}

/** If one of these is a file, esbuild would report each template. */
const folderNames = ['pages', 'components', 'layouts', 'styles', 'scripts', 'icons', 'fonts'];

async function problemOf(
  entry: Dirent,
  { root, needed }: { root: string; needed: ReadonlySet<string> },
): Promise<Diagnostic | undefined> {
  const absolute = path.join(entry.parentPath, entry.name);
  const file = relativePath(root, absolute);
  const isLink = entry.isSymbolicLink();
  const target = isLink ? await stat(absolute).catch((error: NodeJS.ErrnoException) => error) : entry;
  if (target instanceof Error) return unreadableFile(file, target, { isLink });
  const isFolder = target.isDirectory();
  // Neither a build nor `dev` looks for changes in it.
  if (isLink && isFolder) return linkToFolder(file);
  if (isFolder && /\.(tsx?|css|svg|woff)$/.test(file)) return wrongType(file, 'a folder', 'a file');
  if (!isFolder && needed.has(absolute)) return wrongType(file, 'a file', 'a folder');
  return isFolder || target.isFile() ? undefined : specialFile(file);
}
