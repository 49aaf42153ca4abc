/** The last steps of a publication: from staged files to a live site. Touches the output folder and its siblings. */
import { chmodSync, lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { completeTree, updateSpare } from './assemble.ts';
import { type Leftover, leftoverOf } from './explain-failure.ts';
import { findSpare } from './find-spare.ts';
import { flush } from './flush.ts';
import { type ForeignFiles, findOwnersFiles } from './foreign-files.ts';
import { unlinkIfThere } from './fs-errors.ts';
import type { LinkSource } from './link-files.ts';
import type { LiveSite } from './live-site.ts';
import { formatManifest, type Manifest, noFiles } from './manifest.ts';
import { type OutputPlace, siblingOf } from './output-place.ts';
import { removeOldCopy } from './remove-old-copy.ts';
import { finishSwap } from './repair.ts';
import type { StagedFolder } from './staged-writer.ts';
import { swap } from './swap.ts';
import type { ListUpdate } from './update-list.ts';
import { listForeign, writeList } from './write-list.ts';

export interface Prepared {
  place: OutputPlace;
  /** The live folder, even if it contains only the owner's files. */
  from: LinkSource | undefined;
  live: LiveSite | undefined;
  to: StagedFolder;
  minSpareFiles: number | undefined;
  staged: ReadonlyMap<string, string>;
  files: Manifest['files'];
  site: Pick<Manifest, 'base' | 'kept'> & { pages: ReadonlySet<string> };
}

export interface AssembledSite {
  folder: string;
  manifest: Manifest;
  /** See StoredManifest. */
  id: string;
  foreign: ForeignFiles;
}

/** A site of which one file differs from the live one. */
export interface Replacement {
  file: string;
  /** The file's new contents. */
  contents: string;
  /** The new list of files, or the change of the live one. */
  list: string | ListUpdate;
  manifest: Manifest;
  /** See StoredManifest. */
  id: string;
}

/** Completes the new site in a folder beside the live one, and flushes it to the disk. */
export function assemble({ place, from, live, to, staged, files, site }: Prepared): AssembledSite {
  // First, because the owner's files in a copy that cannot be used are moved to the live site.
  const spare = live && findSpare(place, live);
  const foreign = findOwnersFiles(from, live, files);
  const manifest = { files, ...site, foreign: [...foreign.files, ...foreign.folders] };
  const stored = formatManifest(manifest);
  const wholeBefore = spare ? lstatSync(path.join(spare.folder, manifestName)).mtimeMs : from?.inspectedAt;
  const assembly = { files, to, staged, live: from, foreign: foreign.files };
  const next = siblingOf(place.out, 'next');
  const folder = spare ? updateSpare(spare, next, assembly) : completeTree(assembly, next);
  if (from) chmodSync(folder, statSync(from.folder).mode & 0o7777);
  const list = path.join(folder, manifestName);
  unlinkIfThere(list);
  writeList(list, stored, staged.size < files.size ? wholeBefore : undefined);
  flush(folder, [...[...staged.keys()].map((file) => path.join(folder, file)), list]);
  return { folder, manifest, id: stored.id, foreign };
}

/** Throws nothing once the new site is live: what could not be completed is returned. */
export function activate(
  { place, live, from, minSpareFiles }: Prepared,
  { folder, manifest, foreign }: AssembledSite,
): Leftover[] {
  const isOldWhole = !foreign.hasReplacedFolder && (live?.damaged.size ?? 0) === 0;
  // A folder with the same files as the first release would be a release to which a rollback changes nothing.
  const isTwin = place.mode === 'symlink' && live !== undefined && hasSameFiles(live.manifest, manifest);
  const replaced = swap(place, folder, isOldWhole && !isTwin ? 'old' : 'drop');
  const before = { ...(live?.manifest ?? noFiles), foreign: manifest.foreign };
  const known = new Map([[place.out, manifest]]);
  if (replaced !== undefined) known.set(replaced, before);
  return attempt(() => {
    if (replaced !== undefined && live)
      listForeign({ folder: replaced, manifest: live.manifest, out: place.out }, before.foreign);
    finishSwap(place.out, { known, minSpareFiles });
    // A damaged release is useless for a rollback.
    const isRelease = place.mode === 'symlink' && replaced !== undefined && from?.folder === replaced;
    if (isRelease && !isOldWhole) removeOldCopy({ folder: replaced, manifest: before }, place.out, manifest.foreign);
  });
}

function hasSameFiles({ files }: Manifest, { files: others }: Manifest): boolean {
  return files.size === others.size && [...files].every(([file, { hash }]) => others.get(file)?.hash === hash);
}

/** `work` follows after a site went live. */
export function attempt(work: () => void): Leftover[] {
  try {
    work();
    return [];
  } catch (error) {
    return [leftoverOf(error)];
  }
}
