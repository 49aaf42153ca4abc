/** Publishes a site as a release, a numbered folder of its own that the output symlink points to, and rolls back to the previous one. Touches releases and the symlink. */
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/errors.ts';
import { manifestName } from '../../domain/file-names.ts';
import { statIfThere } from '../../files/fs-errors.ts';
import { inspectSite } from './current-site.ts';
import { PublishError } from './failures.ts';
import { changedServerFiles, foldersAround, type ListedFiles, noFiles } from './manifest.ts';
import { namesIn, notOurs } from './replace-files.ts';
import { inWorkspace, listReleases, pointTo, releaseOf, siblingOf, type Workspace } from './workspace.ts';

/** The current release and two for rollbacks. */
const maxReleases = 3;

/** Copies the current folder, if there is one, without copying bytes. The copy's files may be replaced, but not written to in place. */
export function copyByLinks(folder: string, copy: string): void {
  if (statIfThere(folder)) linkAll(folder, ['', ...namesIn(folder)], copy);
}

/** Makes a folder the current release. If the output was a folder, that becomes the release before. Deletes the oldest. */
export function switchTo(fresh: string, workspace: Workspace): void {
  const { out } = workspace;
  mkdirSync(siblingOf(out, 'releases'), { recursive: true });
  if (statIfThere(out)?.isDirectory()) turnIntoRelease(workspace);
  const current = releaseOf(out);
  // They were rolled back, or left by a publish that was killed.
  const later = listReleases(out).filter((release) => current !== undefined && release > current);
  for (const release of later) rmSync(release, { recursive: true });
  const release = nextRelease(out);
  renameSync(fresh, release);
  pointTo(release, workspace);
  for (const old of listReleases(out).slice(0, -maxReleases)) {
    try {
      rmSync(old, { recursive: true });
    } catch {
      // The next publish tries again.
    }
  }
}

/** Two steps: no system replaces a folder by a symlink in one. */
function turnIntoRelease(workspace: Workspace): void {
  const release = nextRelease(workspace.out);
  renameSync(workspace.out, release);
  try {
    pointTo(release, workspace);
  } catch (error) {
    renameSync(release, workspace.out);
    throw error;
  }
}

function nextRelease(out: string): string {
  const number = Number(path.basename(listReleases(out).at(-1) ?? '0')) + 1;
  return path.join(siblingOf(out, 'releases'), String(number).padStart(6, '0'));
}

/** The owner's files, and folders without a file of the site. */
function ownNames(release: string, files: ListedFiles): string[] {
  const listed = new Set([...files.keys()].flatMap((file) => [file, ...foldersAround(file)]));
  return namesIn(release).filter((name) => !listed.has(name) && name !== manifestName);
}

/** Throws if the target has a file with the same path. */
function linkAll(from: string, names: readonly string[], to: string): void {
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      const found = lstatSync(source);
      if (found.isDirectory()) makeFolderLike(found, target);
      else if (found.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
      else linkOrCopy(source, target);
    } catch (error) {
      if (codeOf(error) === 'ENOENT' && name.includes('\ufffd'))
        throw new PublishError(`${source} cannot be copied, because its name is not encoded as UTF-8. Rename it.`);
      throw ['EEXIST', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '') ? notOurs(source) : error;
    }
  }
}

/** Writable in any case: it gets files now, and may be deleted later. */
function makeFolderLike({ uid, gid, mode }: Stats, target: string): void {
  mkdirSync(target, { recursive: true });
  try {
    chownSync(target, uid, gid);
  } catch {
    // Only root may give a folder to another user.
  }
  chmodSync(target, (mode & 0o7777) | 0o700);
}

/** Some file systems have no hard links, and none allow one to another user's file. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}

/** `why` is a sentence: the reason why there was no rollback. */
export type RolledBack =
  | {
      pages: number;
      publishedAt: Date;
      releasesBefore: number;
      serverFiles: ReturnType<typeof changedServerFiles>;
      /** The release from which files of the owner could not be taken along, because its list of files is missing or damaged. */
      left?: string;
    }
  | { why: string };

/** Points the output symlink at the previous release. `named` is absolute. */
export function rollBack(named: string): Promise<RolledBack> {
  return inWorkspace(named, {}, rollBackRelease);
}

function rollBackRelease(workspace: Workspace): RolledBack {
  const { out, named } = workspace;
  const current = releaseOf(out);
  const releases = listReleases(out);
  if (current === undefined && releases.length > 0 && !statIfThere(out))
    return { why: `There is no site in ${named}. Run npx treesite build.` };
  if (current === undefined)
    return {
      why: `${named} is not published through a symbolic link. Releases are kept once you build with publish: symlink in site.yaml.`,
    };
  const releasesBefore = releases.indexOf(current) - 1;
  const release = releases[releasesBefore];
  if (release === undefined) return { why: `There is no release before the current one in ${named}.` };
  const site = inspectSite(release);
  const [damaged] = site?.damaged ?? [];
  if (!site || damaged !== undefined)
    return {
      why: `The previous release, ${release}, is damaged: ${damaged ?? manifestName} is missing, unreadable or was changed. To publish the current data, run npx treesite build.`,
    };
  // The owner's files do not belong to any release: the previous one gets those of the current one, if its list says which these are.
  const now = inspectSite(current);
  const isListed = now !== undefined && !now.damaged.has(manifestName);
  if (isListed) {
    for (const name of ownNames(release, site.manifest.files))
      rmSync(path.join(release, name), { recursive: true, force: true });
    linkAll(current, ownNames(current, now.manifest.files), release);
  }
  pointTo(release, workspace);
  return {
    pages: site.manifest.pages.size,
    publishedAt: new Date(site.publishedAt),
    releasesBefore,
    serverFiles: changedServerFiles(now?.manifest ?? noFiles, site.manifest),
    ...(!isListed && { left: current }),
  };
}
