/** Copies of small sites for one test file, built in this process and removed at the end. */
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { type BuiltFolder, readBuilt } from './built-folder.ts';
import { overlaySite, type TemporarySite } from './overlay-site.ts';
import { runHere } from './run-here.ts';
import { coldRoot } from './shared-assets.ts';

/** The day on which test sites are built, unless a test gives another. */
export const now = ['--now', '2026-06-01'];

export type Built = BuiltFolder & { stderr: string };

export function temporaryCopies() {
  const removals: (() => void)[] = [];
  afterAll(() => {
    for (const remove of removals) remove();
  });
  const keep = (site: TemporarySite): string => {
    removals.push(site.remove);
    return site.folder;
  };
  const buildWithoutFacts = async (folder: string, ...flags: string[]): Promise<Built> => {
    const { code, stderr } = await runHere([
      'build',
      ...coldRoot(folder),
      ...(flags.includes('--now') ? [] : now),
      ...flags,
    ]);
    expect(code, stderr).toBe(0);
    return { ...readBuilt(path.join(folder, 'dist')), stderr };
  };
  /** The minimal site with an overlay of this name. */
  const copyOf = (name: string) => keep(overlaySite(name));
  return {
    keep,
    copyOf,
    buildWithoutFacts,
    build: (name: string, ...flags: string[]) => buildWithoutFacts(copyOf(name), ...flags),
  };
}
