/** The writer of treesite's own files: whole, never through a link. */
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolders, replaceFile, writeNewFile } from '../../../src/files/write-file.ts';
import { readTree } from '../../support/file-tree.ts';
import { publish } from '../../support/publish-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A disk that loses the first byte of each text with these words, and reports success. */
async function withShortWrites<Result>(words: string, work: () => Promise<Result>): Promise<Result> {
  const real = fs.writeSync;
  const short = (file: number, bytes: Uint8Array, ...rest: [number, number]) => {
    if (!Buffer.from(bytes).includes(words)) return real(file, bytes, ...rest);
    real(file, bytes.subarray(1));
    return bytes.length;
  };
  fs.writeSync = short as typeof fs.writeSync;
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    fs.writeSync = real;
    syncBuiltinESMExports();
  }
}

test.each(['version', 'a page'])('a short write (%s) is an error, and the old site stays', async (words) => {
  const out = path.join(tempFolder(), 'dist');
  const publishPage = (text: string) =>
    publish(out, [{ path: 'index.html', contents: text }], { pages: ['index.html'], base: '' });
  await publishPage('old');
  const before = readTree(out);
  await expect(withShortWrites(words, () => publishPage('a page'))).rejects.toThrow(
    /could not be written.* is unchanged/,
  );
  expect(readTree(out)).toEqual(before);
  await publishPage('a page');
});

test('a symbolic link in place of the file or of its temporary file is replaced, and what it leads to stays', () => {
  const folder = tempFolder({ mine: 'mine' });
  for (const name of ['entry', 'entry.new']) symlinkSync('mine', path.join(folder, name));
  expect(() => writeNewFile(path.join(folder, 'entry'), 'cached')).toThrow('EEXIST');
  replaceFile(path.join(folder, 'entry'), 'cached');
  expect(readTree(folder)).toEqual({ mine: 'mine', entry: 'cached' });
  expect(fs.lstatSync(path.join(folder, 'entry')).isFile()).toBe(true);
});

test.each(['.treesite', '.treesite/cache', '.treesite/cache/assets'])(
  '%s is not used if it is a symbolic link',
  (name) => {
    const root = tempFolder();
    const elsewhere = tempFolder({ mine: 'mine' });
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    symlinkSync(elsewhere, path.join(root, name));
    expect(() => replaceFile(path.join(root, '.treesite/cache/assets/entry'), 'cached')).toThrow(
      `${path.join(root, name)} is a symbolic link`,
    );
    expect(readdirSync(elsewhere)).toEqual(['mine']);
  },
);

test('a file that cannot be replaced leaves no temporary file', () => {
  const folder = tempFolder({ 'entry/file': 'in a folder' });
  expect(() => replaceFile(path.join(folder, 'entry'), 'cached')).toThrow();
  expect(existsSync(path.join(folder, 'entry.new'))).toBe(false);
  expect(readFileSync(path.join(folder, 'entry/file'), 'utf8')).toBe('in a folder');
});

test.skipIf(!existsSync('/proc/self'))(
  'a folder that the system refuses to make is an error, not an endless loop',
  () => {
    expect(() => makeFolders('/proc/treesite/dist')).toThrow('ENOENT');
  },
);
