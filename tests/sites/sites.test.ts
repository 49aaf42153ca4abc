/** Small correct sites, and what is built from them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readTree } from '../support/file-tree.ts';
import { buildCold, buildOverlay } from '../support/sites/build-small-site.ts';
import { brokenUrls } from '../support/sites/built-folder.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';

const origin = 'https://highdesertpianos.example';

it('files can have CRLF line ends and byte order marks', async () => {
  const folder = overlaySite('minimal');
  for (const file of Object.keys(readTree(path.join(folder, 'data'))).filter((name) => name.endsWith('.yaml'))) {
    const absolute = path.join(folder, 'data', file);
    writeFileSync(absolute, `\uFEFF${readFileSync(absolute, 'utf8').replaceAll('\n', '\r\n')}`);
  }
  const { files, stderr } = await buildCold(folder);
  expect(stderr).toBe('');
  expect(files).toEqual((await buildOverlay('minimal')).files);
});

it('addresses have no trailing slash if the site is set so', async () => {
  const site = await buildOverlay('no-trailing-slash');
  expect(brokenUrls(site, { origin, base: '' })).toEqual([]);
  expect(site.pages).toContain('areas/sisters-or.html');
  expect(site.pages.filter((file) => file.endsWith('index.html'))).toEqual(['index.html']);
  expect(site.text('sitemap.xml')).toContain(`<loc>${origin}/areas/sisters-or</loc>`);
  const inner = site.pages.flatMap((file) => [...site.text(file).matchAll(/\shref="(\/[^"#?]+\/)["#?]/g)]);
  expect(inner.map((match) => match[1])).toEqual([]);
});

it('allows no other origin and sends no forms without an endpoint', async () => {
  const site = await buildOverlay('no-endpoint');
  expect(site.stderr).toContain('data/site.yaml:1:1 warning form/no-endpoint');
  expect(site.text('_headers')).toContain("connect-src 'self'; form-action 'self';");
  const forms = site.pages.flatMap((page) => site.text(page).match(/<form[^>]*>/g) ?? []);
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter((form) => !form.includes('method="dialog"') || form.includes('action='))).toEqual([]);
});

it('gives headings ids that nothing else on the page has: neither another text nor a part of every page', async () => {
  const folder = overlaySite('minimal');
  const sections = [
    '  - { id: lessons, heading: Prices, body: "### Costs" }',
    '  - { heading: Times, body: "### Costs\\n\\n### Lessons\\n\\n### Contact\\n\\n### Contact" }',
  ];
  editFile(folder, 'data/cities/sisters-or.yaml', 'intro:', `sections:\n${sections.join('\n')}\nintro:`);
  const { stderr, text } = await buildCold(folder);
  expect(stderr).toBe('');
  const page = text('areas/sisters-or/index.html');
  const ids = [...page.matchAll(/ id="(costs|lessons|contact)(?:-\d)?"/g)].map(([id]) => id);
  const ofTexts = ' id="lessons" id="costs" id="costs-2" id="lessons-2" id="contact-3" id="contact-2"';
  expect(ids.join('')).toBe(`${ofTexts} id="contact"`);
});

it.each([
  ['county', 2],
  ['site', 1],
])('shareCards: %s makes %i cards, to which pages refer in the same words', async (shareCards, count) => {
  const folder = overlaySite('minimal');
  editFile(folder, 'data/site.yaml', 'shareCards: site', `shareCards: ${shareCards}`);
  const { files, pages, text } = await buildCold(folder);
  const metaOf = (page: string, name: string) =>
    new RegExp(`property="${name}" content="([^"]*)`).exec(text(page))?.[1];
  const cards = new Map(
    pages.map((page) => [page, ['og:image', 'og:image:alt'].map((name) => metaOf(page, name))] as const),
  );
  const made = Object.keys(files).filter((file) => file.startsWith('assets/card.'));
  expect(made).toHaveLength(count);
  expect(new Set([...cards.values()].map(([url]) => url?.slice(url.indexOf('assets/'))))).toEqual(new Set(made));
  expect(cards.get('areas/sisters-or/index.html')).toEqual(cards.get('areas/deschutes-county-or/index.html'));
  expect(cards.get('services/piano-tuning/index.html')).toEqual(cards.get('index.html'));
});
