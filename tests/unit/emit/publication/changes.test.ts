/** What changes from one publish to the next: pages by URL, redirects and files by number. */
import { expect, test } from 'vitest';
import { compareSites } from '../../../../src/emit/publication/changes.ts';
import type { Manifest } from '../../../../src/emit/publication/manifest.ts';

interface Site {
  pages?: Record<string, string>;
  others?: Record<string, string>;
  kept?: Record<string, string>;
}

function aManifest({ pages = {}, others = {}, kept = {} }: Site): Manifest {
  const texts = Object.entries({ ...pages, ...others, ...kept });
  return {
    files: new Map(texts.map(([file, text]) => [file, { hash: text, size: text.length }])),
    pages: new Set(Object.keys(pages)),
    previousAssets: new Set(Object.keys(kept)),
    base: '',
  };
}

/** In these sites a file's text is its hash. */
function compare(before: Site | Manifest | undefined, after: Site) {
  const old = before && ('files' in before ? before : aManifest(before));
  const next = aManifest(after);
  return compareSites(old, next, {
    isStaged: (file) => old?.files.get(file)?.hash !== next.files.get(file)?.hash,
    previous: (file) => old?.files.get(file)?.hash ?? '',
    next: (file) => after.pages?.[file] ?? '',
  });
}

test('changes of pages are listed by their paths, in order', () => {
  const changes = compare(
    { pages: { 'b/index.html': '<p>b', 'c.html': '<p>c', '404.html': '<p>no', 'd.html': '<p>d' } },
    { pages: { 'b/index.html': '<p>B', 'a/index.html': '<p>a', '404.html': '<b>no', 'd.html': '<p>d' } },
  );
  expect(changes.isFirst).toBe(false);
  expect(changes.pages).toEqual([
    { path: '/404.html', change: 'looks' },
    { path: '/a/', change: 'new' },
    { path: '/b/', change: 'words' },
    { path: '/c', change: 'removed' },
  ]);
  expect(changes).toMatchObject({ added: 1, changed: 2, removed: 1, unchanged: 1 });
});

test('changes list a page that has become a redirect as moved, and a redirect that has become a page as new', () => {
  const page = { 'old/index.html': 'page' };
  const redirect = { 'old/index.html': 'redirect' };
  expect(compare({ pages: page }, { others: redirect }).pages).toEqual([{ path: '/old/', change: 'moved' }]);
  expect(compare({ others: redirect }, { pages: page }).pages).toEqual([{ path: '/old/', change: 'new' }]);
});

test('changes of other files are counted, assets apart', () => {
  const changes = compare(
    { others: { 'a.txt': '1', 'b.txt': '1', 'old/index.html': '1', 'assets/x.1.css': '1' } },
    { others: { 'a.txt': '2', 'c.txt': '1', 'old/index.html': '2', 'assets/x.2.css': '2' } },
  );
  expect(changes.pages).toEqual([]);
  expect(changes.otherFiles).toEqual({ added: 1, changed: 2, removed: 1 });
  expect(changes.assets).toEqual({ added: 1, changed: 0, removed: 1 });
});

test('changes leave out files that are kept for open pages', () => {
  const own = { pages: { 'index.html': 'a' } };
  const changes = compare({ ...own, kept: { 'assets/x.1.css': '1' } }, own);
  expect(changes).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 1 });
});
