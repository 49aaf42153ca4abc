/** The two forms while no endpoint is set: what they ask for, what they refuse, and that they send nothing. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createVisits, soon, type Visit, visibleText } from '../support/visit.ts';

const visit = createVisits();
const form = (page: Page) => page.locator('main form');
const submit = (page: Page) => form(page).locator('[type=submit]');
const isValid = (page: Page) => form(page).evaluate((element: HTMLFormElement) => element.checkValidity());

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form(page).locator(`[name=${name}]`).fill(value);
}

async function openQuote(): Promise<Visit> {
  const here = await visit('/');
  await here.page.locator('main').getByRole('button', { name: 'Get a Free Quote' }).first().click();
  return here;
}

const options = (page: Page, where: string) =>
  page.locator(`${where} select option`).evaluateAll((all) => all.map((option) => option.textContent));

describe.each(['/', '/contact/'])('the contact form on %s', (path) => {
  test('asks for name, phone, email, address, service and notes, of which two are required', async () => {
    const { page } = await visit(path, { reads: true });
    const fields = await form(page)
      .locator('[name]')
      .evaluateAll((all) => all.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).required]));
    expect(fields).toEqual([
      ['name', true],
      ['phone', true],
      ['email', false],
      ['address', false],
      ['service', false],
      ['notes', false],
    ]);
  });

  test('offers the services in order, after “Choose one”, which cannot be sent', async () => {
    const { page } = await visit(path, { reads: true });
    expect(await options(page, 'main form')).toEqual([
      'Choose one',
      'Tree removal by crane',
      'Emergency removal',
      'Stump grinding',
      'Pruning and trimming',
      'Health assessment',
    ]);
    expect(await form(page).locator('select').inputValue()).toBe('');
  });
});

describe('the contact form', () => {
  test('has the service of a link preselected', async () => {
    const { page } = await visit('/contact/?service=tree-maintenance#contact');
    expect(await form(page).locator('select').inputValue()).toBe('Health assessment');
  });

  test('is stopped by the browser if it is empty, has only a name or only a phone, or has an invalid email; letters in the phone field, as in 252-555-TREE, are taken', async () => {
    const { page, logs } = await visit('/contact/');
    for (const values of [{}, { name: 'Ann', phone: '' }, { name: '', phone: '252-555-0100' }]) {
      await fill(page, values);
      await submit(page).click();
      expect(await isValid(page), JSON.stringify(values)).toBe(false);
    }
    expect(logs).toEqual([]);
    await fill(page, { name: 'Ann', phone: '252-555-0100' });
    const emails = { abc: false, 'abc@example.com': true, '': true };
    for (const [email, valid] of Object.entries(emails)) {
      await fill(page, { email });
      expect(await isValid(page), email).toBe(valid);
    }
    await fill(page, { name: 'Ann', phone: 'call after six' });
    await submit(page).click();
    expect(logs).toHaveLength(1);
  });

  test('logs the request, sends nothing, keeps the text and the URL, and shows a line with call and text links', async () => {
    const { page, requests, logs } = await visit('/contact/');
    await fill(page, { name: 'Ann Example', phone: '252-555-0199', notes: 'An oak & a pine' });
    await form(page).locator('select').selectOption('Stump grinding');
    expect(await visibleText(form(page))).toContain('it sends nothing');
    const [before, address, asked] = [await visibleText(page.locator('body')), page.url(), requests.length];
    await submit(page).click();
    expect(logs).toEqual([
      expect.stringMatching(/^contact request .*name: Ann Example, phone: 252-555-0199.* service: Stump grinding/),
    ]);
    expect(await visibleText(page.locator('body'))).toBe(before);
    expect(page.url()).toBe(address);
    expect(requests.slice(asked).map((request) => request.url())).toEqual([]);
    const line = page.locator(':focus');
    expect(await line.textContent()).toMatch(/it sends nothing\. Fastest answer: call 252-555-0110 · Text us$/);
    const links = await line.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['tel:+12525550110', expect.stringMatching(/^sms:\+12525550110/)]);
  });

  test('names the fastest way beside its button, with a call link', async () => {
    const { page } = await visit('/contact/', { reads: true });
    expect(await visibleText(form(page))).toMatch(/Fastest answer: call \d{3}-\d{3}-\d{4}/);
    expect(await form(page).locator('a[href^="tel:"]').count()).toBe(1);
  });
});

describe('the form of the quote dialog', () => {
  const dialog = '#quoteModal';

  test('asks for name, phone, service and notes, offers four services, is stopped by the browser when it is empty; a request is logged, not sent', async () => {
    const { page, requests, logs } = await openQuote();
    const fields = await page
      .locator(`${dialog} [name]`)
      .evaluateAll((all) => all.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).required]));
    expect(fields).toEqual([
      ['name', true],
      ['phone', true],
      ['service', false],
      ['notes', false],
    ]);
    expect(await options(page, dialog)).toEqual([
      'Tree removal by crane',
      'Emergency removal',
      'Stump grinding',
      'Pruning and trimming',
    ]);
    expect(await page.locator(`${dialog} select`).inputValue()).toBe('Tree removal by crane');

    await page.locator(`${dialog} [type=submit]`).click();
    expect(await page.locator(dialog).isVisible()).toBe(true);
    expect(logs).toEqual([]);

    const [address, asked] = [page.url(), requests.length];
    await page.locator('#quote-name').fill('Ann');
    await page.locator('#quote-phone').fill('252-555-0199');
    await page.locator('#quote-notes').press('Tab');
    await page.locator(`${dialog} [type=submit]`).click();
    await page.locator(dialog).waitFor({ state: 'hidden' });
    const note = page.getByRole('alert');
    await expect
      .poll(() => visibleText(note), soon)
      .toMatch(/it sends nothing\. Fastest answer: call 252-555-0110 · Text us$/);
    expect(await note.locator('a').count()).toBe(2);
    expect(logs).toEqual([expect.stringMatching(/^quote request .*name: Ann, phone: 252-555-0199/)]);
    expect(page.url()).toBe(address);
    expect(requests.slice(asked).map((request) => request.url())).toEqual([]);
  });

  test.each([
    ['crane-tree-removal', 'Tree removal by crane'],
    ['emergency-tree-removal', 'Emergency removal'],
    ['stump-grinding', 'Stump grinding'],
    ['pruning-and-trimming', 'Pruning and trimming'],
    ['land-clearing', 'Tree removal by crane'],
  ])('has the service of the page chosen if the form offers it (%s)', async (slug, choice) => {
    const { page } = await visit(`/services/${slug}/`);
    const chosen = await page.evaluate((dialog) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      buttons.find(({ textContent }) => textContent.trim() === 'Get a Free Quote')?.click();
      return document.querySelector<HTMLSelectElement>(`${dialog}:modal select`)?.value;
    }, dialog);
    expect(chosen).toBe(choice);
  });
});
