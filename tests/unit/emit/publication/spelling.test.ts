/** Files and folders whose names change only in case or Unicode form, which some file systems ignore. */
import { expect, test } from 'vitest';
import { fileHash } from '../../../../src/files/content-hash.ts';
import { ignoringCase } from '../../../support/ignoring-case.ts';
import { cutOff, outFolder, publish, readPublished } from '../../../support/sites/publish-site.ts';

test.each([
  ['case', 'Flyer.txt', 'flyer.txt'],
  ['the case of its folder', 'About/a.txt', 'about/a.txt'],
  ['Unicode form', 'café.txt'.normalize('NFD'), 'café.txt'.normalize('NFC')],
])('publishes a file that is renamed only in %s', async (_, before, after) => {
  for (const text of ['same', 'other']) {
    const out = outFolder();
    await publish(out, { 'index.html': 'one', [before]: 'same' });
    const renamed = { 'index.html': 'one', [after]: text };
    await ignoringCase(out, () => publish(out, renamed));
    expect(readPublished(out)).toEqual({ [after]: text, 'index.html': 'one' });
    const { changes } = await ignoringCase(out, () => publish(out, renamed));
    expect(changes).toMatchObject({ changed: 0, added: 0, removed: 0 });
  }
});

test('gives a folder its new spelling, even if no file in it has a name that was there', async () => {
  const out = outFolder();
  await publish(out, { 'index.html': 'one', 'Docs/a.pdf': 'a' });
  await ignoringCase(out, () => publish(out, { 'index.html': 'one', 'docs/b.pdf': 'b' }));
  expect(readPublished(out)).toEqual({ 'docs/b.pdf': 'b', 'index.html': 'one' });
});

test.each([
  ['Docs/a.pdf', 'docs/a.pdf'],
  ['docs/a.pdf', 'Docs/a.pdf'],
])('after a publish that was cut off, with %s in place, gives a folder the spelling of %s', async (before, after) => {
  const out = outFolder();
  await publish(out, { 'index.html': 'one', [before]: 'a' });
  cutOff(out, [[after, { hash: fileHash('a'), size: 1 }]]);
  await ignoringCase(out, () => publish(out, { 'index.html': 'one', [after]: 'a' }));
  expect(readPublished(out)).toEqual({ [after]: 'a', 'index.html': 'one' });
});

test('deletes the old file where names differ by case', async () => {
  const out = outFolder();
  await publish(out, { 'index.html': 'one', 'Flyer.txt': 'a' });
  await publish(out, { 'index.html': 'one', 'flyer.txt': 'a' });
  expect(Object.keys(readPublished(out))).toEqual(['flyer.txt', 'index.html']);
});
