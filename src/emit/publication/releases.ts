/** The releases of a site that is published through a symlink: numbered folders, one of which the symlink points to. Reads folders. */
import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { statIfThere } from './fs-errors.ts';
import { type OutputPlace, siblingOf } from './output-place.ts';

/** The live release and two for rollbacks. */
const releasesKept = 3;

/** The release that the output symlink points to; undefined if it is not a symlink to a release. */
export function releaseOf(out: string): string | undefined {
  if (!statIfThere(out)?.isSymbolicLink()) return undefined;
  const target = path.resolve(path.dirname(out), readlinkSync(out));
  return path.dirname(target) === siblingOf(out, 'releases') ? target : undefined;
}

/** The release of a publish that was killed before its symlink became the output. A rollback's symlink leads to an earlier release than the last. */
export function neverLive(out: string): string | undefined {
  const link = siblingOf(out, 'link');
  if (!statIfThere(link)?.isSymbolicLink()) return undefined;
  const last = path.join(siblingOf(out, 'releases'), nextRelease(siblingOf(out, 'releases'), 0));
  const isLast = path.resolve(path.dirname(out), readlinkSync(link)) === last;
  return isLast && releaseOf(out) !== last ? last : undefined;
}

/** The names of all releases, oldest first. */
export function listReleases(releases: string): string[] {
  if (!statIfThere(releases)) return [];
  return readdirSync(releases)
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(a) - Number(b));
}

/** The name of the release with the last number plus `ahead`. */
export function nextRelease(releases: string, ahead = 1): string {
  return nameOf(Number(listReleases(releases).at(-1) ?? 0) + ahead);
}

/** The name of the release with the preceding number. */
export function releaseBefore(release: string): string {
  return path.join(path.dirname(release), nameOf(Number(path.basename(release)) - 1));
}

function nameOf(number: number): string {
  return String(number).padStart(6, '0');
}

/**
 * Releases to delete, starting with the one to reuse: those newer than the live one after a rollback, then the oldest.
 * `room`: the number of releases about to be added.
 */
export function surplusReleases(out: string, room: number): string[] {
  const live = releaseOf(out);
  const releases = siblingOf(out, 'releases');
  const all = listReleases(releases).map((name) => path.join(releases, name));
  const at = live === undefined ? all.length : all.indexOf(live);
  const past = all.slice(0, at);
  return [...all.slice(at + 1), ...past.slice(0, Math.max(0, past.length + 1 + room - releasesKept))];
}

/** The number of releases besides the live one that this publish deletes, because a folder keeps none. */
export function releasesToDelete({ out, mode }: OutputPlace): number {
  const live = releaseOf(out);
  if (mode !== 'folder' || live === undefined) return 0;
  return listReleases(path.dirname(live)).filter((name) => name !== path.basename(live)).length;
}
