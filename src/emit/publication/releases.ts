/** Publishes a site as a release: a numbered folder of its own, which the output symlink then points to. Touches releases and the symlink. */
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { isAsListed } from './live-site.ts';
import { noFiles } from './manifest.ts';
import { releaseOf, siblingOf } from './output-place.ts';
import { linkOrCopy, linkOwnFiles } from './own-files.ts';
import { parentOf } from './parent-folders.ts';
import { PublishError } from './publish-error.ts';
import type { NewSite } from './replace-files.ts';

/** The live release and two for rollbacks. */
const releasesKept = 3;

/** Makes the whole folder of a release: staged files are moved there, unchanged files and the owner's are linked. `inspectedAt`: see Opened. */
export function makeRelease({ place, before, after, staged, list }: NewSite, inspectedAt: number): string {
  const release = path.join(siblingOf(place.out, 'new'), 'release');
  mkdirSync(release);
  for (const [file, listed] of after.files) {
    const contents = staged.get(file);
    const target = path.join(release, file);
    mkdirSync(path.join(release, parentOf(file)), { recursive: true });
    if (contents !== undefined) renameSync(contents, target);
    else {
      const source = path.join(place.folder, file);
      if (!isAsListed(source, listed, inspectedAt))
        throw new PublishError(`${source} was changed by another program while the site was built.`);
      linkOrCopy(source, target);
    }
  }
  if (statIfThere(place.folder)) {
    linkOwnFiles(place.folder, before ?? noFiles, release);
    chmodSync(release, statSync(place.folder).mode & 0o7777);
  }
  if (staged.size === after.files.size) utimesSync(list, new Date(), new Date());
  renameSync(list, path.join(release, manifestName));
  return release;
}

/** Makes a release live. If the output was a folder, that becomes the previous release. */
export function switchTo(out: string, fresh: string): void {
  const releases = siblingOf(out, 'releases');
  mkdirSync(releases, { recursive: true });
  deleteLaterReleases(out);
  const isFolder = statIfThere(out)?.isDirectory() === true;
  const number = Number(listReleases(out).at(-1) ?? 0) + 1;
  const release = path.join(releases, nameOf(number + (isFolder ? 1 : 0)));
  renameSync(fresh, release);
  if (!isFolder) {
    pointTo(out, release);
    return;
  }
  const link = makeLink(out, release);
  const old = path.join(releases, nameOf(number));
  renameSync(out, old);
  try {
    renameSync(link, out);
  } catch (error) {
    renameSync(old, out);
    throw error;
  }
}

/** Replaces the output symlink in one step. */
export function pointTo(out: string, release: string): void {
  renameSync(makeLink(out, release), out);
}

function makeLink(out: string, release: string): string {
  const link = siblingOf(out, 'link');
  unlinkIfThere(link);
  // Relative, so that the project can be moved.
  symlinkSync(path.relative(path.dirname(out), release), link, 'dir');
  return link;
}

/** The names of all releases, oldest first. */
export function listReleases(out: string): string[] {
  const releases = siblingOf(out, 'releases');
  if (!statIfThere(releases)) return [];
  return readdirSync(releases)
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(a) - Number(b));
}

/** Deletes releases after the live one, which a rollback or a killed publish left. */
function deleteLaterReleases(out: string): void {
  const live = path.basename(releaseOf(out) ?? '');
  const names = listReleases(out);
  if (names.includes(live)) deleteReleases(out, names.slice(names.indexOf(live) + 1));
}

/** To be called once the last release is live. */
export function deleteOldReleases(out: string): void {
  deleteReleases(out, listReleases(out).slice(0, -releasesKept));
}

function deleteReleases(out: string, names: readonly string[]): void {
  for (const name of names) rmSync(path.join(siblingOf(out, 'releases'), name), { recursive: true, force: true });
}

function nameOf(number: number): string {
  return String(number).padStart(6, '0');
}
