/** What the workflow of docs/publishing.md restores makes a build on another machine warm: shown in a folder with other times. */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMarkdown } from '../architecture/read-markdown.ts';
import { readTree } from '../support/file-tree.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { restoredFolders } from '../support/sites/restored-folders.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { type Counts, countHere } from './count-build.ts';

const { fences } = readMarkdown(readFileSync(path.join(projectRoot, 'docs', 'publishing.md'), 'utf8'));
const workflow = fences.find(({ text }) => text.startsWith('# .github/workflows/publish.yml'))?.text ?? '';

describe('a build with what the workflow restores', () => {
  const folder = tempFolder();
  let first: Counts;
  beforeAll(async () => {
    cpSync(overlaySite('extras'), folder, { recursive: true });
    first = await countHere(folder);
  });

  /** Every file is new, with a new time, as after a checkout. */
  function restored(names: readonly string[]): string {
    const copy = tempFolder();
    for (const name of ['data', ...names]) cpSync(path.join(folder, name), path.join(copy, name), { recursive: true });
    return copy;
  }

  it('parses no file again, and makes and writes no page', async () => {
    const copy = restored(restoredFolders(workflow));
    const counts = await countHere(copy);
    expect(counts).toEqual({ parsed: 0, planned: 0, rendered: 0, written: 0 });
    expect(readTree(path.join(copy, 'dist'))).toEqual(readTree(path.join(folder, 'dist')));
  });

  it('makes every page if only the cache was restored', async () => {
    const counts = await countHere(restored(['.treesite/cache']));
    // Of the three places, one is a draft, which has no page.
    expect(counts).toEqual({ ...first, parsed: 2 });
  });
});
