/** The sitemap. */
import { describe, expect, test } from 'vitest';
import { formatSitemaps, type ListedPage, maxUrls } from '../../../src/emit/sitemap.ts';

const sitemapUrl = 'https://example.com/sub/sitemap.xml';
const files = (pages: readonly ListedPage[]) =>
  new Map(formatSitemaps({ listed: pages, sitemapUrl }).map(({ path, make }) => [path, String(make())]));
const sitemap = (...pages: ListedPage[]) => files(pages).get('sitemap.xml') ?? '';

test('the sitemap escapes what XML would misread', () => {
  expect(sitemap({ url: 'https://example.com/?a=1&b=<2>' })).toContain('?a=1&amp;b=&lt;2&gt;');
});

describe('a sitemap of very many pages', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ url: `https://example.com/${index}/` }));

  test('is an index of files beyond, which together list every page once', () => {
    const made = files(pages(maxUrls + 1));
    expect([...made.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(made.get('sitemap.xml')).toMatch(
      /<sitemapindex .*\n<sitemap><loc>https:\/\/example.com\/sub\/sitemap-1.xml</,
    );
    const urls = [...made.values()].slice(1).flatMap((text) => text.match(/<url>/g) ?? []);
    expect(urls).toHaveLength(maxUrls + 1);
    expect(made.get('sitemap-2.xml')).toContain(`<loc>https://example.com/${maxUrls}/</loc>`);
  });
});
