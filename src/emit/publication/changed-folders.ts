/** Finds what may have changed in a copy of a site since its list of files was written. Reads the folders. */
import { readdirSync, type Stats } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { shortPath } from '../../domain/short-path.ts';
import { statIfThere } from './fs-errors.ts';
import type { Manifest } from './manifest.ts';
import { foldersOf } from './parent-folders.ts';

/**
 * File times are coarse: a change that seems to be this shortly before the list was written may be later. The clock that file
 * systems use ticks every 1 to 15 ms; some keep only seconds, or every second one.
 */
const clockGrainMs = { fine: 50, coarse: 2_000 };

export interface ChangedFolders {
  /** Folders in which files may have been added, removed or replaced. */
  changed: ReadonlySet<string>;
  /** Files and folders in these that are not in the list. */
  unlisted: readonly string[];
  /** Folders of the list that are no folders now, with what is there instead, if anything. */
  replaced: ReadonlyMap<string, Stats | undefined>;
}

/** Reads only folders that changed after `listedAt` (in milliseconds). */
export function findChangedFolders(folder: string, { files }: Manifest, listedAt: number): ChangedFolders {
  const folders = foldersOf(files.keys());
  const changed = new Set<string>();
  const unlisted: string[] = [];
  const replaced = new Map<string, Stats | undefined>();
  const prefix = shortPath(folder) + path.sep;
  for (const inner of folders) {
    // path.join would double the time, and there are as many folders as pages.
    const stats = statIfThere(prefix + inner);
    if (!stats?.isDirectory()) replaced.set(inner, stats);
    else if (mayHaveChangedSince(stats, listedAt)) {
      changed.add(inner);
      for (const name of readdirSync(path.join(folder, inner))) {
        const file = inner === '.' ? name : `${inner}/${name}`;
        if (!files.has(file) && !folders.has(file) && file !== manifestName) unlisted.push(file);
      }
    }
  }
  return { changed, unlisted, replaced };
}

function mayHaveChangedSince({ mtimeMs }: Stats, listedAt: number): boolean {
  const grain = mtimeMs % 1_000 === 0 ? clockGrainMs.coarse : clockGrainMs.fine;
  return mtimeMs + grain >= listedAt;
}
