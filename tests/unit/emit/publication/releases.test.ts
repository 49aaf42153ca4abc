/** Publishing through a link: releases, returning to one, and links that the owner made. */
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanOutput } from '../../../../src/emit/publication/clean-output.ts';
import { rollBack } from '../../../../src/emit/publication/roll-back.ts';
import { openPublication } from '../../../../src/emit/publication.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();
const outFolder = () => path.join(makeFolder(), 'dist');

async function publish(out: string, text: string, mode?: 'folder' | 'symlink') {
  return publishFiles(out, { 'index.html': text }, mode);
}

async function publishFiles(
  out: string,
  files: Record<string, string>,
  mode?: 'folder' | 'symlink',
  minSpareFiles?: number,
) {
  const publication = await openPublication(out, { mode, minSpareFiles });
  for (const [file, text] of Object.entries(files)) publication.write(file, text);
  return publication.commit({ pages: ['index.html'], base: '' });
}

const home = (out: string) => readFileSync(path.join(out, 'index.html'), 'utf8');
const releases = (out: string) => readdirSync(path.join(path.dirname(out), `.${path.basename(out)}.treesite-releases`));

describe('a symbolic link to releases', () => {
  test('is switched with each publish, and three releases are kept', async () => {
    const out = outFolder();
    for (const text of ['1', '2', '3', '4', '5']) {
      await publish(out, text, 'symlink');
      expect(home(out)).toBe(text);
    }
    expect(releases(out)).toEqual(['000003', '000004', '000005']);
    expect(readlinkSync(out)).toBe('.dist.treesite-releases/000005');
  });

  test('stays a symbolic link if the site does not set how it is published', async () => {
    const out = outFolder();
    await publish(out, '1', 'symlink');
    await publish(out, '2');
    expect(lstatSync(out).isSymbolicLink()).toBe(true);
    expect(home(out)).toBe('2');
  });

  test('replaces a folder with the same site, and is replaced by one', async () => {
    const out = outFolder();
    for (const mode of ['folder', 'symlink', 'folder'] as const) {
      await publish(out, '1', mode);
      expect(home(out)).toBe('1');
      expect(lstatSync(out).isSymbolicLink()).toBe(mode === 'symlink');
    }
  });

  test('has no release with the same files as the first one', async () => {
    const out = outFolder();
    await publish(out, '1', 'folder');
    await publish(out, '1', 'symlink');
    expect(releases(out)).toHaveLength(1);
    expect(readdirSync(path.dirname(out)).sort()).toEqual(['.dist.treesite-releases', 'dist']);
    expect(await rollBack(out)).toEqual({ why: expect.stringContaining('no release before') });
    await publish(out, '2');
    await rollBack(out);
    expect(home(out)).toBe('1');
  });

  test('keeps the folder that it replaces as a release if it has other files', async () => {
    const out = outFolder();
    await publish(out, '1', 'folder');
    await publish(out, '2', 'symlink');
    await rollBack(out);
    expect(home(out)).toBe('1');
  });

  test('says that a folder in its place deletes the releases', async () => {
    const out = outFolder();
    await publish(out, '1', 'symlink');
    expect((await publish(out, '1', 'folder'))?.leftovers).toEqual([]);
    for (const text of ['1', '2', '3']) await publish(out, text, 'symlink');
    expect((await publish(out, '3', 'folder'))?.leftovers).toEqual([
      'The 2 other releases were deleted, because publish: folder keeps none. There is nothing left for a rollback.',
    ]);
    expect((await publish(out, '4', 'folder'))?.leftovers).toEqual([]);
  });

  test('leads to the release before after a rollback, and to a new one after the next publish', async () => {
    const out = outFolder();
    for (const text of ['1', '2', '3']) await publish(out, text, 'symlink');
    expect(await rollBack(out)).toMatchObject({ pages: 1, releasesBefore: 1 });
    expect(home(out)).toBe('2');
    await publish(out, '4');
    expect(home(out)).toBe('4');
    // The release that was rolled back is not what comes before.
    await rollBack(out);
    expect(home(out)).toBe('2');
    await rollBack(out);
    expect(home(out)).toBe('1');
    expect(await rollBack(out)).toEqual({ why: expect.stringContaining('no release before') });
    expect(home(out)).toBe('1');
  });

  test('keeps the owner’s files, even in a rollback', async () => {
    const out = outFolder();
    await publish(out, '1', 'symlink');
    await publish(out, '2');
    mkdirSync(path.join(out, '.git'));
    writeFileSync(path.join(out, '.git/HEAD'), 'main');
    writeFileSync(path.join(out, 'CNAME'), 'www.example.com');
    await rollBack(out);
    expect(home(out)).toBe('1');
    expect(readFileSync(path.join(out, '.git/HEAD'), 'utf8')).toBe('main');
    expect(readFileSync(path.join(out, 'CNAME'), 'utf8')).toBe('www.example.com');
    await publish(out, '3');
    expect(readFileSync(path.join(out, '.git/HEAD'), 'utf8')).toBe('main');
    expect(readFileSync(path.join(out, 'CNAME'), 'utf8')).toBe('www.example.com');
  });

  test('does not roll back to a damaged release', async () => {
    const out = outFolder();
    await publish(out, '1', 'symlink');
    await publish(out, '2');
    writeFileSync(path.join(path.dirname(out), '.dist.treesite-releases/000001/index.html'), 'x');
    expect(await rollBack(out)).toEqual({
      why: expect.stringContaining('index.html is missing, unreadable or was changed'),
    });
    expect(home(out)).toBe('2');
  });
});

test('a release that was rolled back is not published again, although it had files of the owner’s', async () => {
  const out = outFolder();
  for (const text of ['1', '2']) await publish(out, text, 'symlink');
  writeFileSync(path.join(out, 'CNAME'), 'www.example.com');
  await rollBack(out);
  rmSync(path.join(out, 'CNAME'));
  writeFileSync(path.join(out, 'CNAME'), 'shop.example.com');
  await publish(out, '3');
  expect(releases(out)).toHaveLength(2);
  expect(await rollBack(out)).toMatchObject({ pages: 1 });
  expect(home(out)).toBe('1');
  expect(readFileSync(path.join(out, 'CNAME'), 'utf8')).toBe('shop.example.com');
});

describe('a live file that was edited in place, and that older releases share', () => {
  async function publishThenEdit() {
    const out = outFolder();
    await publishFiles(out, { 'index.html': '1', shared: 'one' }, 'symlink');
    await publishFiles(out, { 'index.html': '2', shared: 'one' });
    writeFileSync(path.join(out, 'shared'), 'ONE');
    return out;
  }

  test('is not published again when the oldest release is reused', async () => {
    const out = await publishThenEdit();
    for (const text of ['3', '4', '5', '6']) {
      await publishFiles(out, { 'index.html': text, shared: 'one' });
      expect(readFileSync(path.join(out, 'shared'), 'utf8')).toBe('one');
    }
    expect(releases(out)).toHaveLength(3);
  });

  test('is not published again when a release that was rolled back is reused', async () => {
    const out = outFolder();
    await publishFiles(out, { 'index.html': '1', shared: 'one' }, 'symlink');
    await publishFiles(out, { 'index.html': '2', shared: 'two' });
    writeFileSync(path.join(out, 'shared'), 'TWO');
    await rollBack(out);
    await publishFiles(out, { 'index.html': '3', shared: 'two' });
    expect(readFileSync(path.join(out, 'shared'), 'utf8')).toBe('two');
  });
});

test('a folder cannot be rolled back', async () => {
  const out = outFolder();
  await publish(out, '1');
  expect(await rollBack(out)).toEqual({ why: expect.stringContaining('publish: symlink') });
});

test('a folder that the owner made again after a killed publish is not replaced by the one before', async () => {
  const out = outFolder();
  const sibling = (role: string) => path.join(path.dirname(out), `.dist.treesite-${role}`);
  const git = path.join(out, '.git');
  const addGit = (text: string) => {
    mkdirSync(git);
    writeFileSync(path.join(git, 'config'), text);
  };
  await publishFiles(out, { 'index.html': '1' }, 'folder', 1);
  addGit('before');
  await publishFiles(out, { 'index.html': '2', '404.html': '2' }, 'folder', 1);
  // As if the publish had been killed before it moved the folder.
  renameSync(sibling('spare'), sibling('old'));
  renameSync(git, path.join(sibling('old'), '.git'));
  addGit('after');
  for (const text of ['3', '4', '5']) {
    await publishFiles(out, { 'index.html': text }, 'folder', 1);
    expect(readFileSync(path.join(git, 'config'), 'utf8')).toBe('after');
  }
});

describe('a symbolic link that the owner made', () => {
  test('stays, and its target is new', async () => {
    const out = outFolder();
    const served = makeFolder();
    symlinkSync(served, out);
    for (const text of ['1', '2']) {
      await publish(out, text);
      expect(readlinkSync(out)).toBe(served);
      expect(home(out)).toBe(text);
      expect(home(served)).toBe(text);
    }
    expect(await rollBack(out)).toMatchObject({ pages: 1 });
    expect(home(served)).toBe('1');
  });

  test('is followed, and its target stays a folder, if the site sets publish: folder', async () => {
    const out = outFolder();
    const served = makeFolder();
    symlinkSync(served, out);
    for (const text of ['1', '2']) await publish(out, text, 'folder');
    expect(home(served)).toBe('2');
    expect(lstatSync(served).isDirectory()).toBe(true);
    expect(lstatSync(out).isSymbolicLink()).toBe(true);
  });
});

test('a symbolic link that leads to itself is named, and nothing waits for it', async () => {
  const out = outFolder();
  symlinkSync('dist', out);
  const message = `${out} is a symbolic link that leads to itself. Delete it.`;
  await expect(rollBack(out)).rejects.toThrow(message);
  await expect(publish(out, '1')).rejects.toThrow(message);
  await expect(cleanOutput(out)).rejects.toThrow(message);
});
