/** Deletes what interrupted builds left beside an output folder. Keeps the live site and releases. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { statIfThere } from '../../files/fs-errors.ts';
import { settle, underLock } from './open.ts';
import { findPlace, siblingOf } from './output-place.ts';
import { BusyError } from './publish-error.ts';

/** Returns the absolute paths of what was deleted. Touches nothing while a build is running. */
export async function cleanOutput(named: string): Promise<string[]> {
  const { out } = findPlace(named);
  const before = listSiblings(out);
  if (before.length === 0) return [];
  try {
    await underLock(named, settleWithoutBuild, { timeoutMs: 0 });
  } catch (error) {
    if (error instanceof BusyError) return [];
    throw error;
  }
  const after = new Set(listSiblings(out));
  return before.filter((name) => !after.has(name));
}

function settleWithoutBuild(place: ReturnType<typeof findPlace>): void {
  const staging = siblingOf(place.out, 'new');
  mkdirSync(staging);
  settle(place, staging);
  rmSync(staging, { recursive: true });
}

function listSiblings(out: string): string[] {
  const [folder, prefix] = [path.dirname(out), path.basename(siblingOf(out, 'new')).replace(/new$/, '')];
  if (!statIfThere(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(folder, name));
}
