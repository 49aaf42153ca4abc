/**
 * Publishes a site of which one file differs from the live one, as after an edit of one text: a rename replaces that file, so
 * no copy of the site is made. Touches that file, the list of files and the staged folder.
 */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import type { Prepared, Replacement } from './commit.ts';
import type { Leftover } from './explain-failure.ts';
import { flush } from './flush.ts';
import { findOwnersFiles } from './foreign-files.ts';
import { statIfThere } from './fs-errors.ts';
import { formatManifest } from './manifest.ts';
import { parentsOf } from './parent-folders.ts';
import { planListUpdate, updateList } from './update-list.ts';
import { writeList } from './write-list.ts';

/**
 * Stages the list of files too, and flushes both. Undefined if the site has to be published as a whole: as a release, if more
 * than one file changed, or if the live folder is not as it was published. The names of assets change with their contents.
 */
export function stageReplacement(
  { place, from, live, to, staged, files, site }: Prepared,
  changed: readonly string[] = [],
): Replacement | undefined {
  const [file, ...others] = changed;
  if (place.mode !== 'folder' || live?.damaged.size !== 0) return undefined;
  if (file === undefined || others.length > 0 || file.startsWith('assets/')) return undefined;
  // What a symlink leads to is not part of the site.
  if (!parentsOf(file).every((folder) => statIfThere(path.join(place.out, folder))?.isDirectory())) return undefined;
  const contents = path.join(to.folder, staged.get(file) ?? file);
  const listed = { before: live.manifest.files.get(file), after: files.get(file) };
  const update = live.ownList && from && planListUpdate(live.ownList, file, listed);
  if (update) {
    flush(to.folder, [contents]);
    const { foreign } = live.manifest;
    return { file, contents, manifest: { files, ...site, foreign }, id: update.id, list: update };
  }
  const foreign = findOwnersFiles(from, live, files);
  if (foreign.hasReplacedFolder) return undefined;
  const manifest = { files, ...site, foreign: [...foreign.files, ...foreign.folders] };
  const stored = formatManifest(manifest);
  const list = path.join(to.folder, manifestName);
  writeList(list, stored, from?.inspectedAt);
  flush(to.folder, [contents, list]);
  return { file, contents, manifest, id: stored.id, list };
}

/** Throws if the old file is still live. Otherwise returns what failed: with the old list, the next build writes the file again. */
export function replaceFile({ place, from }: Prepared, { file, contents, list }: Replacement): Leftover[] {
  renameSync(contents, path.join(place.out, file));
  try {
    const live = path.join(place.out, manifestName);
    if (typeof list === 'string') renameSync(list, live);
    else updateList(live, list, from?.inspectedAt ?? 0);
    return [];
  } catch (error) {
    const left = `its list of files, ${manifestName}, is still the old one`;
    return [{ error, left, next: `The next build writes ${file} again.` }];
  }
}
