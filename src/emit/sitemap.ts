/** sitemap.xml and robots.txt. Pure. */
import { escapeHtml } from '../text/escape-html.ts';
import type { OutputFile } from './output-file.ts';

export interface ListedPage {
  /** Absolute address. */
  url: string;
  /** ISO day. */
  updated?: string | undefined;
}

export function formatSitemap(pages: readonly ListedPage[]): OutputFile {
  const entries = pages.map(({ url, updated }) => {
    const lastmod = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
    return `<url><loc>${escapeHtml(url)}</loc>${lastmod}</url>\n`;
  });
  const contents = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
  return { path: 'sitemap.xml', contents };
}

export function formatRobots(sitemapUrl: string): OutputFile {
  return { path: 'robots.txt', contents: `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl}\n` };
}
