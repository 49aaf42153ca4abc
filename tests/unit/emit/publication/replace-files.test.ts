/** The order in which a publish replaces files. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { noFiles } from '../../../../src/emit/publication/manifest.ts';
import { replaceFiles } from '../../../../src/emit/publication/replace-files.ts';
import { readTree } from '../../../support/file-tree.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

test('puts a redirect page after the page to which it leads, also after a publish that was cut off, and deletes it before that page', () => {
  const staging = tempFolder({ journal: '', list: '', a: 'redirect', b: 'page' });
  const out = tempFolder({ 'c.html': 'page', 'd.html': 'redirect' });
  const listed = (...files: string[]) => new Map(files.map((file) => [file, { hash: '', size: 1 }]));
  const staged = (name: string) => path.join(staging, name);
  const seen: string[] = [];
  replaceFiles(
    out,
    {
      previous: { ...noFiles, files: listed('b.html', 'c.html', 'd.html'), pages: new Set(['c.html']) },
      next: { ...noFiles, files: listed('a.html', 'b.html'), pages: new Set(['b.html']) },
      staged: new Map([
        ['a.html', staged('a')],
        ['b.html', staged('b')],
      ]),
      journal: staged('journal'),
      list: staged('list'),
    },
    () =>
      seen.push(
        Object.keys(readTree(out))
          .filter((file) => file.endsWith('.html'))
          .sort()
          .join(' '),
      ),
  );
  expect(seen).toEqual([
    'b.html c.html d.html',
    'a.html b.html c.html d.html',
    'a.html b.html c.html',
    'a.html b.html',
  ]);
});
