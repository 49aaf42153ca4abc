/** Links between pages: which page links where, how many clicks away it is, and which page has no links to it. */
import { expect, test } from 'vitest';
import { linkFigures } from '../../../../src/addons/report/link-graph.ts';
import { someUrls } from '../../../support/builders.ts';

/** Pages by path, with their anchorHrefs. */
function figures(pages: Record<string, string[]>, url = {}) {
  return linkFigures(
    Object.entries(pages).map(([path, anchorHrefs]) => ({ path, anchorHrefs })),
    someUrls(url),
  );
}

test('the link graph counts each page and each URL of another site once, not the page itself, and no calls', () => {
  const inside = ['/a/', '/a/#top', '/a/?q=1', '/', 'https://example.com/a/'];
  const outside = ['https://b.example/', 'https://b.example/', 'http://c.example/', 'tel:+1', 'mailto:a@b.example'];
  const pages = { '/': [...inside, ...outside], '/a/': ['/', 'https://b.example/'] };
  expect(figures(pages)).toMatchObject({ internal: 2, external: 2 });
});

test('the link graph counts pages by their clicks from the home page, and names those that cannot be reached', () => {
  const pages = { '/': ['/a/', '/b/'], '/a/': ['/c/', '/b/'], '/b/': [], '/c/': ['/'] };
  const alone = { '/x/': ['/y/', '/'], '/y/': ['/x/'] };
  expect(figures({ ...alone, ...pages })).toMatchObject({ byClicks: [1, 2, 1], orphans: ['/x/', '/y/'] });
});

test('the link graph recognizes URLs below a base path and without trailing slashes', () => {
  const url = { base: 'https://example.com/sub', trailingSlash: 'never' } as const;
  const { internal, byClicks } = figures({ '/': ['/sub/a', '/a/'], '/a/': ['/sub/'] }, url);
  expect({ internal, byClicks }).toEqual({ internal: 2, byClicks: [1, 1] });
});
