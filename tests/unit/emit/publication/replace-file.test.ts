/** A publish in which one file changed: that file is replaced, and everything else in the folder stays. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { siblingOf } from '../../../../src/emit/publication/output-place.ts';
import { openPublication } from '../../../../src/emit/publication.ts';
import { isLive } from '../../../support/is-live.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

const site = { 'index.html': 'home', 'about/index.html': 'about', 'assets/x.css': 'x' };

async function publish(out: string, changed: Readonly<Record<string, string>>, mode?: 'folder' | 'symlink') {
  const publication = await openPublication(out, { minSpareFiles: 1, ...(mode && { mode }) });
  const files = { ...site, ...changed };
  for (const [file, text] of Object.entries(files)) publication.write(file, text);
  const published = await publication.commit({ pages: ['index.html', 'about/index.html'], base: '' });
  expect(published?.leftovers).toEqual([]);
  expect(isLive(out, published?.id ?? '')).toBe(true);
  for (const [file, text] of Object.entries(files)) expect(readFileSync(path.join(out, file), 'utf8')).toBe(text);
  return published;
}

async function makeSite() {
  const out = path.join(makeFolder(), 'dist');
  await publish(out, {});
  return out;
}

const inode = (...parts: string[]) => statSync(path.join(...parts)).ino;

test('only that file is replaced, and no copy of the site is made', async () => {
  const out = await makeSite();
  const before = [inode(out), inode(out, 'index.html'), inode(out, 'about'), inode(out, 'about/index.html')];
  const published = await publish(out, { 'about/index.html': 'us' });
  const after = [inode(out), inode(out, 'index.html'), inode(out, 'about')];
  expect(after).toEqual(before.slice(0, 3));
  expect(inode(out, 'about/index.html')).not.toBe(before[3]);
  expect(readdirSync(path.dirname(out))).toEqual(['dist']);
  expect(published?.changes.pages).toEqual([{ path: '/about/', change: 'words' }]);
});

test.each([
  ['two files', { 'index.html': 'hi', 'about/index.html': 'us' }, 'folder'],
  ['a file that is new', { 'new/index.html': 'new' }, 'folder'],
  ['an asset', { 'assets/x.css': 'y' }, 'folder'],
  ['a file of a release', { 'index.html': 'hi' }, 'symlink'],
] as const)('with %s, the folder is replaced', async (_, changed, mode) => {
  const out = path.join(makeFolder(), 'dist');
  await publish(out, {}, mode);
  const before = inode(out);
  await publish(out, changed, mode);
  expect(inode(out)).not.toBe(before);
});

test('the older copy that later publishes update may be several publishes old', async () => {
  const out = await makeSite();
  await publish(out, { 'index.html': '2', 'about/index.html': '2' });
  const spare = inode(siblingOf(out, 'spare'));
  await publish(out, { 'index.html': '3', 'about/index.html': '2' });
  await publish(out, { 'index.html': '3', 'about/index.html': '3' });
  await publish(out, { 'index.html': '4', 'about/index.html': '4' });
  expect(inode(out)).toBe(spare);
  await publish(out, { 'index.html': '4', 'about/index.html': '4', 'more/index.html': 'more' });
});

/** Longer than what file times may be wrong by. */
const aMomentMs = 80;

test('files that the owner added before such a publish are kept when the folder is replaced later', async () => {
  const out = await makeSite();
  await setTimeout(aMomentMs);
  writeFileSync(path.join(out, 'about/mine.txt'), 'mine');
  await setTimeout(aMomentMs);
  await publish(out, { 'index.html': 'hi' });
  await publish(out, { 'index.html': 'hello', 'about/index.html': 'we' });
  expect(readFileSync(path.join(out, 'about/mine.txt'), 'utf8')).toBe('mine');
});

const list = (out: string) => path.join(out, '.treesite.json');

test('the list of files is updated in place, with the bytes that a new list would have', async () => {
  const out = await makeSite();
  const before = inode(list(out));
  await publish(out, { 'about/index.html': 'us' });
  expect(inode(list(out))).toBe(before);
  const other = path.join(makeFolder(), 'dist');
  await publish(other, { 'about/index.html': 'us' });
  expect(readFileSync(list(out), 'utf8')).toBe(readFileSync(list(other), 'utf8'));
});

test('the list of files is replaced if the new one is longer', async () => {
  const out = await makeSite();
  await publish(out, { 'about/index.html': 'more words than before' });
  expect(JSON.parse(readFileSync(list(out), 'utf8')).files).toContainEqual(expect.stringContaining(' 22 about/'));
});

test('a list that a copy of the site shares is not changed in the copy', async () => {
  const out = await makeSite();
  const copy = path.join(path.dirname(out), 'copy.json');
  linkSync(list(out), copy);
  const before = readFileSync(copy, 'utf8');
  await publish(out, { 'about/index.html': 'us' });
  expect(readFileSync(copy, 'utf8')).toBe(before);
});

test('a folder that was replaced by a symlink is not written to', async () => {
  const out = await makeSite();
  const other = path.join(path.dirname(out), 'other');
  mkdirSync(other);
  renameSync(path.join(out, 'about/index.html'), path.join(other, 'index.html'));
  renameSync(path.join(out, 'about'), path.join(path.dirname(out), 'was'));
  symlinkSync(other, path.join(out, 'about'));
  await publish(out, { 'about/index.html': 'us' });
  expect(readFileSync(path.join(other, 'index.html'), 'utf8')).toBe('about');
  expect(existsSync(path.join(out, 'about/index.html'))).toBe(true);
});

test('a file that another program changes meanwhile is restored by the next publish', async () => {
  const out = await makeSite();
  const publication = await openPublication(out);
  for (const [file, text] of Object.entries({ ...site, 'about/index.html': 'us' })) publication.write(file, text);
  writeFileSync(path.join(out, 'index.html'), 'HOME');
  await setTimeout(aMomentMs);
  await publication.commit({ pages: ['index.html', 'about/index.html'], base: '' });
  await publish(out, { 'about/index.html': 'us' });
});

test('a file that was damaged by hand is restored together with the change', async () => {
  const out = await makeSite();
  writeFileSync(path.join(out, 'index.html'), 'HOME');
  await publish(out, { 'about/index.html': 'us' });
});
