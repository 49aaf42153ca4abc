/**
 * Reports entries of a templates folder that are neither files nor folders: opening a named pipe would block forever; folders
 * that cannot be read; and files where a folder is needed. Reads the folder.
 */
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isAccessDenied, specialFile, unreadableFile, unreadableFolder } from '../../diagnostics/read-problem.ts';
import { relativePath } from '../../domain/relative-path.ts';
import { notAFolderError } from '../not-a-folder.ts';

/** `folder` and `root`, the project's folder, are absolute. A folder that does not exist has none. */
export async function findSpecialFiles(folder: string, root: string): Promise<Diagnostic[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) =>
    isAccessDenied(error) ? error : [],
  );
  if (!Array.isArray(entries)) return [unreadableFolder(relativePath(root, entries.path ?? folder), entries)];
  const special = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  const found = await Promise.all(
    [...special.map(({ parentPath, name }) => path.join(parentPath, name)), ...readByEsbuild(root)].map(
      async (absolute) => {
        const file = relativePath(root, absolute);
        const target = await stat(absolute).catch((error: NodeJS.ErrnoException) => error);
        if (target instanceof Error) return unreadableFile(file, target);
        return target.isFile() || target.isDirectory() ? undefined : specialFile(file);
      },
    ),
  );
  return [...findFilesForFolders(folder, root), ...found.filter((problem) => problem !== undefined)];
}

/** A file in place of the templates folder, or of one of its folders: without this, esbuild reports each template. */
function findFilesForFolders(folder: string, root: string): Diagnostic[] {
  const inside = folderNames.map((name) => path.join(folder, name));
  const report = (file: string) => {
    const why = notAFolderError(file);
    return why ? [unreadableFile(relativePath(root, file), why)] : [];
  };
  const whole = report(folder);
  return whole.length > 0 ? whole : inside.flatMap(report);
}

const folderNames = ['pages', 'components', 'layouts', 'styles', 'scripts', 'icons', 'fonts'];

/** The existing files outside the templates that esbuild reads. */
function readByEsbuild(root: string): string[] {
  return ['package.json', 'tsconfig.json'].map((name) => path.join(root, name)).filter((file) => existsSync(file));
}
