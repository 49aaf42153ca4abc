/** What the emit stage takes, for tests that care about a part of it. */
import type { OutputInput } from '../../src/emit/plan-output.ts';

export function anOutputInput(part: Partial<OutputInput> = {}): OutputInput {
  return {
    encodedFiles: [],
    notFoundFiles: ['404.html', 'services/404.html'],
    assets: [],
    staticFiles: [],
    listed: [],
    sitemapUrl: 'https://example.com/sitemap.xml',
    redirects: [],
    headers: { base: '', inlineScripts: [] },
    manifest: {
      name: 'A',
      shortName: 'A',
      description: 'A',
      language: 'en',
      startUrl: '/',
      themeColor: '#000000',
      backgroundColor: '#ffffff',
      icons: [],
    },
    contactCards: [],
    placeIndexes: [],
    feeds: [],
    language: 'en',
    ...part,
  };
}

/** An alias, in the form with a slash. */
export function aRedirect(name: string, to = '/about/'): OutputInput['redirects'][number] {
  return {
    from: `/${name}/`,
    to,
    file: `${name}/index.html`,
    canonical: `https://example.com${to}`,
    title: () => 'About',
  };
}
