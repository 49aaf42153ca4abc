/** Open pages under `treesite dev`: they follow the files, and keep their scroll position and open parts. */
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisits, pageLoads, phone, soon, type VisitOptions } from '../support/browser/visit.ts';
import { type ServedDevSite, startDevSite } from '../support/sites/dev-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { projectRoot } from '../support/sites/run-cli.ts';

const visit = createVisits();
const city = 'data/cities/sisters-or.yaml';
const sheet = 'templates/styles/base.css';
let site: ServedDevSite;

beforeAll(async () => {
  site = await startDevSite('minimal', (folder) => {
    cpSync(path.join(projectRoot, sheet), path.join(folder, sheet));
    editFile(folder, 'data/site.yaml', 'forms:\n', 'forms:\n  consent: true\n');
    appendFileSync(path.join(folder, city), `faqs:\n  - q: Why?\n    a: ${'Dry air. '.repeat(1000)}\n`);
    mkdirSync(path.join(folder, 'static'));
    writeFileSync(path.join(folder, 'static/extra.css'), '.extra { color: red; }');
  });
});
afterAll(() => site.close());

const look = (options: VisitOptions = {}) =>
  visit('/areas/sisters-or/', { ...phone, ...options, site: `http://localhost:${site.port}` });
const openDialog = (page: Page) => page.locator('.sticky-bar').getByRole('button').first().click();
const overlay = (page: Page) => page.locator('treesite-problems');
const saved = (page: Page, words: string) => page.getByText(words).first().waitFor();

describe('an open page', () => {
  test('shows a saved text where it was scrolled to, with its details open', async () => {
    const { page } = await look();
    const details = page.locator('details');
    await details.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
      scrollTo(0, document.body.scrollHeight);
    });
    const position = await page.evaluate(() => scrollY);
    site.edit(city, 'Wood stoves', 'Gas stoves');
    await saved(page, 'Gas stoves');
    await expect.poll(() => details.getAttribute('open'), soon).toBe('');
    expect(await page.evaluate(() => scrollY)).toBe(position);
    site.edit(city, 'Gas stoves', 'Wood stoves');
    await saved(page, 'Wood stoves');
  });

  test('applies a saved style without a reload, and keeps stylesheets that are not treesite’s', async () => {
    const here = await look();
    await here.page.evaluate(() => {
      document.documentElement.setAttribute('data-marked', '');
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/extra.css' }));
    });
    const before = site.read(sheet);
    site.write(sheet, `${before}\nh1 { color: rgb(1, 2, 3); }\n`);
    const color = () => here.page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    await expect.poll(color, soon).toBe('rgb(1, 2, 3)');
    await expect.poll(() => here.page.locator('link[rel="stylesheet"]').count(), soon).toBe(2);
    expect(await here.page.locator('link[rel="stylesheet"][href="/extra.css"]').count()).toBe(1);
    expect(await here.page.locator('html[data-marked]').count()).toBe(1);
    site.write(sheet, before);
    await expect.poll(color, soon).not.toBe('rgb(1, 2, 3)');
  });

  test('keeps its dialog open, with what was typed and chosen, of which its scripts hear', async () => {
    const { page } = await look();
    await openDialog(page);
    const dialog = page.locator('dialog:modal');
    await dialog.locator('[name=name]').fill('Ada');
    await dialog.locator('[name=consent_texts]').check();
    await page.addInitScript(() => {
      const names: string[] = [];
      Object.assign(window, { heard: names });
      addEventListener('input', ({ target }) => names.push((target as HTMLInputElement).name));
    });
    site.edit(city, 'Wood stoves', 'Gas stoves');
    await saved(page, 'Gas stoves');
    await expect.poll(() => dialog.locator('[name=name]').inputValue(), soon).toBe('Ada');
    expect(await dialog.locator('[name=consent_texts]').isChecked()).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'name',
      'consent_texts',
    ]);
    site.edit(city, 'Gas stoves', 'Wood stoves');
    await saved(page, 'Wood stoves');
  });
});

describe('a mistake', () => {
  test('is reported over the page, also with its dialog open, until it is fixed', async () => {
    const here = await look();
    const { page } = here;
    await openDialog(page);
    const good = site.read(city);
    site.write(city, good.replace('deschutes-county-or', 'deschuts-county-or'));
    await overlay(page).waitFor();
    const reported = await overlay(page).evaluate(
      (element) => element.shadowRoot?.querySelector('pre')?.textContent ?? '',
    );
    expect(reported).toContain('data/cities/sisters-or.yaml:2:9 error city/unknown-county');
    expect(await overlay(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
    expect(await page.locator('h1').count()).toBe(1);
    site.write(city, good);
    await overlay(page).waitFor({ state: 'detached' });
    expect(pageLoads(here)).toBe(1);
    expect(await page.locator('dialog:modal').count()).toBe(1);
  });

  test('can be hidden; a different mistake is reported again', async () => {
    const { page } = await look();
    const good = site.read(city);
    site.write(city, good.replace('deschutes-county-or', 'deschuts-county-or'));
    await overlay(page).getByRole('button', { name: 'Hide' }).click();
    await overlay(page).waitFor({ state: 'detached' });
    site.write('data/pages/about.yaml', `${site.read('data/pages/about.yaml')}\n`);
    await page.waitForTimeout(300);
    expect(await overlay(page).count()).toBe(0);
    site.write(city, good.replace('postalCode', 'postcode'));
    await overlay(page).waitFor();
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'detached' });
    site.write(city, good);
  });
});
