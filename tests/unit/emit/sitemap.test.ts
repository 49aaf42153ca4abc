/** The sitemap and robots.txt. */
import { describe, expect, test } from 'vitest';
import { formatRobots, formatSitemap } from '../../../src/emit/sitemap.ts';

const sitemap = (...pages: Parameters<typeof formatSitemap>[0]) => String(formatSitemap(pages).contents);

describe('the sitemap', () => {
  test('lists the pages in their order, with a date where there is one', () => {
    const text = sitemap({ url: 'https://example.com/b/' }, { url: 'https://example.com/a/', updated: '2026-11-20' });
    expect(text).toContain(
      '<url><loc>https://example.com/b/</loc></url>\n<url><loc>https://example.com/a/</loc><lastmod>2026-11-20</lastmod></url>',
    );
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/);
    expect(text).toMatch(/<\/urlset>\n$/);
  });

  test('escapes what XML would misread', () => {
    expect(sitemap({ url: 'https://example.com/?a=1&b=<2>' })).toContain('?a=1&amp;b=&lt;2&gt;');
  });
});

test('robots.txt lets everybody in and names the sitemap', () => {
  expect(formatRobots('https://example.com/sub/sitemap.xml')).toEqual({
    path: 'robots.txt',
    contents: 'User-agent: *\nAllow: /\nSitemap: https://example.com/sub/sitemap.xml\n',
  });
});
