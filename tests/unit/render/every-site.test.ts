/** All pages of two sites: minified in full they are the same documents, and they are read as a parser reads them. */
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseMarkup } from '../../../src/html/parse-markup.ts';
import { readPage, WholeReader } from '../../../src/html/read-page.ts';
import { linkSite, type ReadySite, SiteMemory } from '../../../src/pipeline/data/link-site.ts';
import { pageMaker } from '../../../src/pipeline/make-page.ts';
import type { Page as Rendered } from '../../../src/render/renderer.tsx';
import { overlaySite } from '../../support/overlay-site.ts';
import { projectRoot } from '../../support/run-cli.ts';
import { siteOptions } from '../../support/site-options.ts';

type Page = Rendered & { path: string };

const timeoutMs = 120_000;
const now = new Date('2026-06-01T12:00:00Z');
const sites = {
  'a site with everything that data can say': siteOptions(overlaySite('extras'), { now }),
  'a second company': siteOptions(path.resolve(projectRoot, 'tests/sites/second-company'), { now }),
};

describe.each(Object.entries(sites))('the pages of %s', (_, options) => {
  let pages: Page[];
  let minified: Page[];
  beforeAll(async () => {
    const { ready, diagnostics } = await linkSite({ ...options, cache: false }, new SiteMemory());
    if (!ready) throw new Error(JSON.stringify(diagnostics));
    pages = await render(ready, { root: options.root, minify: undefined });
    minified = await render(ready, { root: options.root, minify: 'full' });
  }, timeoutMs);

  test('are the same documents when they are minified in full', () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const [index, page] of pages.entries()) {
      expect(minified[index]?.path).toBe(page.path);
      expect(documentOf(minified[index]?.html ?? '')).toBe(documentOf(page.html));
    }
  });

  test('are read as a parser of all HTML reads them', () => {
    for (const { path: page, html, read } of pages) {
      const whole = new WholeReader();
      parseMarkup(html, whole);
      const all = whole.end();
      expect({ page, ...readPage(html) }).toEqual({ page, ...all });
      expect(all).toMatchObject(read);
    }
  });
});

async function render(ready: ReadySite, options: { root: string; minify: 'full' | undefined }): Promise<Page[]> {
  const make = pageMaker(ready, options);
  if (typeof make !== 'function') throw new Error(make.message);
  const pages: Page[] = [];
  for (const planned of ready.pages) {
    const made = await make(planned);
    if ('page' in made) pages.push({ path: planned.path, ...made.page });
  }
  return pages;
}

type Node = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.ChildNode;

/** What a browser builds, with each row of white space as one space, and attributes sorted. */
function documentOf(html: string): string {
  const document = parse(html);
  normalize(document);
  return serialize(document);
}

function normalize(node: Node): void {
  if (node.nodeName === 'pre' || node.nodeName === 'textarea') return;
  if ('value' in node) node.value = node.value.replace(/[ \t\r\n\f]+/g, ' ');
  if ('attrs' in node) node.attrs.sort((a, b) => (a.name < b.name ? -1 : 1));
  if ('childNodes' in node) node.childNodes.forEach(normalize);
}
