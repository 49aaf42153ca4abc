/** A site's pages → the sitemap, in several files if there are very many pages, and robots.txt. Pure. */
import { escapeHtml } from '../text/escape.ts';
import type { GeneratedFile } from './output-file.ts';

export interface ListedPage {
  /** Absolute URL. */
  url: string;
  /** ISO date. */
  updated?: string | undefined;
  /** The page in each of its languages, the main one first; absent if there is only one. */
  alternates?: readonly { tag: string; url: string }[];
}

/** The protocol allows 50,000 per file; the rest leaves room for owners who append their own pages. */
export const maxUrls = 45_000;

interface SitemapInput {
  listed: readonly ListedPage[];
  /** Absolute URL of sitemap.xml. */
  sitemapUrl: string;
}

/** sitemap.xml; with more than `maxUrls` pages, an index of sitemap-1.xml, sitemap-2.xml … */
export function formatSitemaps({ listed, sitemapUrl }: SitemapInput): GeneratedFile[] {
  if (listed.length <= maxUrls) return [{ path: 'sitemap.xml', make: () => formatSitemap(listed) }];
  const parts = Array.from({ length: Math.ceil(listed.length / maxUrls) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    make: () => formatSitemap(listed.slice(index * maxUrls, (index + 1) * maxUrls)),
  }));
  const urls = parts.map(({ path }) => sitemapUrl.replace(/sitemap\.xml$/, path));
  return [{ path: 'sitemap.xml', make: () => formatIndex(urls) }, ...parts];
}

function formatSitemap(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ url, updated, alternates = [] }) => {
    const lastmod = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
    const [main] = alternates;
    const all = main ? [...alternates, { tag: 'x-default', url: main.url }] : [];
    return `<url><loc>${escapeHtml(url)}</loc>${lastmod}${all.map(formatAlternate).join('')}</url>\n`;
  });
  const hasAlternates = pages.some(({ alternates }) => alternates);
  return document('urlset', entries, hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '');
}

function formatAlternate({ tag, url }: { tag: string; url: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}"/>`;
}

function formatIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>\n`);
  return document('sitemapindex', entries);
}

function document(root: 'urlset' | 'sitemapindex', entries: readonly string[], namespaces = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('')}</${root}>\n`;
}

export function formatRobots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl}\n`;
}
