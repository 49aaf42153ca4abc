/** The forms of a site that has an endpoint: they send, and show the result. */
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { boxOf, readFirst } from '../support/browser/in-page.ts';
import { createVisits, phone, soon } from '../support/browser/visit.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { buildCold } from '../support/sites/build-small-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';

const visit = createVisits();
/** As the minimal site has it. */
const endpoint = 'https://forms.example.org/high-desert-pianos';
/** Too long for a select, so that the dialog has radio buttons. */
const longChoice = 'Tuning before a concert, with the orchestra';
const folder = overlaySite('minimal');
const server = createPreviewServer(path.join(folder, 'dist'));
let site = '';

beforeAll(async () => {
  const more = `  photos: true\n  consent: true\n  quote: { services: [{ label: Other }, { label: "${longChoice}" }] }\n`;
  editFile(folder, 'data/site.yaml', /^forms:\n/m, `$&${more}`);
  await buildCold(folder);
  site = `http://localhost:${await listen(server)}`;
});
afterAll(() => closeServer(server));

/** Allowed for every site, with this status. */
const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, json: {} });
type Answer = ReturnType<typeof answer>;

/** Whether the page has loaded a file whose URL contains this. */
const hasLoaded = (page: Page, name: string) =>
  page.evaluate((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)), name);

/** The contact page with a form filled in; `sent` are the bodies that reached the endpoint. The page seems open for two seconds more than it is: the form does not wait before it is sent. */
async function filledForm(respond: Answer) {
  const prepare = (page: Page) =>
    page.addInitScript('performance.now = () => Performance.prototype.now.call(performance) + 2000');
  const here = await visit('/contact/', { site, logsErrors: true, prepare });
  return { ...here, sent: await fill(here.page, respond) };
}

/** Fills in the form of an open page, also a second time; gives the bodies that are sent from then on. */
async function fill(page: Page, respond: Answer): Promise<string[]> {
  const sent: string[] = [];
  await page.unrouteAll();
  await page.route(`${endpoint}**`, (route) => {
    sent.push(route.request().postData() ?? '');
    return respond(route);
  });
  await page.evaluate(() => {
    for (const [id, value] of Object.entries({ 'contact-name': 'Ann Example', 'contact-phone': '252-555-0199' }))
      Object.assign(document.getElementById(id) ?? {}, { value });
  });
  return sent;
}

const form = (page: Page) => page.locator('main form');
const submit = (page: Page) => form(page).locator('[type=submit]');
const status = (page: Page) => form(page).getByRole('status');
const failed = (page: Page) => form(page).getByRole('alert');

describe('a form with an endpoint', () => {
  test('sends what was typed, at least two seconds after the page was opened, confirms it, and is empty again; cannot be sent twice meanwhile, nor while something required is missing', async () => {
    const { page, sent } = await filledForm(answer(200));
    await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
    const box = form(page).getByRole('checkbox');
    expect(await box.isChecked()).toBe(false);
    expect(await form(page).locator('[name=_gotcha]').isVisible()).toBe(false);
    await box.check();
    // Its code is loaded when a visitor sends, not before.
    expect(await hasLoaded(page, '/send.')).toBe(false);
    await submit(page).click();
    await expect
      .poll(() => status(page).textContent(), soon)
      .toBe('Thank you. We have your request and will call you.');
    expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(2000);
    expect(await hasLoaded(page, '/send.')).toBe(true);
    expect(sent).toHaveLength(1);
    const fields = Object.fromEntries(new URLSearchParams(sent[0]));
    expect(fields).toMatchObject({ name: 'Ann Example', phone: '252-555-0199', consent_texts: 'yes', _gotcha: '' });
    expect(Number(fields._elapsed)).toBeGreaterThan(0);
    expect(await page.locator('#contact-name').inputValue()).toBe('');
    expect(page.url()).toBe(`${site}/contact/`);

    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const sentLater = await fill(page, async (route) => {
      await finished;
      await answer(200)(route);
    });
    await page.setViewportSize(phone);
    await readFirst(page, 'main form [type=submit]', (button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await submit(page).click();
    await expect.poll(() => status(page).textContent(), soon).toBe('Sending…');
    expect(await submit(page).isDisabled()).toBe(true);
    await readFirst(page, 'main form', (element) => (element as HTMLFormElement).requestSubmit());
    finish();
    await expect.poll(() => status(page).textContent(), soon).toMatch(/^Thank you/);
    const top = await page.evaluate(() => document.querySelector('.sticky-bar')?.getBoundingClientRect().top);
    const said = async () => (await boxOf(page, 'main form [role=status]')).bottom;
    await expect.poll(said, soon).toBeLessThan(top ?? 0);
    expect(sentLater).toHaveLength(1);

    const sentIncomplete = await fill(page, () => new Promise(() => {}));
    await page.locator('#contact-phone').fill('');
    await submit(page).click();
    expect(await status(page).textContent()).not.toContain('Sending');
    expect(sentIncomplete).toEqual([]);
  });

  test('shows the phone number and keeps what was typed if the service fails; a retry has the same key; stops waiting after twenty seconds', async () => {
    const answers = [answer(500), answer(404), (route: Route) => route.abort('internetdisconnected')];
    const { page, sent } = await filledForm((route) => (answers[sent.length - 1] ?? answer(500))(route));
    for (const notes of ['', '', 'An oak']) {
      await page.locator('#contact-notes').fill(notes);
      const before = sent.length;
      await submit(page).click();
      await expect.poll(() => sent.length, soon).toBe(before + 1);
      await expect.poll(() => submit(page).isEnabled(), soon).toBe(true);
      await expect.poll(() => failed(page).innerText(), soon).toMatch(/did not go through.*\d{3}-\d{3}-\d{4}/);
      expect(await failed(page).locator('a').first().getAttribute('href')).toBe('tel:+15415550230');
      expect(await status(page).textContent()).toBe('');
      expect(await page.locator('#contact-name').inputValue()).toBe('Ann Example');
    }
    const [first, again, other] = sent.map((body) => new URLSearchParams(body).get('_key'));
    expect(first).toMatch(/^\w{4,}-\w+-\w+-\w+$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    // On a phone, call and text are buttons, and the text message contains what was typed.
    await page.setViewportSize(phone);
    for (const start of ['tel:', 'sms:'])
      await expect.poll(() => failed(page).locator(`.button[href^="${start}"]`).isVisible(), soon).toBe(true);
    const message = await failed(page).locator('[href^="sms:"]').getAttribute('href');
    expect(decodeURIComponent(message ?? '')).toMatch(
      /^sms:\+15415550230\?&body=[^\n]+\nAnn Example\n252-555-0199(\n|$)/,
    );

    await fill(page, () => new Promise(() => {}));
    await page.evaluate(() => {
      const timeouts: number[] = [];
      Object.assign(window, { timeouts });
      AbortSignal.timeout = (milliseconds) => {
        timeouts.push(milliseconds);
        return AbortSignal.abort(new DOMException('too slow', 'TimeoutError'));
      };
    });
    await submit(page).click();
    const timeouts = () => page.evaluate(() => (window as unknown as { timeouts: number[] }).timeouts);
    await expect.poll(timeouts, soon).toEqual([20_000]);
    await expect.poll(() => failed(page).innerText(), soon).toMatch(/did not go through/);
  });

  test('is sent by the browser itself if the code for sending does not load', async () => {
    const { page, sent } = await filledForm(answer(200));
    await page.route('**/send.*.js', (route) => route.abort());
    await submit(page).click();
    await page.waitForURL(endpoint);
    expect(sent).toEqual([expect.stringMatching(/name="name"\r\n\r\nAnn Example/)]);
  });

  test('shows the phone number when that code cannot be loaded, and a text message with what was typed and chosen', async () => {
    const { page, context } = await filledForm(answer(200));
    await page.locator('header').getByRole('button', { name: 'Get a Free Estimate' }).click();
    const dialog = page.locator('#quoteModal');
    await dialog.locator('#quote-name').fill('Ann');
    await dialog.locator('#quote-phone').fill('252-555-0199');
    await dialog.getByLabel(longChoice).check();
    await context.setOffline(true);
    await dialog.locator('[type=submit]').click();
    await dialog.getByRole('alert').getByText('did not go through').waitFor();
    const href = decodeURIComponent(String(await dialog.locator('[href^=sms]').last().getAttribute('href')));
    expect(href.split('\n').slice(1).sort()).toEqual(['252-555-0199', 'Ann', longChoice]);
    expect(await dialog.locator('#quote-name').inputValue()).toBe('Ann');
    await context.setOffline(false);
  });

  test('makes photos smaller, and accepts at most three; sends JSON if the site asks for it; sends from the dialog too, which stays open to say so', async () => {
    const { page, context } = await filledForm(answer(200));
    const large = await page.screenshot({ fullPage: true, type: 'png' });
    const photo = { name: 'oak.png', mimeType: 'image/png', buffer: large };
    const choose = (count: number) => form(page).locator('[type=file]').setInputFiles(Array(count).fill(photo));
    expect(await hasLoaded(page, '/photos.')).toBe(false);
    await choose(4);
    await submit(page).click();
    await expect.poll(() => status(page).textContent(), soon).toBe('Choose up to three photos.');
    await choose(2);
    const asked = context.waitForEvent('request', (request) => request.method() === 'POST');
    await submit(page).click();
    const body = (await asked).postDataBuffer()?.toString('latin1') ?? '';
    await expect.poll(() => status(page).textContent(), soon).toMatch(/^Thank you/);
    expect(body.match(/name="photo\d"; filename="oak.png"\r\nContent-Type: image\/jpeg/g)).toHaveLength(2);
    expect(body.length).toBeLessThan(2 * large.length);
    expect(await hasLoaded(page, '/photos.')).toBe(true);

    const sent = await fill(page, answer(200));
    await page.route(`${endpoint}**`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } })
        : route.fallback(),
    );
    await readFirst(page, 'main form', (element) => element.setAttribute('data-way', 'json'));
    await submit(page).click();
    await expect.poll(() => sent.length, soon).toBe(1);
    await expect.poll(() => status(page).textContent(), soon).toMatch(/^Thank you/);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ name: 'Ann Example', phone: '252-555-0199' });

    await page.locator('header').getByRole('button', { name: 'Get a Free Estimate' }).click();
    const dialog = page.locator('#quoteModal');
    await dialog.locator('#quote-name').fill('Ann');
    await dialog.locator('#quote-phone').fill('252-555-0199');
    await dialog.locator('[type=submit]').click();
    await expect.poll(() => dialog.getByRole('status').textContent(), soon).toMatch(/^Thank you/);
    expect(await dialog.isVisible()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  test('fits 320 pixels, and is posted without script', async () => {
    const posted: string[] = [];
    const { page } = await visit('/contact/', {
      site,
      width: 320,
      script: false,
      prepare: (page) =>
        page.route(`${endpoint}**`, (route) => {
          posted.push(`${route.request().method()} ${route.request().postData()}`);
          return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sent</title>' });
        }),
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator('#contact-name').fill('Ann');
    await page.locator('#contact-phone').fill('252-555-0199');
    await submit(page).click();
    await page.waitForURL(endpoint);
    expect(posted).toEqual([expect.stringMatching(/^POST [\s\S]*name="name"\r\n\r\nAnn\r\n/)]);
    expect(posted[0]).toMatch(/name="_next"\r\n\r\nhttps:[^\r]*\/thank-you\/\r\n/);
  });
});
