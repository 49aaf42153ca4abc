/** Writes the list of files (the manifest) of a copy of a site. */
import { lstatSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { nameFile } from './fs-errors.ts';
import { formatManifest, type Manifest, type StoredManifest } from './manifest.ts';
import { siblingOf } from './output-place.ts';

/** `wholeBefore`, in milliseconds: see `inspectLive`. */
export function writeList(list: string, { text }: StoredManifest, wholeBefore: number | undefined): void {
  try {
    writeFileSync(list, text, { flag: 'wx' });
    if (wholeBefore !== undefined) utimesSync(list, wholeBefore / 1000, wholeBefore / 1000);
  } catch (error) {
    throw nameFile(error, manifestName);
  }
}

interface Copy {
  folder: string;
  manifest: Manifest;
  /** The output folder. The new list is first written beside it, so the copy always has a complete one. */
  out: string;
}

/** Updates a copy's list with the owner's files that it has now, so that whatever removes or reuses the copy later knows them. */
export function listForeign({ folder, manifest, out }: Copy, foreign: readonly string[]): void {
  if (String([...manifest.foreign].sort()) === String([...foreign].sort())) return;
  const list = path.join(folder, manifestName);
  const next = siblingOf(out, 'next');
  writeList(next, formatManifest({ ...manifest, foreign }), lstatSync(list).mtimeMs);
  renameSync(next, list);
}
