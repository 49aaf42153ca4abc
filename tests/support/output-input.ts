/** What the emit stage takes, for tests that care about a part of it. */
import type { ServedSite } from '../../src/emit/checks/file-check.ts';
import type { OutputInput } from '../../src/emit/plan-output.ts';
import { aPolicy } from './policy.ts';

export function anOutputInput(part: Partial<OutputInput> = {}): OutputInput {
  return {
    encodedFiles: [],
    notFoundFiles: ['404.html', 'services/404.html'],
    assets: [],
    staticFiles: [],
    listed: [],
    sitemapUrl: 'https://example.com/sitemap.xml',
    redirects: [],
    headers: { base: '', inlineScripts: [], policy: aPolicy() },
    manifest: {},
    fromModel: [],
    feeds: [],
    language: 'en',
    ...part,
  };
}

/** A site below `base` with one static file. */
export function aStaticFile(file: string, contents: string | Buffer, base = ''): Partial<OutputInput> {
  return {
    staticFiles: [{ path: file, contents: Buffer.from(contents) }],
    headers: { base, inlineScripts: [], policy: aPolicy() },
  };
}

/** The site around it, for its checks. */
export function aServedSite(part: Partial<ServedSite> = {}): ServedSite {
  return {
    folder: 'static',
    pages: [],
    isServed: () => false,
    locate: (path) => ({ file: `site.yaml ${path.join('.')}`, line: 1, column: 1 }),
    now: new Date('2026-06-01T12:00:00Z'),
    settings: { trailingSlash: 'always', precompress: false },
    ...part,
  };
}

/** An alias, in the form with a slash. */
export function aRedirect(name: string, fragment = ''): OutputInput['redirects'][number] {
  return {
    urls: [`/${name}`, `/${name}/`],
    path: '/about/',
    fragment,
    file: `${name}/index.html`,
    source: 'data/site.yaml',
    canonical: 'https://example.com/about/',
    title: () => 'About',
  };
}
