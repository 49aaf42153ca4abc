/** The two forms while no endpoint is set: what they ask for, what they refuse, and that they send nothing. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readAll } from '../support/browser/in-page.ts';
import { createVisits, soon, type Visit, visibleText } from '../support/browser/visit.ts';

const visit = createVisits();
const form = (page: Page) => page.locator('main form');
const submit = (page: Page) => form(page).locator('[type=submit]');
/** Fills in and submits the form inside the page; gives whether the browser accepts it. */
const submitHere = (page: Page, values: Record<string, string>) =>
  page.evaluate((values) => {
    const form = document.querySelector('main form') as HTMLFormElement;
    for (const [name, value] of Object.entries(values)) Object.assign(form.elements.namedItem(name) ?? {}, { value });
    const isValid = form.checkValidity();
    form.querySelector<HTMLElement>('[type=submit]')?.click();
    return isValid;
  }, values);

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form(page).locator(`[name=${name}]`).fill(value);
}

async function openQuote(): Promise<Visit> {
  const here = await visit('/contact/');
  await here.page.locator('main').getByRole('button', { name: 'Get a Free Quote' }).first().click();
  return here;
}

describe('the contact form', () => {
  test('is stopped by the browser if it is empty, has only a name or only a phone, or has an invalid email; letters in the phone field, as in 252-555-TREE, are taken', async () => {
    const { page, logs } = await visit('/contact/');
    for (const values of [{}, { name: 'Ann', phone: '' }, { name: '', phone: '252-555-0100' }])
      expect(await submitHere(page, values), JSON.stringify(values)).toBe(false);
    const emails = { abc: false, 'abc@example.com': true, '': true };
    expect(logs).toEqual([]);
    for (const [email, valid] of Object.entries(emails)) {
      const isSent = await submitHere(page, { name: 'Ann', phone: '252-555-0100', email });
      expect(isSent, email).toBe(valid);
    }
    expect(logs).toHaveLength(2);
    await fill(page, { name: 'Ann', phone: 'call after six' });
    await submit(page).click();
    expect(logs).toHaveLength(3);
  });

  test('has the service of a link preselected, logs the request, sends nothing, keeps the text and the URL, and shows a line with call and text links', async () => {
    const { page, requests, logs } = await visit('/contact/?service=tree-maintenance#contact');
    expect(await form(page).locator('select').inputValue()).toBe('Health assessment');
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
    const links = await readAll(page, ':focus a', (all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['tel:+12525550110', expect.stringMatching(/^sms:\+12525550110/)]);
  });
});

describe('the form of the quote dialog', () => {
  const dialog = '#quoteModal';

  test('is stopped by the browser when it is empty; a request is logged, not sent', async () => {
    const { page, requests, logs } = await openQuote();
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
    ['emergency-tree-removal', 'Emergency removal'],
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
