/** The spare copy of a large site: what the next publish reuses of it, and what it does after somebody changed it. */
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAsPublished } from '../../../../src/emit/publication/find-spare.ts';
import { inspectLive } from '../../../../src/emit/publication/live-site.ts';
import { siblingOf } from '../../../../src/emit/publication/output-place.ts';
import { readManifest } from '../../../../src/emit/publication/read-manifest.ts';
import { openPublication } from '../../../../src/emit/publication.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

async function publish(out: string, home: string): Promise<void> {
  const publication = await openPublication(out, { mode: 'folder', minSpareFiles: 1 });
  // Two files change each time: the site is not copied for one.
  const files = { 'index.html': home, '404.html': home, 'about/index.html': 'about', 'a/b/index.html': 'b' };
  for (const [file, text] of Object.entries(files)) publication.write(file, text);
  await publication.commit({ pages: Object.keys(files), base: '' });
}

/** A site that was published three times, so that its spare has been one before. */
async function makeSite() {
  const out = path.join(makeFolder(), 'dist');
  for (const text of ['1', '2', '3']) await publish(out, text);
  const spare = siblingOf(out, 'spare');
  expect(existsSync(spare)).toBe(true);
  return { out, spare, about: path.join(spare, 'about/index.html') };
}

function replace(file: string, text: string): void {
  unlinkSync(file);
  writeFileSync(file, text);
}

const about = (out: string) => readFileSync(path.join(out, 'about/index.html'), 'utf8');

describe('a file of the spare that somebody', () => {
  test.each([
    ['replaced by another of the same size', (file: string) => replace(file, 'ABOUT')],
    ['deleted', unlinkSync],
    [
      'renamed, to write another',
      (file: string) => {
        renameSync(file, `${file}~`);
        writeFileSync(file, 'ABOUT');
      },
    ],
    ['deleted together with its folder', (file: string) => rmSync(path.dirname(file), { recursive: true })],
  ])('%s is never published', async (_, edit) => {
    const { out, spare, about: file } = await makeSite();
    edit(file);
    await publish(out, '4');
    expect(about(out)).toBe('about');
    // The spare is not used again, and the old site becomes the next one.
    for (const text of ['5', '6']) {
      await publish(out, text);
      expect(about(out)).toBe('about');
    }
    expect(about(spare)).toBe('about');
  });

  test('edited in place is never published, if both copies of the file are separate on the disk', async () => {
    const { out, about: file } = await makeSite();
    const live = path.join(out, 'about/index.html');
    // As on a file system without hard links.
    copyFileSync(live, `${live}.copy`);
    renameSync(`${live}.copy`, live);
    writeFileSync(file, 'ABOUT');
    await publish(out, '4');
    expect(about(out)).toBe('about');
  });
});

test('a file added to the spare, as from a terminal whose folder was the site before a build, is not lost', async () => {
  const { out, spare } = await makeSite();
  writeFileSync(path.join(spare, 'about/mine.txt'), 'mine');
  for (const text of ['4', '5', '6']) {
    await publish(out, text);
    expect(readdirSync(path.join(out, 'about')).sort()).toEqual(['index.html', 'mine.txt']);
  }
});

test('an untouched spare is reused', async () => {
  const { out, spare } = await makeSite();
  const before = statSync(spare).ino;
  await publish(out, '4');
  expect(statSync(out).ino).toBe(before);
});

describe('a spare with old folders', () => {
  /** `listedAt` is later than all folders of the spare, as in builds that are more than two seconds apart. */
  async function makeOld() {
    const { out, spare } = await makeSite();
    const old = Date.now() / 1000 - 3600;
    for (const folder of ['', 'about', 'a', 'a/b']) utimesSync(path.join(spare, folder), old, old);
    const live = inspectLive(out);
    const manifest = readManifest(spare);
    if (typeof live !== 'object' || !manifest) throw new Error('There is no site.');
    return { spare: { folder: spare, manifest }, live: { ...live, listedAt: Date.now() - 1000 } };
  }

  test('is as published until a folder changes', async () => {
    const { spare, live } = await makeOld();
    expect(isAsPublished(spare, live)).toBe(true);
    replace(path.join(spare.folder, 'a/b/index.html'), 'B');
    expect(isAsPublished(spare, live)).toBe(false);
  });

  test('is not as published if a file changed that the live site does not share', async () => {
    const { spare, live } = await makeOld();
    const file = path.join(spare.folder, 'a/b/index.html');
    writeFileSync(file, 'B');
    expect(isAsPublished(spare, { ...live, unshared: [] })).toBe(true);
    expect(isAsPublished(spare, { ...live, unshared: ['a/b/index.html'] })).toBe(false);
  });
});
