/** The files of a release that treesite did not write: found, and carried over to another release as hard links. Touches the other release. */
import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { manifestName } from '../../domain/file-names.ts';
import type { Manifest } from './manifest.ts';
import { PublishError } from './publish-error.ts';

/** Carries over the files that treesite did not write. Throws if the other site has a different file with the same path. */
export function linkOwnFiles(from: string, { files }: Manifest, to: string): void {
  for (const file of ownFiles(from, files)) {
    const source = path.join(from, file);
    const target = path.join(to, file);
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
      else linkOrCopy(source, target);
    } catch (error) {
      if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '')) throw error;
      const message = `${source} was not written by treesite, and the new site has a file with the same path. Move or rename one of the two.`;
      throw new PublishError(message, { cause: error });
    }
  }
}

/** The files and symlinks in a release that are not listed. */
export function ownFiles(folder: string, files: Manifest['files']): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !files.has(file) && file !== manifestName);
}

const noSecondNames = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'];

/** Neither copy may be written to in place afterwards. */
export function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!noSecondNames.includes(codeOf(error) ?? '')) throw error;
    copyFileSync(source, target);
  }
}
