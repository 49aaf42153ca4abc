import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFolder } from '../../../src/files/list-folder.ts';
import { DataMemory, readSources } from '../../../src/load/read-sources.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A project whose data folder has these files. */
function aDataFolder(files: Record<string, string>): string {
  return tempFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`data/${name}`, text])));
}

const required = Object.fromEntries(
  ['site', 'pages/home', 'pages/services', 'pages/areas', 'pages/about', 'pages/contact'].map((name) => [
    `${name}.yaml`,
    'a: 1\n',
  ]),
);

function problems(folder: string): string[] {
  const { diagnostics } = readSources(folder, path.join(folder, 'data'));
  return diagnostics.map(({ at, code, message }) => `${at.file} ${code} ${message}`);
}

test('UTF-16 without a mark and pointers of Git LFS are reported once', () => {
  const folder = aDataFolder({ ...required, 'reviews.yaml': 'a: 1\n' });
  writeFileSync(path.join(folder, 'data/reviews.yaml'), Buffer.from('- id: 1\n', 'utf16le'));
  writeFileSync(
    path.join(folder, 'data/pages/home.yaml'),
    'version https://git-lfs.github.com/spec/v1\noid sha256:0\n',
  );
  expect(problems(folder)).toEqual([
    'data/pages/home.yaml file/unreadable This is a Git LFS pointer, not the file itself.',
    'data/reviews.yaml file/not-utf8 This file is not encoded as UTF-8.',
  ]);
});

test('listing gives names in order, with sizes and times, and leaves out what begins with a dot and files of Windows', () => {
  const folder = aDataFolder({
    'cities/b.yaml': 'bb',
    'cities/a.yaml': 'a',
    'site.yaml': '',
    '.git/config': 'x',
    'cities/.swp': 'x',
    'images/Thumbs.db': 'x',
    'desktop.ini': 'x',
  });
  const entries = listFolder(path.join(folder, 'data'));
  expect(entries.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['cities', 'folder', 0],
    ['cities/a.yaml', 'file', 1],
    ['cities/b.yaml', 'file', 2],
    ['images', 'folder', 0],
    ['site.yaml', 'file', 0],
  ]);
  expect(entries[1]?.mtimeMs).toBeGreaterThan(0);
  expect(entries[1]?.ino).not.toBe(entries[2]?.ino);
});

test('listing of a symbolic link gives the size and times of its target', () => {
  const folder = aDataFolder({ 'cities/a.yaml': 'text' });
  symlinkSync('a.yaml', path.join(folder, 'data/cities/b.yaml'));
  const [, file, link] = listFolder(path.join(folder, 'data'));
  expect([link?.type, link?.target]).toEqual(['link', 'file']);
  expect([link?.size, link?.mtimeMs, link?.ino]).toEqual([file?.size, file?.mtimeMs, file?.ino]);
});

describe('reading', () => {
  test('reports a file that was deleted after the folder was listed', () => {
    const folder = aDataFolder(required);
    const memory = new DataMemory();
    memory.names = listFolder(path.join(folder, 'data'));
    rmSync(path.join(folder, 'data/site.yaml'));
    const { diagnostics } = readSources(folder, path.join(folder, 'data'), memory);
    expect(diagnostics.map(({ at, message, hint }) => [at.file, message, hint])).toEqual([
      ['data/site.yaml', 'This file cannot be read: it was deleted or renamed meanwhile.', 'Try again.'],
    ]);
  });

  test('accepts names of built-in properties', () => {
    const folder = aDataFolder({
      ...required,
      'constructor.yaml': 'a: 1\n',
      'toString/valueOf.yaml': 'a: 1\n',
      constructor: 'a',
    });
    expect(problems(folder).map((line) => line.split(' ').slice(0, 2))).toEqual([
      ['data/constructor', 'file/unexpected'],
      ['data/constructor.yaml', 'file/unexpected'],
      ['data/toString/valueOf.yaml', 'file/unexpected'],
    ]);
  });
});
