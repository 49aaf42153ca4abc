/** Deletes what publishing keeps beside an output folder and can make again. Keeps the live site and releases. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { statIfThere } from './fs-errors.ts';
import { acquireLock } from './lock.ts';
import { findPlace, siblingOf } from './output-place.ts';
import { BusyError } from './publish-error.ts';
import { readManifest } from './read-manifest.ts';
import { removeOldCopy } from './remove-old-copy.ts';
import { finishSwap, removeStaged, removeTree } from './repair.ts';

/** Returns the absolute paths of what was deleted. Touches nothing while a build is running. */
export async function cleanOutput(named: string): Promise<string[]> {
  const { out } = findPlace(named);
  const before = listSiblings(out);
  if (before.length === 0) return [];
  try {
    const lock = await acquireLock(siblingOf(out, 'lock'), { timeoutMs: 0 });
    try {
      clean(out);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (error instanceof BusyError) return [];
    throw error;
  }
  const after = new Set(listSiblings(out));
  return before.filter((name) => !after.has(name));
}

/** If the old site is the only one, keeps it for the next build to restore. */
function clean(out: string): void {
  finishSwap(out);
  removeStaged(out);
  const spare = siblingOf(out, 'spare');
  const manifest = statIfThere(spare) && readManifest(spare);
  if (manifest) removeOldCopy({ folder: spare, manifest }, out, manifest.foreign);
  else removeTree(spare);
}

function listSiblings(out: string): string[] {
  const [folder, prefix] = [path.dirname(out), path.basename(siblingOf(out, 'new')).replace(/new$/, '')];
  if (!statIfThere(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(folder, name));
}
