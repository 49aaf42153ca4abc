/**
 * Reports entries of a templates folder that are neither files nor folders: opening a named pipe would block forever; folders
 * that cannot be read; links to folders; files where a folder is needed, and folders where a file is. Reads the folder.
 */
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { linkToFolder, specialFile, unreadableFile, unreadableFolder } from '../../diagnostics/read-problem.ts';
import { relativePath } from '../../domain/file-names.ts';
import { notAFolderError } from '../../files/fs-errors.ts';

/** `folder` and `root`, the project's folder, are absolute. A folder that does not exist has none. */
export async function findSpecialFiles(folder: string, root: string): Promise<Diagnostic[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => (notAFolder.has(codeOf(error) ?? '') ? [] : error),
  );
  if (!Array.isArray(entries)) return [unreadableFolder(relativePath(root, entries.path ?? folder), entries)];
  const special = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  const folders = entries.filter((entry) => entry.isDirectory() && /\.(tsx?|css|svg|woff)$/.test(entry.name));
  const asFiles = folders.map(({ parentPath, name }) =>
    unreadableFile(relativePath(root, path.join(parentPath, name)), Object.assign(new Error(), { code: 'EISDIR' })),
  );
  const places = special.map((entry) => ({
    absolute: path.join(entry.parentPath, entry.name),
    isLink: entry.isSymbolicLink(),
  }));
  const found = await Promise.all(
    [...places, ...packageFile(root)].map(async ({ absolute, isLink }) => {
      const file = relativePath(root, absolute);
      const target = await stat(absolute).catch((error: NodeJS.ErrnoException) => error);
      if (target instanceof Error) return unreadableFile(file, target, { isLink });
      // Neither a build nor `dev` looks for changes in it.
      if (isLink && target.isDirectory()) return linkToFolder(file);
      return target.isFile() || target.isDirectory() ? undefined : specialFile(file);
    }),
  );
  return [...findFilesForFolders(folder, root), ...asFiles, ...found.filter((problem) => problem !== undefined)];
}

/** There is no such folder, or something else in its place, which is reported below. */
const notAFolder: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/** A file in place of the templates folder, or of one of its folders: without this, esbuild reports each template. */
function findFilesForFolders(folder: string, root: string): Diagnostic[] {
  const inside = folderNames.map((name) => path.join(folder, name));
  const report = (file: string) => {
    const why = notAFolderError(file);
    return why ? [unreadableFile(relativePath(root, file), why, { isLink: true })] : [];
  };
  const whole = report(folder);
  return whole.length > 0 ? whole : inside.flatMap(report);
}

const folderNames = ['pages', 'components', 'layouts', 'styles', 'scripts', 'icons', 'fonts'];

/** The project's package.json, which esbuild reads. */
function packageFile(root: string): { absolute: string; isLink: boolean }[] {
  const absolute = path.join(root, 'package.json');
  return existsSync(absolute) ? [{ absolute, isLink: false }] : [];
}
