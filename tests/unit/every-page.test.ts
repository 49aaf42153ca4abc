/** Every page of the golden site, rendered once with React's development build: no warning, no fault of HTML, the same when minified. */
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseMarkup } from '../../src/html/parse-markup.ts';
import { readPage, WholeReader } from '../../src/html/read-page.ts';
import { linkSite, SiteMemory } from '../../src/pipeline/data/link-site.ts';
import { pageMaker } from '../../src/pipeline/make-page.ts';
import type { ReadySite } from '../../src/pipeline/ready-site.ts';
import type { Page as Rendered } from '../../src/render/renderer.tsx';
import siteSchema from '../../src/schema/site.schema.json' with { type: 'json' };
import { htmlFaults } from '../support/html-rules.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { siteOptions } from '../support/sites/site-options.ts';
import { isKindOf, typeNames } from '../support/structured-data/schema-org.ts';
import { structuredDataProblems } from '../support/structured-data/structured-data-problems.ts';

type Page = Rendered & { path: string };

/** With their HTML. */
let pages: Page[];
let minified: Page[];
/** As parse5 reads them. */
let parsed: { path: string; document: Document; faults: string[] }[];
const logged: string[] = [];
beforeAll(async () => {
  const log = (...words: unknown[]) => void logged.push(words.join(' '));
  vi.spyOn(console, 'error').mockImplementation(log);
  vi.spyOn(console, 'warn').mockImplementation(log);
  const root = overlaySite('extras');
  editFile(root, 'data/site.yaml', /^business:\n/m, 'business:\n  rating: { value: 4.9, best: 5, count: 127 }\n');
  editFile(root, 'data/site.yaml', /^ {2}hours:\n/m, '  hours:\n    alwaysOpenForEmergencies: true\n');
  const options = siteOptions(root, { development: true });
  const { ready, diagnostics } = await linkSite(options, new SiteMemory());
  if (!ready) throw new Error(JSON.stringify(diagnostics));
  pages = await render(ready, { root, minify: undefined });
  minified = await render(ready, { root, minify: 'full' });
  parsed = pages.map(({ path, html }) => {
    const faults: string[] = [];
    const onParseError = ({ code, startLine }: { code: string; startLine: number }) =>
      void faults.push(`${path}:${startLine} ${code}`);
    return { path, document: parse(html, { onParseError }), faults };
  });
});
afterAll(() => vi.restoreAllMocks());

async function render(ready: ReadySite, options: { root: string; minify: 'full' | undefined }): Promise<Page[]> {
  const make = pageMaker(ready, options);
  if (Array.isArray(make)) throw new Error(make[0]?.message);
  const made = await Promise.all(ready.pages.map(async (planned) => ({ planned, made: await make(planned) })));
  return made.flatMap(({ planned, made }) => (Array.isArray(made) ? [] : [{ path: planned.path, ...made.page }]));
}

describe('the pages of a site with everything that data can say', () => {
  test('cause no warnings in React’s development build, which are recorded here', () => {
    expect(pages.length).toBeGreaterThan(14);
    expect(logged).toEqual([]);
    renderToStaticMarkup(createElement('title', null, 'two', ' texts'));
    expect(logged.join()).toContain('title');
  });

  test('are HTML that every parser reads as it is written, without a problem that html-validate finds', () => {
    expect(parsed.flatMap(({ faults }) => faults)).toEqual([]);
    expect(pages.flatMap(({ path, html }) => htmlFaults(html).map((fault) => `${path} ${fault}`))).toEqual([]);
  });

  test('have a heading in each article', () => {
    const articles = pages.flatMap(({ html }) => html.match(/<article.*?<\/article>/gs) ?? []);
    expect(articles.length).toBeGreaterThan(1);
    expect(articles.filter((article) => !/<h[1-6]/.test(article))).toEqual([]);
  });

  test('have a space between the words of neighboring elements in the markup', () => {
    const glued = parsed.flatMap(({ path, document }) => missingSpaces(document).map((words) => `${path} ${words}`));
    expect(glued).toEqual([]);
  });

  test('are the same documents when they are minified in full', () => {
    expect(minified.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    for (const [index, { html }] of minified.entries())
      expect(documentOf(html)).toBe(documentOf(pages[index]?.html ?? ''));
  });

  test('are read as a parser of all HTML reads them', () => {
    for (const { path, html, read } of pages) {
      const whole = new WholeReader();
      parseMarkup(html, whole);
      const all = whole.end();
      expect({ path, ...readPage(html) }).toEqual({ path, ...all });
      expect(all).toMatchObject(read);
    }
  });
});

describe('the structured data', () => {
  test('of each page is what schema.org and Google describe', () => {
    const problems = pages.flatMap(({ path, html }) =>
      structuredDataProblems(readPage(html).structuredData).map((problem) => `${path} ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('would be reported if it were wrong', () => {
    const address = { '@type': 'PostalAddress', addressLocality: 'Bend' };
    const things = [
      { '@type': 'Plumber', name: 'Right', address },
      { '@type': 'Plumer', name: 'A' },
      { '@type': 'LocalBusiness', name: 'A' },
      { '@type': 'Person', name: 'A', openingHours: 'Mo-Fr', birthDate: 'in spring', nam: 'A' },
    ];
    const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
    expect(structuredDataProblems([graph, '{"@type":'])).toEqual([
      'schema.org has no type Plumer.',
      'LocalBusiness has no address, which Google requires.',
      'openingHours is not a property of Person, but of CivicStructure, LocalBusiness.',
      'birthDate of Person must be Date.',
      'Person has nam, which is not a schema.org property.',
      expect.stringContaining('not valid JSON'),
    ]);
  });

  test('of the business has one of the types of local businesses at schema.org', () => {
    const kinds = [...typeNames].filter((type) => isKindOf(type, 'LocalBusiness'));
    const { type } = siteSchema.properties.business.properties;
    expect(type.enum).toEqual(kinds.sort());
  });
});

type Document = DefaultTreeAdapterTypes.Document;
type Node = DefaultTreeAdapterTypes.Node;

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

/** Elements that separate words without any style. */
const separating = new Set(
  (
    'address article aside blockquote body br dd details dialog div dl dt figcaption figure footer form h1 h2 h3 h4 head header hr html ' +
    'input li main nav ol option p section select summary table td textarea th tr ul'
  ).split(' '),
);
const unread = new Set(['script', 'style', 'template', 'title', 'svg']);

/** Words of neighboring inline elements with no space between them, which are one word to reader modes, search engines and the clipboard. */
function missingSpaces(document: Node): string[] {
  const found: string[] = [];
  let before = '';
  const visit = (node: Node) => {
    if (node.nodeName === '#text' && 'value' in node) {
      if (/[\p{L}\p{N})★]$/u.test(before) && /^[\p{L}\p{N}(★]/u.test(node.value)) {
        found.push(`${before.slice(-20)}|${node.value.slice(0, 20)}`);
      }
      if (node.value !== '') before = node.value;
      return;
    }
    if (unread.has(node.nodeName)) return;
    const separates = separating.has(node.nodeName);
    if (separates) before = '';
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
    if (separates) before = '';
  };
  visit(document);
  return found;
}
