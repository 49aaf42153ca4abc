/** Every page of the real site, rendered once with React's development build: no warning, no doubled id, no fault of HTML. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPage } from '../../src/html/read-page.ts';
import siteSchema from '../../src/schema/site.schema.json' with { type: 'json' };
import { htmlRules } from '../support/html-rules.ts';
import { languageProblems, readLanguages } from '../support/language-problems.ts';
import { prepareSite, type WholeSite } from '../support/prepare-site.ts';
import { realSite } from '../support/site-options.ts';
import { pageKinds } from '../support/site-pages.ts';
import { isKindOf, typeNames } from '../support/structured-data/schema-org.ts';
import { structuredDataProblems } from '../support/structured-data/structured-data-problems.ts';

const testTimeoutMs = 120_000;

/** The URL of each data file in this folder. */
const urlsOf = (folder: string, ending: string, below: string) =>
  readdirSync(path.join(realSite.data, folder))
    .filter((name) => name.endsWith(ending) && !name.includes('.es.'))
    .map((name) => `${below}${name.slice(0, -ending.length).replace(/^\d{4}-\d\d-\d\d-/, '')}/`);

const englishPaths = [
  ...['/', '/services/', '/areas/', '/about/', '/contact/', '/news/'],
  ...urlsOf('services', '.yaml', '/services/'),
  ...['cities', 'counties'].flatMap((folder) => urlsOf(folder, '.yaml', '/areas/')),
  ...urlsOf('pages', '.md', '/'),
  ...urlsOf('posts', '.md', '/news/'),
];

const spanishPaths = [
  '/es/',
  '/es/contacto/',
  '/es/privacidad/',
  ...['limpieza-despues-de-tormentas', 'retiro-de-emergencia-de-arboles'].map((slug) => `/es/servicios/${slug}/`),
  ...['greenville-nc', 'kinston-nc', 'lenoir-county-nc', 'pitt-county-nc'].map((slug) => `/es/zonas/${slug}/`),
];

let site: WholeSite;
/** As parse5 reads them. */
let parsed: { path: string; document: Document; faults: string[] }[];
/** With their HTML. */
const pages = () => site.finished?.pages ?? [];
const logged: string[] = [];
beforeAll(async () => {
  const log = (...words: unknown[]) => void logged.push(words.join(' '));
  vi.spyOn(console, 'error').mockImplementation(log);
  vi.spyOn(console, 'warn').mockImplementation(log);
  site = await prepareSite({ ...realSite, development: true, jobs: 1 });
  parsed = pages().map(({ path, html }) => {
    const faults: string[] = [];
    const onParseError = ({ code, startLine }: { code: string; startLine: number }) =>
      void faults.push(`${path}:${startLine} ${code}`);
    return { path, document: parse(html, { onParseError }), faults };
  });
}, testTimeoutMs);
afterAll(() => vi.restoreAllMocks());

const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe('the pages of the real site', () => {
  test('include every planned page', () => {
    expect(site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(
      pages()
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...englishPaths, ...spanishPaths, '/404.html', '/es/404.html', '/services/404.html'].sort());
  });

  test('cause no warnings in React’s development build', () => {
    expect(process.env.NODE_ENV).not.toBe('production');
    expect(logged).toEqual([]);
  });

  test('have different canonical URLs', () => {
    const urls = pages().map(({ html, path }) => canonical(html) ?? path);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('name their translations both ways, and link to no page that is not there, nor without hreflang to another language', () => {
    const { outputs, model } = site.finished ?? {};
    const sitemap = String(outputs?.generated.find(({ path }) => path === 'sitemap.xml')?.make());
    const read = new Map(parsed.map(({ path, document }) => [path, readLanguages(document)]));
    const { origin = '' } = model?.urls ?? {};
    const isServed = (url: string) => outputs?.isServed(url) === true;
    const languages = model?.site.languages ?? [];
    expect(languageProblems({ pages: read, sitemap, origin, languages, isServed })).toEqual([]);
    expect([...read.values()].filter(({ alternates }) => alternates.length > 0)).toHaveLength(2 * spanishPaths.length);
  });

  test('make every phone number in their copy a call link', () => {
    const plain = pages().flatMap(({ path, html }) => {
      const copy = html
        .slice(html.indexOf('<body'))
        .replace(/<(a|button|summary|script|option)\b[\s\S]*?<\/\1>/g, '')
        .replace(/<[^>]+>/g, ' ');
      return [...copy.matchAll(/\d{3}-\d{3}-\d{4}/g)].map(([number]) => `${path} ${number}`);
    });
    expect(plain).toEqual([]);
    const greenville = pages().find(({ path }) => path === '/areas/greenville-nc/')?.html ?? '';
    expect(greenville.split('<a href="tel:+18557672482">1-855-767-2482</a>')).toHaveLength(3);
  });

  test('use every id only once', () => {
    const twice = pages().flatMap(({ path, html }) => {
      const { ids } = readPage(html);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  test('are HTML that every parser reads as it is written', () => {
    expect(parsed.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('of each kind have no problem that html-validate finds', { timeout: testTimeoutMs }, async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:recommended'],
      elements: ['html5'],
      rules: htmlRules,
    });
    const faults: string[] = [];
    const shown = [...Object.values(pageKinds), '/404.html', '/services/404.html'];
    const validated = pages().filter(({ path }) => shown.includes(path));
    expect(validated).toHaveLength(shown.length);
    for (const { path, html } of validated) {
      const { results } = await validator.validateString(html, path);
      for (const { messages } of results) {
        faults.push(...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`));
      }
    }
    expect(faults).toEqual([]);
  });

  test('have a space between the words of neighboring elements in the markup', () => {
    const glued = parsed.flatMap(({ path, document }) => missingSpaces(document).map((words) => `${path} ${words}`));
    expect(glued).toEqual([]);
  });

  test('have no style attributes and no event handlers, which the site’s own policy blocks', () => {
    const refused = pages()
      .filter(({ html }) => /<[^>]* (style|on\w+)=/i.test(html))
      .map(({ path }) => path);
    expect(refused).toEqual([]);
  });
});

test('React’s warnings are recorded by this test file', async () => {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { createElement } = await import('react');
  logged.length = 0;
  renderToStaticMarkup(createElement('title', null, 'two', ' texts'));
  expect(logged.join()).toContain('title');
  logged.length = 0;
});

describe('the structured data', () => {
  test('of each page is what schema.org and Google describe', () => {
    const problems = pages().flatMap(({ path, html }) =>
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
