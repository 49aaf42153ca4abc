/** Links between pages: which page links where, how many clicks away it is, and which page has no links to it. */
import { describe, expect, test } from 'vitest';
import { linkFigures } from '../../../../src/addons/report/link-graph.ts';
import { someUrls } from '../../../support/builders.ts';

/** Pages by path, with their anchors. */
function figures(pages: Record<string, string[]>, url = {}) {
  const all = Object.entries(pages).map(([path, anchors]) => ({ path, anchors, bytes: 1 }));
  return linkFigures(all, someUrls(url));
}

describe('the link graph', () => {
  test('counts each page that a page leads to once, itself not', () => {
    const { internal } = figures({ '/': ['/a/', '/a/#top', '/a/?q=1', '/', 'https://example.com/a/'], '/a/': ['/'] });
    expect(internal).toBe(2);
  });

  test('counts each URL of another site once, and no calls', () => {
    const anchors = ['https://b.example/', 'https://b.example/', 'http://c.example/', 'tel:+1', 'mailto:a@b.example'];
    expect(figures({ '/': anchors, '/a/': ['https://b.example/'] }).external).toBe(2);
  });

  test('sets pages into rings by their clicks from the first one', () => {
    const { rings } = figures({ '/': ['/a/', '/b/'], '/a/': ['/c/', '/b/'], '/b/': [], '/c/': ['/'] });
    expect(rings.map((ring) => ring.map(({ path }) => path))).toEqual([['/'], ['/a/', '/b/'], ['/c/']]);
  });

  test('names unreachable pages, even if they link to each other', () => {
    const { orphans, rings } = figures({ '/': ['/a/'], '/a/': [], '/x/': ['/y/', '/'], '/y/': ['/x/'] });
    expect(orphans).toEqual(['/x/', '/y/']);
    expect(rings.flat()).toHaveLength(2);
  });

  test('lists the pages with the most and the fewest incoming links', () => {
    const { mostLinked, leastLinked } = figures({ '/': ['/a/', '/b/'], '/a/': ['/b/', '/'], '/b/': ['/'] });
    expect(mostLinked[0]).toEqual({ path: '/b/', from: 2 });
    expect(leastLinked[0]).toEqual({ path: '/a/', from: 1 });
  });

  test('recognizes URLs below a base path and without trailing slashes', () => {
    const url = { base: 'https://example.com/sub', trailingSlash: 'never' } as const;
    const { internal, rings } = figures({ '/': ['/sub/a', '/a/'], '/a/': ['/sub/'] }, url);
    expect(internal).toBe(2);
    expect(rings).toHaveLength(2);
  });

  test('reports nothing for a site without a home page', () => {
    expect(figures({ '/a/': [] }).rings).toEqual([]);
  });
});
