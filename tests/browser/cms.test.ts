/** The owner of a site in two languages edits it in the forms of `treesite cms`: what is saved are valid files, each with its own changes only, and nothing of it comes from or goes to another host. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import glob from 'fast-glob';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { createVisits, soon, type Visit } from '../support/browser/visit.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { editFile, writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

const visit = createVisits();
const root = overlaySite('bilingual');
const preview = createPreviewServer(path.join(root, 'dist'));
// Chromium with windows also requests these of the host, which a site below a folder does not have.
const server = createServer((request, response) => {
  if (request.url === '/favicon.ico' || request.url === '/robots.txt') response.writeHead(204).end();
  else {
    // Compressing the CMS would take longer than sending it.
    delete request.headers['accept-encoding'];
    preview.emit('request', request, response);
  }
});
/** Below a folder of its host, where paths go wrong first. */
const base = '/pianos';
const build = ['build', '--root', root, '--base-url', `https://desert.example${base}`];
let site = '';
/** One CMS for all tests, with what they saved before: it takes seconds to open. */
let cms: Visit;
/** Files that tests have saved; a later test checks them all. */
const saved: string[] = [];

beforeAll(async () => {
  // What forms must keep: comments, quotes and folded lines.
  const city = 'data/cities/sisters-or.yaml';
  editFile(root, city, 'name: Sisters', "# Ours.\nname: 'Sisters' # since May\n");
  editFile(root, city, 'intro: Wood', 'intro: >-\n  Wood\n ');
  for (const command of [['init', root, '--editor'], ['cms', '--root', root, '--repo', 'desert/pianos'], build])
    expect(await runHere(command)).toMatchObject({ code: 0 });
  site = `http://localhost:${await listen(server)}${base}`;

  const prepare = async (page: Page) => {
    const names = await glob('data/**/*', { cwd: root });
    // A page, which names its icon: of other files, Chromium with windows requests /favicon.ico, which is not below the site's folder.
    await page.goto(`${site}/privacy/`);
    const texts = names.map((name) => readFileSync(path.join(root, name), 'utf8'));
    await page.evaluate(fillFolder, { names, texts });
    return page.addInitScript('window.showDirectoryPicker = () => navigator.storage.getDirectory()');
  };
  // `reads` keeps it open from test to test. Just wide enough for two languages: the CMS draws all of it again and again.
  cms = await visit('/admin/', { site, prepare, reads: true, width: 1280, height: 600 });
  await cms.page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await cms.page.waitForURL(/#\/collections\//);
});
afterAll(() => closeServer(server));

/** Runs in the browser: the private folder of the origin, with a .git in it, because the CMS requires a checkout. */
async function fillFolder({ names, texts }: { names: string[]; texts: string[] }): Promise<void> {
  const top = await navigator.storage.getDirectory();
  await top.getDirectoryHandle('.git', { create: true });
  for (const [index, name] of names.entries()) {
    const steps = name.split('/');
    let folder = top;
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
    const file = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
    const stream = await file.createWritable();
    await stream.write(texts[index] ?? '');
    await stream.close();
  }
}

/** A file as it is now in the browser. */
function read(file: string): Promise<string> {
  return cms.page.evaluate(async (name) => {
    const steps = name.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    const file = await folder.getFileHandle(steps.at(-1) ?? '');
    return (await file.getFile()).text();
  }, file);
}

/** Lines that the file has no longer, and those that it has now. */
async function changesOf(file: string) {
  const old = readFileSync(path.join(root, file), 'utf8').split('\n');
  const now = (await read(file)).split('\n');
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
}

const saveButton = () => cms.page.getByRole('button', { name: 'Save', exact: true });

/** `city/entries/redmond-or`, `city/new`, `_singletons/entries/site`. */
async function openForm(form: string): Promise<void> {
  await cms.page.goto(`${site}/admin/#/collections/${form}`);
  await saveButton().waitFor();
}

/** Ends when the CMS shows a list again, which it does after it has written the files: a form that is opened sooner would be closed. */
async function save(...files: string[]): Promise<void> {
  await saveButton().click();
  await cms.page.waitForURL(/#\/collections(\/\w+)?$/);
  saved.push(...files);
}

/** What the CMS puts around words that it did not write itself, for the direction of writing. */
const marked = (words: string) => `\u2068${words}\u2069`;
const [english, spanish] = ['English', 'Spanish'].map(
  (language) => () => cms.page.getByRole('group', { name: `Edit ${marked(language)} Content`, exact: true }),
) as [() => Locator, () => Locator];
const box = (where: Locator, name: string) =>
  where.getByRole('group', { name: `“${marked(name)}” Field`, exact: true });
const text = (where: Locator, name: string) => where.getByRole('textbox', { name, exact: true });

const scrollTo = (place: Locator) => place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
/** By script: the form moves while the CMS draws it, which would take it from under the mouse. */
const press = (button: Locator) => button.first().evaluate((element: HTMLElement) => element.click());

/** Scrolls down to a field: the CMS draws one when it comes into view. */
async function showField(where: Locator, name: string): Promise<Locator> {
  const field = box(where, name).first();
  const isDrawn = async () => {
    if ((await field.count()) > 0) return true;
    await scrollTo(where.getByRole('group', { name: /Field$/ }).last());
    return false;
  };
  await expect.poll(isDrawn, soon).toBe(true);
  return field;
}

async function fill(where: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, words] of Object.entries(fields)) {
    await showField(where, name);
    await text(where, name).fill(words);
  }
}

test('an edit of a place and its translation, with a new picture, changes its own lines: comments, quotes, folded lines, facts and the state stay; the list of places has no translations', async () => {
  await openForm('city/entries/sisters-or');
  await fill(english(), { ETA: '25 min' });
  const picture = readFileSync(path.join(projectRoot, 'examples/starter/data/images/mark.svg'));
  const file = { name: 'New Roof 1.svg', mimeType: 'image/svg+xml', buffer: picture };
  await (await showField(english(), 'Image')).locator('input[type=file]').first().setInputFiles(file);
  await fill(english(), { Alt: 'A new roof' });
  await fill(spanish(), { Description: 'Un pueblo entre picos.' });
  expect(await box(spanish(), 'ETA').count()).toBe(0);
  const [original, translation] = ['data/cities/sisters-or.yaml', 'data/cities/sisters-or.es.yaml'];
  const image = 'data/images/new-roof-1.svg';
  await save(original, translation, image);
  expect(await changesOf(original)).toEqual({
    gone: ['eta: 30-40 min'],
    come: ['eta: 25 min', 'image: new-roof-1.svg', 'alt: A new roof'],
  });
  expect(await changesOf(translation)).toEqual({
    gone: ['description: Un pueblo entre pinos y picos.'],
    come: ['description: Un pueblo entre picos.'],
  });
  expect(await read(image)).toBe(picture.toString('utf8'));
  await cms.page.getByText('Redmond').waitFor();
  expect(await cms.page.getByRole('row').allInnerTexts()).toHaveLength(2);
});

test('an edit of Markdown and its translation writes what the build reads', async () => {
  const { keyboard } = cms.page;
  await openForm('document/entries/privacy');
  await showField(english(), 'Text');
  await text(english(), 'Text').click();
  await keyboard.press('Control+Home');
  await keyboard.press('Control+b');
  await keyboard.type('Call {phone}');
  await keyboard.press('Control+b');
  await keyboard.type(' first. ');
  await fill(spanish(), { 'Meta title': 'Su privacidad en este sitio' });
  const [original, translation] = ['data/pages/privacy.md', 'data/pages/privacy.es.md'];
  await save(original, translation);
  const { gone, come } = await changesOf(original);
  // The editor may begin before or after the text that it has.
  expect(come).toEqual([expect.stringContaining('**Call {phone}** first.')]);
  expect(come.map((line) => line.replace(/\*\*Call \{phone\}\*\* first\. ?/, ''))).toEqual(gone);
  expect(await changesOf(translation)).toEqual({
    gone: ['metaTitle: Privacidad en este sitio'],
    come: ['metaTitle: Su privacidad en este sitio'],
  });
});

test('a new post begins with its date and has no empty values; a translation that is added after the form was incomplete has what was filled in', async () => {
  await openForm('post/new');
  await fill(english(), { Title: 'Dry keys' });
  await (await showField(english(), 'Date')).locator('input').fill('2026-10-05');
  await saveButton().click();
  await english().getByText('This field is required.').first().waitFor();
  await press(spanish().getByRole('button', { name: /^Enable/ }));
  const inSpanish = 'Qué hace el frío del desierto alto con las cuerdas de un piano, y qué ayuda contra él.';
  await fill(spanish(), { Title: 'Teclas secas', Description: inSpanish });
  const inEnglish = 'What the cold of the high desert does to the strings of a piano, and what helps against it.';
  await fill(english(), { Description: inEnglish });
  const [original, translation] = ['data/posts/2026-10-05-dry-keys.md', 'data/posts/2026-10-05-dry-keys.es.md'];
  await save(original, translation);
  expect(await read(original)).toBe(`---\ntitle: Dry keys\ndate: 2026-10-05\ndescription: ${inEnglish}\n---\n`);
  expect(await read(translation)).toBe(`---\ntitle: Teclas secas\ndescription: ${inSpanish}\n---\n`);
});

test('all saved files together are valid', async () => {
  expect(saved).toHaveLength(7);
  for (const file of saved) writeFiles(root, { [file]: await read(file) });
  expect(await runHere(build)).toMatchObject({ code: 0 });
});

test('the page requests only the site’s own files, and asks search engines not to index it', async () => {
  const asked = cms.requests.map((request) => request.url()).filter((url) => !/^(blob|data):/.test(url));
  for (const part of [/start\.js$/, /config\.yml/, /\.woff2$/])
    expect(asked).toContainEqual(expect.stringMatching(part));
  expect(asked.filter((url) => !url.startsWith(site))).toEqual([]);
  const { headers } = await fetch(`${site}/admin/`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';[^,]*$/);
  expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain('admin');
  expect((await fetch(`${site}/`)).headers.get('content-security-policy')).not.toMatch(/unsafe|github/);
  const script = readFileSync(path.join(root, 'static/admin/sveltia-cms/start.js'), 'utf8');
  expect(script).not.toContain('cdn.jsdelivr.net');
  expect(script).not.toMatch(/githubstatus\.com\/api|hostedstatus/);
});
