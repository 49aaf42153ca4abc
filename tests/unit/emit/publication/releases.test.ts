/** Publishing through a link: releases, returning to one, and links that the owner made. */
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishing } from '../../../../src/emit/publication/publication.ts';
import { rollBack } from '../../../../src/emit/publication/releases.ts';
import { cleanOutput } from '../../../../src/emit/publication/workspace.ts';
import { outFolder, publish as publishSite, type SiteFiles } from '../../../support/sites/publish-site.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

type Mode = 'folder' | 'symlink';
const publishFiles = (out: string, files: SiteFiles, mode?: Mode) => publishSite(out, files, { mode });
const publish = (out: string, text: string, mode?: Mode) => publishFiles(out, { 'index.html': text }, mode);

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

  test('stays with publish: folder, which changes the files of the live release only', async () => {
    const out = outFolder();
    for (const text of ['1', '2']) await publish(out, text, 'symlink');
    await publish(out, '3', 'folder');
    expect(home(out)).toBe('3');
    expect(readlinkSync(out)).toBe('.dist.treesite-releases/000002');
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

  test.each([
    ['damaged', (list: string) => writeFileSync(list, 'x')],
    ['missing', unlinkSync],
  ])(
    'rolls back from a release whose list of files is %s, and takes none of its pages for files of the owner',
    async (_, damage) => {
      const out = outFolder();
      await publish(out, '1', 'symlink');
      await publishFiles(out, { 'index.html': '2', 'new.html': '2' });
      damage(path.join(out, '.treesite.json'));
      expect(await rollBack(out)).toMatchObject({ pages: 1, left: expect.stringMatching(/000002$/) });
      expect(readdirSync(out).sort()).toEqual(['.treesite.json', 'index.html']);
    },
  );
});

test('a live file that was edited in place, and that older releases share, is not published again', async () => {
  const out = outFolder();
  await publishFiles(out, { 'index.html': '1', shared: 'one' }, 'symlink');
  await publishFiles(out, { 'index.html': '2', shared: 'one' });
  writeFileSync(path.join(out, 'shared'), 'ONE');
  await publishFiles(out, { 'index.html': '3', shared: 'one' });
  expect(readFileSync(path.join(out, 'shared'), 'utf8')).toBe('one');
});

test('without the symbolic link, the next publish takes the owner’s files from the latest release; nothing else brings a release back', async () => {
  const out = outFolder();
  await publish(out, '1', 'symlink');
  writeFileSync(path.join(out, 'mine.txt'), 'mine');
  unlinkSync(out);
  const fail = () => Promise.reject(new Error('A page has an error.'));
  await expect(publishing(out, { mode: 'symlink' }, fail)).rejects.toThrow();
  expect(await rollBack(out)).toEqual({ why: `There is no site in ${out}. Run npx treesite build.` });
  expect(existsSync(out)).toBe(false);
  await publish(out, '1', 'symlink');
  expect(readdirSync(out).sort()).toEqual(['.treesite.json', 'index.html', 'mine.txt']);
});

test('a folder cannot be rolled back', async () => {
  const out = outFolder();
  await publish(out, '1');
  expect(await rollBack(out)).toEqual({ why: expect.stringContaining('publish: symlink') });
});

test.each([undefined, 'folder'] as const)(
  'a symbolic link that the owner made stays, and its target stays a folder (publish: %s)',
  async (mode) => {
    const out = outFolder();
    const served = tempFolder();
    symlinkSync(served, out);
    for (const text of ['1', '2']) await publish(out, text, mode);
    expect(home(served)).toBe('2');
    expect(lstatSync(served).isDirectory()).toBe(true);
    expect(readlinkSync(out)).toBe(served);
  },
);

test('a symbolic link that leads to itself is named, and nothing waits for it', async () => {
  const out = outFolder();
  symlinkSync('dist', out);
  const message = `${out} is a symbolic link that leads to itself. Delete it.`;
  await expect(rollBack(out)).rejects.toThrow(message);
  await expect(publish(out, '1')).rejects.toThrow(message);
  await expect(cleanOutput(out)).rejects.toThrow(message);
});

test('releases have the owner’s folders, empty ones too, with their modes and owners, as does one that is rolled back to', async () => {
  const out = outFolder();
  const nobody = process.getuid?.() === 0 ? 65_534 : lstatSync(path.dirname(out)).uid;
  const folderAt = (name: string) => lstatSync(path.join(out, name));
  await publishFiles(out, { 'index.html': '1', 'news/index.html': '1' }, 'symlink');
  for (const name of ['.git/refs', 'gone/empty', 'private']) mkdirSync(path.join(out, name), { recursive: true });
  writeFileSync(path.join(out, 'private/a.txt'), 'mine');
  chownSync(path.join(out, 'private'), nobody, nobody === 65_534 ? 65_534 : -1);
  chmodSync(path.join(out, 'private'), 0o700);
  const expectFolders = () => {
    expect(folderAt('.git/refs').isDirectory()).toBe(true);
    expect(folderAt('private')).toMatchObject({ mode: 0o40700, uid: nobody });
    expect(readFileSync(path.join(out, 'private/a.txt'), 'utf8')).toBe('mine');
  };
  await publish(out, '2');
  expectFolders();
  expect(folderAt('gone/empty').isDirectory()).toBe(true);
  rmSync(path.join(out, 'gone'), { recursive: true });
  chmodSync(path.join(out, '.git'), 0o750);
  await rollBack(out);
  expectFolders();
  expect(folderAt('.git').mode).toBe(0o40750);
  expect(readdirSync(out).sort()).toEqual(['.git', '.treesite.json', 'index.html', 'news', 'private']);
});

test.runIf(process.platform === 'linux')('a file whose name is not UTF-8 is named if it cannot be copied', async () => {
  const out = outFolder();
  await publish(out, '1', 'symlink');
  writeFileSync(Buffer.from(`${out}/mine\xff.txt`, 'latin1'), '');
  await expect(publish(out, '2')).rejects.toThrow(
    `mine\ufffd.txt cannot be copied, because its name is not encoded as UTF-8. Rename it. The published site`,
  );
  expect(home(out)).toBe('1');
});
