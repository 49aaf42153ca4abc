/** Builds small sites in this process. */
import path from 'node:path';
import { expect } from 'vitest';
import { coldRoot } from '../shared-assets.ts';
import { type BuiltFolder, readBuilt } from './built-folder.ts';
import { overlaySite } from './overlay-site.ts';
import { runHere } from './run-here.ts';

/** The day on which test sites are built, unless a test gives another. */
export const now = ['--now', '2026-06-01'];

export type Built = BuiltFolder & { stderr: string };

/** Without what an earlier build found. The site must have no errors. */
export async function buildCold(folder: string, ...flags: string[]): Promise<Built> {
  const day = flags.includes('--now') ? [] : now;
  const { code, stderr } = await runHere(['build', ...coldRoot(folder), ...day, ...flags]);
  expect(code, stderr).toBe(0);
  return { ...readBuilt(path.join(folder, 'dist')), stderr };
}

/** The minimal site with an overlay of this name. */
export const buildOverlay = (name: string, ...flags: string[]) => buildCold(overlaySite(name), ...flags);
