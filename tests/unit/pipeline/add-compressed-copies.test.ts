import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publishing } from '../../../src/emit/publication/publication.ts';
import { addCompressedCopies } from '../../../src/pipeline/add-compressed-copies.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const words = (seed: string) => `<p>${`${seed} and more words. `.repeat(40)}</p>`;

function publish(out: string, files: Record<string, string | Uint8Array>, hasCopies = true) {
  return publishing(out, {}, async (publication) => {
    for (const [file, contents] of Object.entries(files)) publication.write(file, contents);
    if (hasCopies) await addCompressedCopies(publication);
    return publication.commit({ pages: ['index.html', 'about.html'], base: '' });
  });
}

test('only copies of what has changed are made again, and one goes with its page', async () => {
  const out = path.join(tempFolder(), 'dist');
  await publish(out, { 'index.html': words('a'), 'about.html': words('b'), 'old.html': words('c') });
  const inode = (file: string) => statSync(path.join(out, file)).ino;
  const [index, about] = [inode('index.html.br'), inode('about.html.br')];
  const published = await publish(out, { 'index.html': words('a'), 'about.html': words('new') });
  expect(inode('index.html.br')).toBe(index);
  expect(inode('about.html.br')).not.toBe(about);
  expect(existsSync(`${out}/old.html.br`)).toBe(false);
  // They are no changes of their own.
  expect(published?.changes).toMatchObject({ added: 0, changed: 1, removed: 1 });
});

test('copies are added to a site that is live without them, and go when they are no longer wanted', async () => {
  const out = path.join(tempFolder(), 'dist');
  const files = { 'index.html': words('a') };
  await publish(out, files, false);
  await publish(out, files);
  expect(existsSync(`${out}/index.html.gz`)).toBe(true);
  await publish(out, files, false);
  expect(existsSync(`${out}/index.html.gz`)).toBe(false);
});

test('a file of the site with the name of a copy stays as it is', async () => {
  const out = path.join(tempFolder(), 'dist');
  await publish(out, { 'index.html': words('a'), 'index.html.gz': 'mine' });
  expect(readFileSync(`${out}/index.html.gz`, 'utf8')).toBe('mine');
});

test('a copy of the owner’s own is replaced once it is gone from the site’s files', async () => {
  const out = path.join(tempFolder(), 'dist');
  await publish(out, { 'index.html': words('a'), 'index.html.gz': 'mine' });
  await publish(out, { 'index.html': words('a') });
  expect(String(gunzipSync(readFileSync(`${out}/index.html.gz`)))).toBe(words('a'));
});

test('the bytes of a copy do not name the system that made it', async () => {
  const out = path.join(tempFolder(), 'dist');
  await publish(out, { 'index.html': words('a') });
  const head = readFileSync(`${out}/index.html.gz`).subarray(0, 10);
  expect([...head.subarray(4, 8), head[9]]).toEqual([0, 0, 0, 0, 255]);
});
