/** A disk that fails after a new site went live: the message says what is live, what is left and what the next build does. */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rollBack } from '../../../../src/emit/publication/roll-back.ts';
import { openPublication, type Published } from '../../../../src/emit/publication.ts';
import { startFaults, stopFaults } from '../../../faults/fault-fs.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

const site = { 'index.html': 'home', 'about/index.html': 'about' };

async function publish(out: string, changed: Readonly<Record<string, string>> = {}, mode?: 'symlink') {
  const publication = await openPublication(out, { minSpareFiles: 1, mode });
  for (const [file, text] of Object.entries({ ...site, ...changed })) publication.write(file, text);
  const published = await publication.commit({ pages: ['index.html', 'about/index.html'], base: '' });
  return (published as Published).leftovers;
}

/** Does the work on a disk that fails at the first call that matches. */
async function withFault<Result>(out: string, only: RegExp, work: () => Promise<Result>): Promise<Result> {
  startFaults({ root: path.dirname(out), at: 1, kind: 'EACCES', only });
  try {
    return await work();
  } finally {
    expect(stopFaults().failed).toMatch(only);
  }
}

test.each([
  ['updated', /^write .*dist\/\.treesite\.json$/, 'hi'],
  ['given its time', /^utimes .*dist\/\.treesite\.json$/, 'hi'],
  ['replaced', /^rename .*new\/\.treesite\.json$/, 'more words than before'],
])('the list of files cannot be %s after the page: the next publish does it', async (_, fault, text) => {
  const out = path.join(makeFolder(), 'dist');
  await publish(out);
  const leftovers = await withFault(out, fault, () => publish(out, { 'index.html': text }));
  expect(leftovers).toEqual([
    expect.stringMatching(
      /^The new site is in \S+dist, but its list of files, \.treesite\.json, is still the old one\. Access is denied: .* The next build writes index\.html again\.$/,
    ),
  ]);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe(text);
  expect(await publish(out, { 'index.html': text })).toEqual([]);
});

/** Longer than what file times may be wrong by. */
const aMomentMs = 80;

test('a folder of the owner’s cannot be moved: the message has its place, and the next publish moves it', async () => {
  const out = path.join(makeFolder(), 'dist');
  await publish(out);
  await setTimeout(aMomentMs);
  mkdirSync(path.join(out, '.git'));
  const changed = { 'index.html': 'hi', 'about/index.html': 'us' };
  const leftovers = await withFault(out, /^rename .*(old|drop)\/\.git$/, () => publish(out, changed));
  expect(leftovers).toEqual([
    expect.stringMatching(
      /^The new site is in \S+, but your folder \.git is still \S+\/\.git\. Access .* The next build moves it\.$/,
    ),
  ]);
  await publish(out, changed);
  expect(existsSync(path.join(out, '.git'))).toBe(true);
});

test('a folder of the owner’s cannot be moved to the previous release: the rollback is reported as done', async () => {
  const out = path.join(makeFolder(), 'dist');
  await publish(out, {}, 'symlink');
  await publish(out, { 'index.html': 'two' }, 'symlink');
  mkdirSync(path.join(out, '.git'));
  const result = await withFault(out, /^rename .*000002\/\.git$/, () => rollBack(out));
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('home');
  expect(result).toMatchObject({
    leftovers: [expect.stringMatching(/^The previous release is now in \S+dist, but your folder \.git is still \S+/)],
  });
});

test('the old site cannot be renamed back: the message says where it is', async () => {
  const out = path.join(makeFolder(), 'dist');
  await publish(out);
  renameSync(out, path.join(path.dirname(out), '.dist.treesite-drop'));
  const failure = await withFault(out, /^rename \.dist\.treesite-drop$/, () => publish(out)).catch(
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/dist is missing: the previous site is in \S+-drop\. Rename that folder/);
});
