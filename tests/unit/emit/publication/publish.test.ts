/** Publishing: file by file, and nothing of the owner's is touched or left beside the folder. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestName } from '../../../../src/domain/file-names.ts';
import { inspectSite } from '../../../../src/emit/publication/current-site.ts';
import { publishing } from '../../../../src/emit/publication/publication.ts';
import { siblingOf } from '../../../../src/emit/publication/workspace.ts';
import { startFaults, stopFaults } from '../../../faults/fault-fs.ts';
import { readTree } from '../../../support/file-tree.ts';
import {
  cutOff,
  outFolder,
  publish as publishSite,
  readPublished,
  type SiteFiles,
} from '../../../support/sites/publish-site.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const first = { 'index.html': 'one', 'about/index.html': 'about', 'assets/a.1.css': 'a' };
const second = { 'index.html': 'two', 'about/index.html': 'about', 'assets/a.2.css': 'b' };

const publish = async (out: string, files: SiteFiles) => (await publishSite(out, files)).changes;

/** A folder in which the first site was published. */
async function withFirst(): Promise<string> {
  const out = outFolder();
  await publish(out, first);
  return out;
}

function replaceWithPipe(file: string): void {
  rmSync(file);
  execFileSync('mkfifo', [file]);
}

const siblings = (out: string) => readdirSync(path.dirname(out)).filter((name) => name !== path.basename(out));

describe('publishing', () => {
  test('writes the site into a folder that does not exist yet, and leaves no temporary files', async () => {
    const out = path.join(tempFolder(), 'deep/er/dist');
    expect(await publish(out, first)).toMatchObject({ isFirst: true, added: 3, changed: 0, removed: 0, unchanged: 0 });
    expect(readPublished(out)).toEqual(first);
    expect(siblings(out)).toEqual([]);
  });

  test.each([
    ['is written there', second],
    ['was there and is removed', { 'index.html': 'two' }],
  ])('touches nothing that a symbolic link in place of a folder leads to, if a page %s', async (_, files) => {
    const out = await withFirst();
    const elsewhere = tempFolder({ 'index.html': 'of another site', 'team/private.txt': 'mine' });
    rmSync(path.join(out, 'about'), { recursive: true });
    symlinkSync(elsewhere, path.join(out, 'about'));
    const message = `${path.join(out, 'about')} was not written by treesite`;
    const error = await publish(out, files).then(() => '', String);
    expect(error.includes(message)).toBe(files === second);
    expect(readTree(elsewhere)).toEqual({ 'index.html': 'of another site', 'team/private.txt': 'mine' });
  });

  test('after a publish that was cut off, reports what it had not published', async () => {
    const [out, whole] = [await withFirst(), outFolder()];
    const next = { 'index.html': 'two', 'about/index.html': 'all about', 'team/index.html': 'team', 'a.pdf': 'a' };
    await publish(whole, next);
    cutOff(out, inspectSite(whole)?.manifest.files ?? []);
    writeFileSync(path.join(out, 'about/index.html'), 'all about');
    expect(await publish(out, next)).toMatchObject({
      pages: [
        { path: '/', change: 'words' },
        { path: '/team/', change: 'new' },
      ],
      otherFiles: { added: 0, changed: 1, removed: 0 },
    });
  });

  test('lists a page that has become a redirect as moved, and a redirect that has become a page as new', async () => {
    const out = outFolder();
    const withOld = (text: string) => ({ 'index.html': 'home', 'old/index.html': text });
    await publish(out, withOld('page'));
    const { changes } = await publishSite(out, withOld('redirect'), { pages: ['index.html'] });
    expect(changes.pages).toEqual([{ path: '/old/', change: 'moved' }]);
    expect((await publish(out, withOld('page'))).pages).toEqual([{ path: '/old/', change: 'new' }]);
  });

  test('replaces a page that was edited by hand, even if the clock went back since the last publish', async () => {
    const out = await withFirst();
    writeFileSync(path.join(out, 'index.html'), 'ONE');
    const tomorrow = new Date(Date.now() + 86_400_000);
    utimesSync(path.join(out, manifestName), tomorrow, tomorrow);
    await publish(out, first);
    expect(readPublished(out)).toMatchObject({ 'index.html': 'one' });
  });

  test('replaces a page that was edited by hand before the folder was copied without its times', async () => {
    const out = await withFirst();
    writeFileSync(path.join(out, 'index.html'), 'ONE');
    const list = path.join(out, manifestName);
    writeFileSync(list, readFileSync(list));
    await publish(out, first);
    expect(readPublished(out)).toMatchObject({ 'index.html': 'one' });
  });

  test('keeps old assets for pages that are still open, until a publish ten minutes after the one that replaced them', async () => {
    const out = await withFirst();
    await publish(out, second);
    const { assets } = await publish(out, { 'index.html': 'three', 'assets/a.3.css': 'c' });
    expect(assets).toEqual({ added: 1, changed: 0, removed: 1 });
    expect(readPublished(out)).toMatchObject({ 'assets/a.1.css': 'a', 'assets/a.2.css': 'b', 'assets/a.3.css': 'c' });
    const earlier = new Date(Date.now() - 11 * 60_000);
    utimesSync(path.join(out, '.treesite.json'), earlier, earlier);
    await publish(out, { 'index.html': 'four', 'assets/a.4.css': 'd' });
    expect(Object.keys(readPublished(out))).toEqual(['assets/a.3.css', 'assets/a.4.css', 'index.html']);
  });

  test.skipIf(process.platform === 'win32')('does not wait for named pipes that replace its own files', async () => {
    const out = await withFirst();
    for (const name of ['index.html', 'about/index.html']) replaceWithPipe(path.join(out, name));
    expect(await publish(out, second)).toMatchObject({ isFirst: false });
    expect(readPublished(out)).toMatchObject({ 'index.html': 'two', 'about/index.html': 'about' });
    replaceWithPipe(path.join(out, '.treesite.json'));
    await expect(publish(out, first)).rejects.toThrow(/the list of files that treesite wrote, is damaged/);
  });

  test('replaces a page that it cannot read', async () => {
    const out = await withFirst();
    startFaults({ root: out, at: 1, times: 9, kind: 'EACCES', isRead: true, only: /^readFile index\.html/ });
    const changes = publish(out, second);
    await changes.finally(() => expect(stopFaults().failed).toContain('index.html'));
    expect(readPublished(out)).toMatchObject({ 'index.html': 'two' });
    expect((await changes).pages).toEqual([{ path: '/', change: 'words' }]);
  });

  test('finishes a publish that was cut off at a name that is too long for the disk', async () => {
    const out = await withFirst();
    cutOff(out, [['n'.repeat(256), { hash: '0'.repeat(32), size: 1 }]]);
    await publish(out, second);
    expect(readPublished(out)).toMatchObject({ 'index.html': 'two' });
  });

  test('replaces a folder that somebody made in place of a page', async () => {
    const out = await withFirst();
    rmSync(path.join(out, 'index.html'));
    mkdirSync(path.join(out, 'index.html'));
    await publish(out, second);
    expect(readPublished(out)).toMatchObject({ 'index.html': 'two' });
    expect(siblings(out)).toEqual([]);
    await publish(out, first);
    expect(readPublished(out)).toMatchObject({ 'index.html': 'one' });
  });

  test('refuses to replace a file that somebody put in place of a folder of the site', async () => {
    const out = await withFirst();
    rmSync(path.join(out, 'about'), { recursive: true });
    writeFileSync(path.join(out, 'about'), 'mine');
    for (const files of [first, second])
      await expect(publish(out, files)).rejects.toThrow(
        `${path.join(out, 'about')} was not written by treesite, and the new site has a file with the same path.`,
      );
    expect(readPublished(out)).toMatchObject({ 'index.html': 'one', about: 'mine' });
    expect(siblings(out)).toEqual([]);
  });

  // Only root can write the lock beside it.
  test.runIf(existsSync('/dev/shm') && process.getuid?.() === 0)('refuses a folder that is a mount point', async () => {
    await expect(publish('/dev/shm', first)).rejects.toThrow(
      '/dev/shm cannot be the output folder: it is a mount point.',
    );
  });

  test('changes nothing if a build in another container assumed this one to be dead and took its lock', async () => {
    const out = await withFirst();
    const publishLater = publishing(out, {}, (publication) => {
      publication.write('index.html', 'two');
      rmSync(siblingOf(out, 'new'), { recursive: true });
      return publication.commit({ pages: ['index.html'], base: '' });
    });
    await expect(publishLater).rejects.toThrow(`The published site in ${out} is unchanged.`);
    expect(readPublished(out)).toMatchObject({ 'index.html': 'one' });
  });

  test('leaves the old site as it was when the new one cannot be written', async () => {
    const out = await withFirst();
    const before = readTree(out);
    writeFileSync(path.join(out, 'mine.txt'), 'mine');
    await expect(publish(out, { 'index.html': 'new', 'mine.txt': 'of the site' })).rejects.toThrow('mine.txt');
    expect(readTree(out)).toEqual({ ...before, 'mine.txt': 'mine' });
    expect(existsSync(siblingOf(out, 'new'))).toBe(false);
    const assets = { added: 1, changed: 0, removed: 1 };
    expect(await publish(out, second)).toMatchObject({ added: 1, changed: 1, removed: 1, unchanged: 1, assets });
    expect(siblings(out)).toEqual([]);
  });
});
