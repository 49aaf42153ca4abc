/** The example of docs/scripts.md, built and visited: what loads with the page, when idle, and only after consent. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../src/preview/preview-server.ts';
import { boxOf, readFirst } from '../support/browser/in-page.ts';
import { withTextSize } from '../support/browser/layout-rules.ts';
import { createVisits, phone, soon, type VisitOptions } from '../support/browser/visit.ts';
import { closeServer, listen } from '../support/local-server.ts';
import { buildCold } from '../support/sites/build-small-site.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';

const visit = createVisits();
const folder = overlaySite('minimal');
const server = createPreviewServer(path.join(folder, 'dist'));
const callRail = 'https://cdn.callrail.com/companies/123456789/0a1b2c3d4e5f60718293/12/swap.js';
let site = '';

const notice = 'notice: { text: Off., from: "2026-01-01 00:00", until: "2126-01-01 00:00", href: /contact/ }\n';

beforeAll(async () => {
  const text = readFileSync(path.join(projectRoot, 'docs/scripts.md'), 'utf8');
  const [settings = '', chat = '', privacy = ''] = [...text.matchAll(/```\w+\n([\s\S]*?)```/g)].map(
    ([, block = '']) => block,
  );
  const file = path.join(folder, 'data/site.yaml');
  // Required here, to see that what loads the others passes.
  writeFileSync(file, `${readFileSync(file, 'utf8')}security:\n  trustedTypes: true\n${notice}${settings}`);
  mkdirSync(path.join(folder, 'static/js'), { recursive: true });
  writeFileSync(path.join(folder, 'static/js/chat.js'), chat);
  writeFileSync(path.join(folder, 'data/pages/privacy.md'), privacy);
  await buildCold(folder);
  site = `http://localhost:${await listen(server)}`;
});
afterAll(() => closeServer(server));

/** The URLs that the page of the visit requested from other sites, which answer with a script that leaves a mark. */
const asked: string[] = [];

function look(address: string, options: Partial<VisitOptions> & { refuses?: boolean; neverIdle?: boolean } = {}) {
  asked.length = 0;
  return visit(address, {
    ...options,
    site,
    prepare: async (page) => [await answerOthers(page), await page.addInitScript(alterBrowser, options)],
  });
}

/** In the page. */
function alterBrowser({ refuses, neverIdle }: { refuses?: boolean; neverIdle?: boolean }): void {
  if (refuses) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  if (!neverIdle) return;
  window.requestIdleCallback = (run, { timeout = Infinity } = {}) => {
    if (timeout !== Infinity) setTimeout(run);
    return 0;
  };
}

/** With Playwright's `route`, the browser would cache nothing, and load the site's own files for each page. */
async function answerOthers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const script = 'document.documentElement.dataset.marked = document.currentScript.src';
  const answer = {
    responseCode: 200,
    responseHeaders: [
      { name: 'content-type', value: 'text/javascript' },
      { name: 'cache-control', value: 'no-store' },
    ],
    body: Buffer.from(script).toString('base64'),
  };
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    asked.push(request.url);
    // The page may have been left meanwhile.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return { dispose: () => session.detach() };
}

const question = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' });
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

describe('a page with scripts of other sites', () => {
  test('loads those that need no consent, with their attributes, and asks about the others; shows both answers with letters of twice the size', async () => {
    const { page } = await look('/', phone);
    await question(page).waitFor();
    expect(asked).toEqual(['https://plausible.io/js/script.js']);
    expect(await page.locator('script[data-domain="www.example.com"]').count()).toBe(1);
    expect((await boxOf(page, '#consent')).bottom).toBeLessThanOrEqual((await boxOf(page, '.sticky-bar')).y);
    expect((await boxOf(page, '.alert-line a')).height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip button');

    await page.setViewportSize({ width: 320, height: 480 });
    expect(await readFirst(page, '#consent', (region) => getComputedStyle(region).position)).toBe('fixed');
    const hidden = await withTextSize(page, 200, () =>
      page.evaluate(() => {
        const box = document.getElementById('consent')?.getBoundingClientRect();
        const buttons = [...document.querySelectorAll('#consent button')].map((button) =>
          button.getBoundingClientRect(),
        );
        return buttons.filter(({ bottom }) => bottom > (box?.bottom ?? 0)).length;
      }),
    );
    expect(hidden).toBe(0);
  });

  test('loads one on its pages only, when the browser is idle', async () => {
    const { page } = await look('/contact/');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.chat), soon).toBe('open');
    await look('/about/');
    expect(await page.locator('script[data-src="/js/chat.js"]').count()).toBe(0);
  });

  test('loads it in the end if the browser is never idle', async () => {
    const { page } = await look('/contact/', { neverIdle: true });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.chat), soon).toBe('open');
  });

  test('asks in a place where it covers nothing that has the focus', async () => {
    const { page } = await look('/services/piano-tuning/');
    await question(page).waitFor();
    for (const size of [phone, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      const covered = await page.evaluate(() => {
        const box = document.getElementById('consent');
        const links = [...document.querySelectorAll<HTMLElement>('main a, main summary, footer a')];
        return links.flatMap((link) => {
          link.focus();
          const { left, top, width, height } = link.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return document.activeElement === link && box?.contains(there) ? link.textContent : [];
        });
      });
      expect(covered).toEqual([]);
    }
  });

  test('does not ask, and loads nothing that needs consent, without script', async () => {
    const { page } = await look('/privacy/', { script: false });
    expect(asked).toEqual([]);
    expect(await page.locator('#consent').isVisible()).toBe(false);
  });

  test('treats Global Privacy Control as a refusal', async () => {
    const { page } = await look('/privacy/', { refuses: true });
    // Only the script that asks answers a click on this link with the focus.
    const click = () => {
      const region = document.querySelector('#consent') as HTMLElement;
      const wasHidden = region.hidden;
      (document.querySelector('a[href$="#consent"]') as HTMLElement).click();
      return region === document.activeElement && { wasHidden };
    };
    await expect.poll(() => page.evaluate(click), soon).toEqual({ wasHidden: true });
  });
});

describe('a visitor', () => {
  test('can agree, and can refuse on the privacy page; neither is asked again', async () => {
    const { page } = await look('/about/');
    await press(page, 'Allow');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.marked), soon).toBe(callRail);
    asked.length = 0;
    await page.goto(`${site}/privacy/`);
    await expect.poll(() => asked, soon).toContain(callRail);
    expect(await question(page).isVisible()).toBe(false);

    await page.getByRole('link', { name: 'Change your choice' }).click();
    await expect
      .poll(() => readFirst(page, '#consent', (region) => region === document.activeElement), soon)
      .toBe(true);
    asked.length = 0;
    const reloaded = page.waitForEvent('load');
    await press(page, 'No, thanks');
    await reloaded;
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length), soon).toBe(2);
    expect(asked).not.toContain(callRail);
    expect(await question(page).isVisible()).toBe(false);
  });
});
