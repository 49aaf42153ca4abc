/** A page of each kind of the sample site, and all pages of another: minified in full they are the same documents, and reading them part by part gives the same result. */
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseMarkup } from '../../../src/html/parse-markup.ts';
import { DetailReader, type PageDetails } from '../../../src/html/read-details.ts';
import { FactReader, hasUnfilledToken } from '../../../src/html/read-facts.ts';
import { linkSite, type ReadySite, SiteMemory } from '../../../src/pipeline/data/link-site.ts';
import { pageMaker } from '../../../src/pipeline/make-page.ts';
import type { Page } from '../../../src/render/renderer.tsx';
import { realSite } from '../../support/real-site.ts';
import { projectRoot } from '../../support/run-cli.ts';
import { pageKinds } from '../../support/site-pages.ts';
import { wholeContent } from '../../support/whole-content.ts';

const timeoutMs = 120_000;
const company = path.resolve(projectRoot, 'tests/sites/second-company');
const sites = {
  'the sample site': realSite,
  'a second company': {
    ...realSite,
    root: company,
    data: path.join(company, 'data'),
    static: path.join(company, 'static'),
  },
};

/** Of the sample site. */
const shown = new Set([...Object.values(pageKinds), '/404.html']);

describe.each(Object.entries(sites))('the pages of %s', (_, options) => {
  let pages: Page[];
  /** Read completely while they are written. */
  let whole: Page[];
  let minified: Page[];
  beforeAll(async () => {
    const { ready, diagnostics } = await linkSite({ ...options, cache: false }, new SiteMemory());
    if (!ready) throw new Error(JSON.stringify(diagnostics));
    pages = await render(ready, { root: options.root, minify: undefined });
    whole = await render(ready, { root: options.root, minify: undefined, readsDetails: true });
    minified = await render(ready, { root: options.root, minify: 'full' });
  }, timeoutMs);

  test('are the same documents when they are minified in full', () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const [index, page] of pages.entries()) {
      expect(minified[index]?.path).toBe(page.path);
      expect(documentOf(minified[index]?.text.html ?? '')).toBe(documentOf(page.text.html));
    }
  });

  test('are read part by part as a parser of all HTML reads them as a whole', () => {
    for (const { path: page, text, read } of [...pages, ...whole]) {
      const { html } = text;
      const facts = new FactReader([], { seeksTokens: hasUnfilledToken(html) });
      parseMarkup(html, facts);
      facts.end();
      const details = new DetailReader([]);
      parseMarkup(html, details);
      const { linkRuns, ...others } = facts.facts;
      expect({ page, ...read.facts }).toMatchObject({ page, ...others });
      expect({ page, links: [...read.links].sort() }).toEqual({
        page,
        links: [...new Set([...linkRuns].flat())].sort(),
      });
      expect({ page, ...flat(read.details) }).toEqual({ page, ...flat(details.end()) });
    }
  });

  test('have constant parts whose links are one list for all of them', () => {
    const [first = new Set(), ...others] = pages.map(({ read }) => read.facts.linkRuns);
    expect(others.filter((runs) => ![...runs].some((links) => first.has(links)))).toEqual([]);
  });
});

/** Without the bounds of runs, which a page without constant parts does not have. */
function flat({ content: { runs, ...content }, ...details }: PageDetails) {
  return { ...details, ...content, ...wholeContent({ runs }) };
}

async function render(
  ready: ReadySite,
  options: { root: string; minify: 'full' | undefined; readsDetails?: boolean },
): Promise<Page[]> {
  const make = pageMaker(ready, { ...options, iconSprite: '/icons.svg', iconNames: new Set(['phone']) });
  if (typeof make !== 'function') throw new Error(make.message);
  const pages: Page[] = [];
  for (const planned of ready.pages) {
    if (options.root === realSite.root && !shown.has(planned.path)) continue;
    const made = await make(planned);
    if ('page' in made) pages.push(made.page);
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
