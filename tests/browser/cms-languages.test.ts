/** The owner of a site in two languages edits originals and their translations beside each other: each file gets its own changes only. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { box, save, showField, text } from '../support/cms-forms.ts';
import { createCmsSite } from '../support/cms-site.ts';
import { createVisits, type Visit } from '../support/visit.ts';

const site = createCmsSite('bilingual');
const visit = createVisits();
let cms: Visit;

beforeAll(async () => {
  const before = async (page: Page) => {
    await page.clock.install();
    await site.give(page);
  };
  // Wide enough for two languages.
  cms = await visit('/admin/', { site: site.address(), before, keep: 'cms', width: 1280, height: 600 });
  await cms.page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await cms.page.waitForURL(/#\/collections\//);
});

const pane = (language: string) =>
  cms.page.getByRole('group', { name: `Edit \u2068${language}\u2069 Content`, exact: true });

async function fill(language: string, name: string, words: string): Promise<void> {
  await showField(cms.page, pane(language), name);
  await text(pane(language), name).fill(words);
}

const unchanged = { gone: [], come: [] };

test('translations are not in the list of cities', async () => {
  const { page } = cms;
  await page.goto(`${site.address()}/admin/#/collections/city`);
  await page.getByText('Redmond').waitFor();
  expect(await page.getByRole('row').allInnerTexts()).toHaveLength(2);
});

test('an edit of a translation changes its own line: the original, facts and the state stay', async () => {
  const { page } = cms;
  await site.openForm(page, 'city/entries/sisters-or');
  await showField(page, pane('English'), 'County');
  await fill('Spanish', 'Description', 'Un pueblo entre picos.');
  expect(await box(pane('Spanish'), 'County').count()).toBe(0);
  await save(page);
  expect(await site.changes(page, 'data/cities/sisters-or.es.yaml')).toEqual({
    gone: ['description: Un pueblo entre pinos y picos.'],
    come: ['description: Un pueblo entre picos.'],
  });
  expect(await site.changes(page, 'data/cities/sisters-or.yaml')).toEqual(unchanged);
});

test('a new translation has what was filled in', async () => {
  const { page } = cms;
  await site.openForm(page, 'city/entries/redmond-or');
  await pane('Spanish')
    .getByRole('button', { name: /^Enable/ })
    .click();
  await fill('Spanish', 'Description', 'Una ciudad con aeropuerto.');
  await fill('Spanish', 'Slug', 'pianos-en-redmond');
  await save(page);
  expect(await site.read(page, 'data/cities/redmond-or.es.yaml')).toBe(
    'description: Una ciudad con aeropuerto.\nslug: pianos-en-redmond\n',
  );
  expect(await site.changes(page, 'data/cities/redmond-or.yaml')).toEqual(unchanged);
});

const enableSpanish = () =>
  pane('Spanish')
    .getByRole('button', { name: /^Enable/ })
    .click();

const postOf = (title: string) => `---
title: ${title}
date: 2026-10-05
description: What the cold does to strings.
---
`;

async function fillPost(title: string): Promise<void> {
  const [{ page }, english] = [cms, pane('English')];
  await site.openForm(page, 'post/new');
  await fill('English', 'Title', title);
  await (await showField(page, english, 'Date')).locator('input').fill('2026-10-05');
}

test('a new post is saved without a translation, or with one that is added after the form was incomplete', async () => {
  const { page } = cms;
  await fillPost('Cold strings');
  await fill('English', 'Description', 'What the cold does to strings.');
  await save(page);
  expect(await site.read(page, 'data/posts/2026-10-05-cold-strings.md')).toBe(postOf('Cold strings'));
  await expect(site.read(page, 'data/posts/2026-10-05-cold-strings.es.md')).rejects.toThrow('NotFoundError');

  await fillPost('Dry keys');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await pane('English').getByText('This field is required.').first().waitFor();
  await enableSpanish();
  await fill('Spanish', 'Title', 'Teclas secas');
  await fill('English', 'Description', 'What the cold does to strings.');
  await save(page);
  expect(await site.read(page, 'data/posts/2026-10-05-dry-keys.md')).toBe(postOf('Dry keys'));
  const translation = await site.read(page, 'data/posts/2026-10-05-dry-keys.es.md');
  expect(translation).toMatch(/^---\ntitle: Teclas secas\n---\n/);
});

test('pages of text and settings have their translations beside them, too', async () => {
  const { page } = cms;
  await site.openForm(page, 'document/entries/privacy');
  await fill('Spanish', 'Meta title', 'Su privacidad en este sitio');
  await save(page);
  expect(await site.changes(page, 'data/pages/privacy.es.md')).toEqual({
    gone: ['metaTitle: Privacidad en este sitio'],
    come: ['metaTitle: Su privacidad en este sitio'],
  });
  await site.openForm(page, '_singletons/entries/page-home');
  await fill('English', 'Meta title', 'Piano tuning at home in Bend');
  await save(page);
  expect((await site.changes(page, 'data/pages/home.yaml')).come).toEqual(['metaTitle: Piano tuning at home in Bend']);
  expect(await site.changes(page, 'data/pages/home.es.yaml')).toEqual(unchanged);
});
