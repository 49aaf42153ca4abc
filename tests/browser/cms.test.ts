/** The owner edits the site in the forms of `treesite cms`: what is saved is a valid file, and nothing of it comes from or goes to another host. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { box, save, showField, text } from '../support/cms-forms.ts';
import { createCmsSite } from '../support/cms-site.ts';
import { projectRoot } from '../support/run-cli.ts';
import { createVisits, type Visit } from '../support/visit.ts';

const site = createCmsSite();
const visit = createVisits();

/** One CMS for all tests, with what they saved before: it takes seconds to open. */
let cms: Visit;
/** Files that tests have saved; the last test checks them all. */
const saved: string[] = [];

/** Chooses the site's files as the checkout.  */
beforeAll(async () => {
  const before = async (page: Page) => {
    await page.clock.install();
    await site.give(page);
  };
  // A small window: the CMS draws all of it again and again.
  cms = await visit('/admin/', { site: site.address(), before, keep: 'cms', width: 800, height: 600 });
  await cms.page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await cms.page.waitForURL(/#\/collections\//);
});

/** `city/entries/riverbend-nh`, `city/new`, `_singletons/entries/site`. */
const openForm = (page: Page, form: string) => site.openForm(page, form);

/** Scrolls down to a field. */
const show = (where: Page | Locator, name: string) => showField(cms.page, where, name);

async function errors(page: Page, files: readonly string[]): Promise<unknown[]> {
  const { stdout } = await site.check(page, files);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string }[] };
  return diagnostics.filter(({ severity }) => severity === 'error');
}

describe('an edit', () => {
  test('changes its own lines of the file and no other: comments, quotes, folded lines and maps stay', async () => {
    const { page } = cms;
    await openForm(page, 'city/entries/riverbend-nh');
    await show(page, 'Population');
    await text(page, 'Population').fill('4,300');
    await show(page, 'Tier');
    await page.getByRole('radio', { name: 'Nearby Towns' }).click();
    await save(page);
    expect(await site.changes(page, 'data/cities/riverbend-nh.yaml')).toEqual({
      gone: ['tier: home', 'population: 4,200 (a sample figure)'],
      come: ['tier: nearby', 'population: 4,300'],
    });

    await openForm(page, '_singletons/entries/site');
    const business = await show(page, 'Business');
    await business.getByRole('button', { name: 'Expand' }).first().click();
    const hours = await show(business, 'Hours');
    await hours.getByRole('button', { name: 'Expand' }).first().click();
    await show(hours, 'Text');
    await text(hours, 'Text').fill('Mon to Fri 9a to 4p');
    await save(page);
    const { gone, come } = await site.changes(page, 'data/site.yaml');
    expect(come).toContain('    text: Mon to Fri 9a to 4p');
    expect(gone).toHaveLength(come.length);
    saved.push('data/cities/riverbend-nh.yaml', 'data/site.yaml');
  });

  test('of Markdown and with a new picture writes what the build reads', async () => {
    const { page } = cms;
    await openForm(page, 'document/entries/careers');
    await show(page, 'Text');
    await text(page, 'Text').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Call {phone}');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' first. ');
    await save(page);
    const { gone, come } = await site.changes(page, 'data/pages/careers.md');
    expect(come).toEqual([expect.stringContaining('**Call {phone}** first. ')]);
    expect(come.map((line) => line.replace('**Call {phone}** first. ', ''))).toEqual(gone);

    await openForm(page, 'service/entries/gutter-repair');
    const picture = readFileSync(path.join(projectRoot, 'examples/starter/data/images/mark.svg'));
    const file = { name: 'New Roof 1.svg', mimeType: 'image/svg+xml', buffer: picture };
    await (await show(page, 'Hero image')).locator('input[type=file]').first().setInputFiles(file);
    await save(page);
    const added = { gone: [], come: ['heroImage: new-roof-1.svg'] };
    expect(await site.changes(page, 'data/services/gutter-repair.yaml')).toEqual(added);
    expect(await site.read(page, 'data/images/new-roof-1.svg')).toBe(picture.toString('utf8'));
    saved.push('data/pages/careers.md', 'data/services/gutter-repair.yaml', 'data/images/new-roof-1.svg');
  });
});

describe('a new city', () => {
  test('is a file with the schema line, no empty values, and the name that the build expects', async () => {
    const { page } = cms;
    await openForm(page, 'city/new');
    const texts = {
      Name: 'Snow Hill',
      Description: 'Steep streets, and snow that slides off metal roofs.',
      ETA: '20-30 min',
      'Postal code': '03222',
      'Meta title': 'Gutter Cleaning in Snow Hill, NH',
      'Meta description': 'Gutters cleaned and repaired in Snow Hill, steep streets included, with a price in writing.',
      Intro: 'Roofs are steep here, and the snow takes what is loose.',
    };
    for (const [name, words] of Object.entries(texts)) {
      await show(page, name);
      await text(page, name).fill(words);
    }
    await show(page, 'County');
    await page.getByRole('radio', { name: 'Sample County' }).click();
    for (const list of ['Services', 'Keywords'])
      await (await show(page, list)).getByRole('button', { name: /^Add/ }).click();
    await page.getByRole('radio', { name: 'Gutter Cleaning' }).first().click();
    await box(page, 'Keywords').getByRole('textbox').fill('gutters Snow Hill');
    const numbers = { Latitude: '43.52', Longitude: '-71.73', 'Radius meters': '8000' };
    for (const [name, number] of Object.entries(numbers))
      await (await show(page, name)).getByRole('spinbutton').fill(number);
    await save(page);
    const file = 'data/cities/snow-hill-nh.yaml';
    const written = await site.read(page, file);
    const [first, , ...rest] = written.split('\n');
    expect(first).toBe('# yaml-language-server: $schema=../../.treesite/schema/city.schema.json');
    expect(rest).toContain('postalCode: "03222"');
    expect(written).not.toMatch(/draft|featured|badge|_source|\[\]|null/);
    saved.push(file);
  });

  test('of a post begins with its date', async () => {
    const { page } = cms;
    await openForm(page, 'post/new');
    await text(page, 'Title').fill('Gutters in fall');
    await (await show(page, 'Date')).locator('input').fill('2026-10-05');
    await show(page, 'Description');
    await text(page, 'Description').fill(
      'When the leaves are down, the gutters are full. What to look at before it freezes.',
    );
    await save(page);
    const file = 'data/posts/2026-10-05-gutters-in-fall.md';
    expect(await site.read(page, file)).toMatch(/^---\ntitle: Gutters in fall\ndate: 2026-10-05\n/);
    saved.push(file);
  });
});

test('all saved files together are valid', async () => {
  expect(saved).toHaveLength(7);
  expect(await errors(cms.page, saved)).toEqual([]);
});

describe('the page', () => {
  test('requests only the site’s own files, and asks search engines not to index it', async () => {
    const { requests } = cms;
    const asked = requests.map((request) => request.url()).filter((url) => !/^(blob|data):/.test(url));
    for (const part of [/start\.js$/, /config\.yml/, /\.woff2$/])
      expect(asked).toContainEqual(expect.stringMatching(part));
    expect(asked.filter((url) => !url.startsWith(site.address()))).toEqual([]);
    const { headers } = await fetch(`${site.address()}/admin/`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';[^,]*$/);
    expect(await (await fetch(`${site.address()}/sitemap.xml`)).text()).not.toContain('admin');
    expect((await fetch(`${site.address()}/`)).headers.get('content-security-policy')).not.toMatch(/unsafe|github/);
  });
});
