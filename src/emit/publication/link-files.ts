/** Carries files over from one copy of a site to another as hard links, or as copies if the file system does not support these. */
import { copyFileSync, linkSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { statIfThere, unlinkIfThere } from './fs-errors.ts';
import { changedAt, hasContents } from './live-site.ts';
import { PublishError } from './publish-error.ts';

export interface LinkSource {
  folder: string;
  /** In milliseconds. Files changed later are compared by contents. */
  inspectedAt: number;
}

/** Carries over an unchanged file of the live site. Neither copy may be written to in place afterwards. */
export function linkUnchanged(file: string, hash: string, { from, to }: { from: LinkSource; to: string }): void {
  const source = path.join(from.folder, file);
  const found = statIfThere(source);
  const isSame = found?.isFile() && (changedAt(found) < from.inspectedAt || hasContents(source, hash));
  if (!isSame) throw new PublishError(`${source} was changed by another program while the site was built.`);
  linkOrCopy(source, path.join(to, file));
}

/** Carries over a file or symlink that treesite did not write. */
export function linkForeign(file: string, { from, to }: { from: string; to: string }): void {
  const source = path.join(from, file);
  const target = path.join(to, file);
  mkdirSync(path.dirname(target), { recursive: true });
  unlinkIfThere(target);
  if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else linkOrCopy(source, target);
}

const noSecondNames = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'];

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!noSecondNames.includes(codeOf(error) ?? '')) throw error;
    copyFileSync(source, target);
  }
}
