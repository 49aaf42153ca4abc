/** The owner of a site in two languages edits it in the forms of `treesite cms`: what is saved are valid files, each with its own changes only, and nothing of it comes from or goes to another host. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { box, save, showField, text } from '../support/cms-forms.ts';
import { createCmsSite, readSaved } from '../support/cms-site.ts';
import { projectRoot } from '../support/run-cli.ts';
import { createVisits, soon, type Visit } from '../support/visit.ts';

const site = createCmsSite();
const visit = createVisits();

/** One CMS for all tests, with what they saved before: it takes seconds to open. */
let cms: Visit;
/** Files that tests have saved; the last test checks them all. */
const saved: string[] = [];
const unchanged = { gone: [], come: [] };

/** Chooses the site's files as the checkout. */
beforeAll(async () => {
  const before = async (page: Page) => {
    await page.clock.install();
    await site.give(page);
  };
  // Just wide enough for two languages: the CMS draws all of it again and again.
  cms = await visit('/admin/', { site: site.address(), before, keep: 'cms', width: 1280, height: 600 });
  await cms.page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await cms.page.waitForURL(/#\/collections\//);
});

/** `city/entries/redmond-or`, `city/new`, `_singletons/entries/site`. */
async function openForm(form: string): Promise<void> {
  await cms.page.goto(`${site.address()}/admin/#/collections/${form}`);
  await saveButton().waitFor();
}
const saveButton = () => cms.page.getByRole('button', { name: 'Save', exact: true });

const pane = (language: string) =>
  cms.page.getByRole('group', { name: `Edit \u2068${language}\u2069 Content`, exact: true });
const [english, spanish] = [() => pane('English'), () => pane('Spanish')];

async function fill(where: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, words] of Object.entries(fields)) {
    await showField(where, name);
    await text(where, name).fill(words);
  }
}

const addTranslation = () =>
  spanish()
    .getByRole('button', { name: /^Enable/ })
    .click();

const changesOf = (file: string) => site.changes(cms.page, file);
const read = (file: string) => readSaved(cms.page, file);

test('an edit of a translation changes its own line: the original, facts and the state stay', async () => {
  await openForm('city/entries/sisters-or');
  await showField(english(), 'County');
  await fill(spanish(), { Description: 'Un pueblo entre picos.' });
  expect(await box(spanish(), 'County').count()).toBe(0);
  await save(cms.page);
  const translation = 'data/cities/sisters-or.es.yaml';
  expect(await changesOf(translation)).toEqual({
    gone: ['description: Un pueblo entre pinos y picos.'],
    come: ['description: Un pueblo entre picos.'],
  });
  expect(await changesOf('data/cities/sisters-or.yaml')).toEqual(unchanged);
  saved.push(translation);
});

test('an edit of a group in the settings changes its own line and the style of lists beside it, and not the translation', async () => {
  await openForm('_singletons/entries/site');
  const business = await showField(english(), 'Business');
  await business.getByRole('button', { name: 'Expand' }).first().click();
  const hours = await showField(business, 'Hours');
  await hours.getByRole('button', { name: 'Expand' }).first().click();
  await fill(hours, { Text: 'Mon to Fri 9a to 4p' });
  await save(cms.page);
  const days = 'Monday, Tuesday, Wednesday, Thursday, Friday';
  expect(await changesOf('data/site.yaml')).toEqual({
    gone: ['    text: Mon to Fri 9a to 5p', `      - days: [${days}]`],
    come: ['    text: Mon to Fri 9a to 4p', `      - days: [ ${days} ]`],
  });
  expect(await changesOf('data/site.es.yaml')).toEqual(unchanged);
  saved.push('data/site.yaml');
});

test('an edit of Markdown and its translation, and with a new picture, writes what the build reads', async () => {
  const { page } = cms;
  await openForm('document/entries/privacy');
  await showField(english(), 'Text');
  await text(english(), 'Text').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Call {phone}');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' first. ');
  await fill(spanish(), { 'Meta title': 'Su privacidad en este sitio' });
  await save(page);
  const { gone, come } = await changesOf('data/pages/privacy.md');
  // The editor may begin before or after the text that it has.
  expect(come).toEqual([expect.stringContaining('**Call {phone}** first.')]);
  expect(come.map((line) => line.replace(/\*\*Call \{phone\}\*\* first\. ?/, ''))).toEqual(gone);
  expect(await changesOf('data/pages/privacy.es.md')).toEqual({
    gone: ['metaTitle: Privacidad en este sitio'],
    come: ['metaTitle: Su privacidad en este sitio'],
  });

  await openForm('service/entries/piano-tuning');
  const picture = readFileSync(path.join(projectRoot, 'examples/starter/data/images/mark.svg'));
  const file = { name: 'New Roof 1.svg', mimeType: 'image/svg+xml', buffer: picture };
  await (await showField(english(), 'Hero image')).locator('input[type=file]').first().setInputFiles(file);
  await save(page);
  const added = { gone: [], come: ['heroImage: new-roof-1.svg'] };
  expect(await changesOf('data/services/piano-tuning.yaml')).toEqual(added);
  expect(await read('data/images/new-roof-1.svg')).toBe(picture.toString('utf8'));
  saved.push('data/pages/privacy.md', 'data/pages/privacy.es.md');
  saved.push('data/services/piano-tuning.yaml', 'data/images/new-roof-1.svg');
});

test('an edit changes its own lines of the file and no other: comments, quotes and folded lines stay; a new translation has what was filled in, and is not in the list of cities', async () => {
  const { page } = cms;
  await openForm('city/entries/redmond-or');
  await fill(english(), { ETA: '25 min' });
  await addTranslation();
  await fill(spanish(), { Description: 'Una ciudad con aeropuerto.', Slug: 'pianos-en-redmond' });
  await save(page);
  const [original, translation] = ['data/cities/redmond-or.yaml', 'data/cities/redmond-or.es.yaml'];
  expect(await changesOf(original)).toEqual({ gone: ['eta: 20-30 min'], come: ['eta: 25 min'] });
  expect(await read(translation)).toBe(
    '# yaml-language-server: $schema=../../.treesite/schema/translations/city.schema.json\n\ndescription: Una ciudad con aeropuerto.\nslug: pianos-en-redmond\n',
  );
  // The translation is not complete yet.
  saved.push(original);

  await page.goto(`${site.address()}/admin/#/collections/city`);
  await page.getByText('Redmond').waitFor();
  expect(await page.getByRole('row').allInnerTexts()).toHaveLength(2);
});

test('a new city is a file with the schema line, no empty values, and the name that the build expects', async () => {
  const { page } = cms;
  await openForm('city/new');
  await fill(english(), {
    Name: 'Black Butte',
    Description: 'Cabins among pines, and pianos that came up by cart.',
    ETA: '40-50 min',
    'Postal code': '03222',
    'Meta title': 'Piano Tuning in Black Butte, Oregon',
    'Meta description': 'Pianos tuned and repaired in Black Butte, Oregon, cabins included, with a price in writing.',
    Intro: 'Nights are cold here, and the strings know it.',
  });
  for (const [field, choice] of [
    ['County', 'Deschutes County'],
    ['Tier', 'Close by'],
  ] as const) {
    await showField(english(), field);
    await page.getByRole('radio', { name: choice }).click();
  }
  const addTo = async (list: string, role: 'radio' | 'textbox') => {
    const field = await showField(english(), list);
    await field.getByRole('button', { name: /^Add/ }).click();
    const entry = field.getByRole(role);
    // The form moves while fields above are drawn, and an entry out of view is not drawn.
    const drawn = async () => {
      await field.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      return entry.count();
    };
    await expect.poll(drawn, soon).toBe(1);
    return entry;
  };
  await (await addTo('Services', 'radio')).click();
  await (await addTo('Keywords', 'textbox')).fill('piano tuning Black Butte');
  const numbers = { Latitude: '44.39', Longitude: '-121.63', 'Radius meters': '8000' };
  for (const [name, number] of Object.entries(numbers))
    await (await showField(english(), name)).getByRole('spinbutton').fill(number);
  await save(page);
  const file = 'data/cities/black-butte-or.yaml';
  const written = await read(file);
  const [first, , ...rest] = written.split('\n');
  expect(first).toBe('# yaml-language-server: $schema=../../.treesite/schema/city.schema.json');
  expect(rest).toContain('postalCode: "03222"');
  expect(rest).toContain('tier: near');
  expect(written).not.toMatch(/draft|featured|badge|_source|\[\]|null/);
  saved.push(file);
});

test('a new post begins with its date, and has no translation, or one that is added after the form was incomplete', async () => {
  const Description = 'What the cold of the high desert does to the strings of a piano, and what helps against it.';
  const postOf = (title: string) => `---\ntitle: ${title}\ndate: 2026-10-05\ndescription: ${Description}\n---\n`;
  const begin = async (Title: string) => {
    await openForm('post/new');
    await fill(english(), { Title });
    await (await showField(english(), 'Date')).locator('input').fill('2026-10-05');
  };
  await begin('Cold strings');
  await fill(english(), { Description });
  await save(cms.page);
  expect(await read('data/posts/2026-10-05-cold-strings.md')).toBe(postOf('Cold strings'));
  await expect(read('data/posts/2026-10-05-cold-strings.es.md')).rejects.toThrow('NotFoundError');

  await begin('Dry keys');
  await saveButton().click();
  await english().getByText('This field is required.').first().waitFor();
  await addTranslation();
  const inSpanish = 'Qué hace el frío del desierto alto con las cuerdas de un piano, y qué ayuda contra él.';
  await fill(spanish(), { Title: 'Teclas secas', Description: inSpanish });
  await fill(english(), { Description });
  await save(cms.page);
  expect(await read('data/posts/2026-10-05-dry-keys.md')).toBe(postOf('Dry keys'));
  expect(await read('data/posts/2026-10-05-dry-keys.es.md')).toBe(
    `---\ntitle: Teclas secas\ndescription: ${inSpanish}\n---\n`,
  );
  saved.push(...['cold-strings', 'dry-keys', 'dry-keys.es'].map((name) => `data/posts/2026-10-05-${name}.md`));
});

test('all saved files together are valid', async () => {
  expect(saved).toHaveLength(11);
  expect(await site.errorsWith(cms.page, saved)).toEqual([]);
});

test('the page requests only the site’s own files, and asks search engines not to index it', async () => {
  const asked = cms.requests.map((request) => request.url()).filter((url) => !/^(blob|data):/.test(url));
  for (const part of [/start\.js$/, /config\.yml/, /\.woff2$/])
    expect(asked).toContainEqual(expect.stringMatching(part));
  expect(asked.filter((url) => !url.startsWith(site.address()))).toEqual([]);
  const { headers } = await fetch(`${site.address()}/admin/`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';[^,]*$/);
  expect(await (await fetch(`${site.address()}/sitemap.xml`)).text()).not.toContain('admin');
  expect((await fetch(`${site.address()}/`)).headers.get('content-security-policy')).not.toMatch(/unsafe|github/);
});
