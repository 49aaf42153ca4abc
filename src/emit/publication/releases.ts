/** Publishes a site as a release, a numbered folder of its own that the output symlink points to, and rolls back to the previous one. Touches releases and the symlink. */
import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { manifestName } from '../../domain/file-names.ts';
import { statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { inspectSite } from './current-site.ts';
import type { Manifest } from './manifest.ts';
import { filesIn, type NewSite, notOurs, placeList } from './replace-files.ts';
import { inWorkspace, newLinkOf, releaseOf, siblingOf, type Workspace } from './workspace.ts';

/** The current release and two for rollbacks. */
const maxReleases = 3;

/** Makes the whole folder of a release: staged files are moved there, unchanged files and the owner's are linked. */
export function makeRelease({ workspace: { folder, staging }, previous, next, staged }: NewSite, list: string): string {
  const release = path.join(staging, 'release');
  mkdirSync(release);
  for (const file of next.files.keys()) {
    const to = path.join(release, file);
    const contents = staged.get(file);
    mkdirSync(path.dirname(to), { recursive: true });
    if (contents === undefined) linkOrCopy(path.join(folder, file), to);
    else renameSync(contents, to);
  }
  if (statIfThere(folder)) {
    linkOwnFiles(folder, previous, release);
    chmodSync(release, statSync(folder).mode & 0o7777);
  }
  placeList(list, release);
  return release;
}

/** Makes a release current. If the output was a folder, that becomes the previous release. Deletes the oldest. */
export function switchTo(out: string, fresh: string): void {
  const releases = siblingOf(out, 'releases');
  mkdirSync(releases, { recursive: true });
  // Releases after the current one were rolled back, or left by a publish that was killed.
  const names = listReleases(out);
  const current = names.indexOf(path.basename(releaseOf(out) ?? ''));
  if (current !== -1) deleteReleases(out, names.splice(current + 1));
  const number = Number(names.at(-1) ?? 0) + 1;
  const isFolder = statIfThere(out)?.isDirectory() === true;
  const release = path.join(releases, nameOf(isFolder ? number + 1 : number));
  renameSync(fresh, release);
  if (isFolder) replaceFolder(out, release, path.join(releases, nameOf(number)));
  else renameSync(makeLink(out, release), out);
  try {
    deleteReleases(out, listReleases(out).slice(0, -maxReleases));
  } catch {
    // The next publish tries again.
  }
}

/** Two steps: no system replaces a folder by a symlink in one. */
function replaceFolder(out: string, release: string, old: string): void {
  const link = makeLink(out, release);
  renameSync(out, old);
  try {
    renameSync(link, out);
  } catch (error) {
    renameSync(old, out);
    throw error;
  }
}

function makeLink(out: string, release: string): string {
  const link = newLinkOf(out);
  // Relative, so that the project can be moved.
  symlinkSync(path.relative(path.dirname(out), release), link, 'dir');
  return link;
}

/** The names of all releases, oldest first. */
function listReleases(out: string): string[] {
  const releases = siblingOf(out, 'releases');
  const names = statIfThere(releases) ? readdirSync(releases) : [];
  return names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(a) - Number(b));
}

function deleteReleases(out: string, names: readonly string[]): void {
  for (const name of names) rmSync(path.join(siblingOf(out, 'releases'), name), { recursive: true, force: true });
}

function nameOf(number: number): string {
  return String(number).padStart(6, '0');
}

/** Carries over the files that treesite did not write. Throws if the other release has a file with the same path. */
function linkOwnFiles(from: string, { files }: Manifest, release: string): void {
  for (const file of ownFiles(from, files)) {
    const [source, target] = [path.join(from, file), path.join(release, file)];
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
      else linkOrCopy(source, target);
    } catch (error) {
      throw ['EEXIST', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '') ? notOurs(source) : error;
    }
  }
}

function ownFiles(release: string, files: Manifest['files']): string[] {
  return filesIn(release).filter((file) => !files.has(file) && file !== manifestName);
}

/** Some file systems have no hard links, and none allow one to another user's file. Neither copy may be written to in place afterwards. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}

/** `why` is a sentence: the reason why there was no rollback. */
export type RolledBack = { pages: number; publishedAt: Date; releasesBefore: number } | { why: string };

/** Points the output symlink at the previous release. `named` is absolute. */
export function rollBack(named: string): Promise<RolledBack> {
  return inWorkspace(named, {}, rollBackRelease);
}

function rollBackRelease({ out, named }: Workspace): RolledBack {
  const current = releaseOf(out);
  if (current === undefined)
    return {
      why: `${named} is not published through a symbolic link. Releases are kept once you build with publish: symlink in site.yaml.`,
    };
  const names = listReleases(out);
  const at = names.indexOf(path.basename(current)) - 1;
  const name = names[at];
  if (name === undefined) return { why: `There is no release before the current one in ${named}.` };
  const release = path.join(path.dirname(current), name);
  const site = inspectSite(release);
  const [damaged] = site?.damaged ?? [];
  if (!site || site.isSalvaged || damaged !== undefined) {
    const damage =
      damaged === undefined ? 'its list of files cannot be read' : `${damaged} is missing, unreadable or was changed`;
    return {
      why: `The previous release, ${release}, is damaged: ${damage}. To publish the current data, run treesite build.`,
    };
  }
  // The owner's files do not belong to any release: the previous one gets those of the current one.
  for (const file of ownFiles(release, site.manifest.files)) unlinkIfThere(path.join(release, file));
  const now = inspectSite(current);
  if (now) linkOwnFiles(current, now.manifest, release);
  renameSync(makeLink(out, release), out);
  return { pages: site.manifest.pages.size, publishedAt: new Date(site.publishedAt), releasesBefore: at };
}
