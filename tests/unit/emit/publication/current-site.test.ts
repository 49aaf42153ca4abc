/** Which files of a published site are read again. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manifestName } from '../../../../src/domain/file-names.ts';
import { inspectSite } from '../../../../src/emit/publication/current-site.ts';
import { formatManifest } from '../../../../src/emit/publication/manifest.ts';
import { fileHash } from '../../../../src/files/content-hash.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

/** A site whose page was edited by hand, without changing its size, after the list of files was written at this time. */
function editedSite(listedAt: number) {
  const out = path.join(tempFolder(), 'dist');
  mkdirSync(out);
  const files = new Map([['index.html', { hash: fileHash('published'), size: 9 }]]);
  const text = formatManifest({ files, pages: new Set(), base: '', previousAssets: new Set() });
  writeFileSync(path.join(out, manifestName), text);
  writeFileSync(path.join(out, 'index.html'), 'by hand..');
  utimesSync(path.join(out, manifestName), listedAt / 1000, listedAt / 1000);
  return inspectSite(out);
}

test('an edit is found if the list is older', () => {
  expect(editedSite(Date.now() - 60_000)).toMatchObject({ damaged: new Set(['index.html']) });
});

test('an edit is found if the clock went back since the list was written', () => {
  expect(editedSite(Date.now() + 86_400_000)).toMatchObject({ damaged: new Set(['index.html']) });
});
