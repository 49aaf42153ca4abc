/** Files and folders whose names change only in case or Unicode form, which some file systems ignore. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { OutputFile } from '../../../../src/assets/assets.ts';
import { manifestName } from '../../../../src/domain/file-names.ts';
import { inspectSite } from '../../../../src/emit/publication/current-site.ts';
import { formatManifest, noFiles } from '../../../../src/emit/publication/manifest.ts';
import { fileHash } from '../../../../src/files/content-hash.ts';
import { readTree } from '../../../support/file-tree.ts';
import { ignoringCase } from '../../../support/ignoring-case.ts';
import { publish as publishPages } from '../../../support/sites/publish-site.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const site = (files: Record<string, string>): OutputFile[] =>
  Object.entries(files).map(([name, contents]) => ({ path: name, contents }));

const publish = async (out: string, files: readonly OutputFile[]) =>
  (await publishPages(out, files, { pages: ['index.html'], base: '' })).changes;

function published(out: string): Record<string, string> {
  const { [manifestName]: _, ...files } = readTree(out);
  return files;
}

test.each([
  ['case', 'Flyer.txt', 'flyer.txt'],
  ['the case of its folder', 'About/a.txt', 'about/a.txt'],
  ['Unicode form', 'café.txt'.normalize('NFD'), 'café.txt'.normalize('NFC')],
])('publishes a file that is renamed only in %s', async (_, before, after) => {
  for (const text of ['same', 'other']) {
    const out = path.join(tempFolder(), 'dist');
    await publish(out, site({ 'index.html': 'one', [before]: 'same' }));
    const renamed = site({ 'index.html': 'one', [after]: text });
    await ignoringCase(out, () => publish(out, renamed));
    expect(published(out)).toEqual({ [after]: text, 'index.html': 'one' });
    expect(await ignoringCase(out, () => publish(out, renamed))).toMatchObject({ changed: 0, added: 0, removed: 0 });
  }
});

test('gives a folder its new spelling, even if no file in it has a name that was there', async () => {
  const out = path.join(tempFolder(), 'dist');
  await publish(out, site({ 'index.html': 'one', 'Docs/a.pdf': 'a' }));
  await ignoringCase(out, () => publish(out, site({ 'index.html': 'one', 'docs/b.pdf': 'b' })));
  expect(published(out)).toEqual({ 'docs/b.pdf': 'b', 'index.html': 'one' });
});

test.each([
  ['Docs/a.pdf', 'docs/a.pdf'],
  ['docs/a.pdf', 'Docs/a.pdf'],
])('after a publish that was cut off, with %s in place, gives a folder the spelling of %s', async (before, after) => {
  const out = path.join(tempFolder(), 'dist');
  await publish(out, site({ 'index.html': 'one', [before]: 'a' }));
  const { manifest = noFiles } = inspectSite(out) ?? {};
  const files = new Map([...manifest.files, [after, { hash: fileHash('a'), size: 1 }]] as const);
  writeFileSync(path.join(out, manifestName), formatManifest({ ...manifest, files, isUnderWay: true }));
  await ignoringCase(out, () => publish(out, site({ 'index.html': 'one', [after]: 'a' })));
  expect(published(out)).toEqual({ [after]: 'a', 'index.html': 'one' });
});

test('deletes the old file where names differ by case', async () => {
  const out = path.join(tempFolder(), 'dist');
  await publish(out, site({ 'index.html': 'one', 'Flyer.txt': 'a' }));
  await publish(out, site({ 'index.html': 'one', 'flyer.txt': 'a' }));
  expect(Object.keys(published(out))).toEqual(['flyer.txt', 'index.html']);
});
