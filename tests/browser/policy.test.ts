/**
 * The content policy in a browser: what it refuses. Every browser test fails when a page violates it (tests/support/visit.ts):
 * every-kind uses each kind of page, sending the forms with an endpoint, dev the pages of `treesite dev`.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPolicy, formatMetaPolicy } from '../../src/domain/policies/content-policy.ts';
import { readPage } from '../../src/html/read-page.ts';
import { withMetaPolicy } from '../../src/render/renderer.tsx';
import { siteUrl } from '../support/browser/real-site.ts';
import { newContext, soon, violation } from '../support/browser/visit.ts';

const found: string[] = [];
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  context = await newContext();
  page = await context.newPage();
  page.on('console', (message) => {
    if (violation.test(message.text())) found.push(message.text());
  });
});
afterAll(() => context.close());

/** Run in the page. */
const refusesPicture = () => {
  const picture = document.createElement('img');
  picture.src = 'https://elsewhere.example/a.png';
  document.body.append(picture);
};
const writeHtml = () => {
  try {
    document.body.innerHTML = '<p>gone';
    return 'written';
  } catch (error) {
    return (error as Error).name;
  }
};

describe('what violates the policy is refused and reported', () => {
  test('by the headers', async () => {
    await page.goto(`${siteUrl}/about/`);
    expect(await page.evaluate(writeHtml)).toBe('TypeError');
    await page.evaluate(refusesPicture);
    await expect
      .poll(() => found, soon)
      .toEqual([
        expect.stringContaining("requires 'TrustedHTML'"),
        expect.stringMatching(/'https:\/\/elsewhere\.example\/a\.png' violates .*"img-src /),
      ]);
    found.length = 0;
  });

  test('by a policy in the page, if the host sends no headers', async () => {
    await page.route('**/*', async (route) => {
      // Other files need no change, and those that a navigation cuts off could not be answered.
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const html = await response.text();
      const policy = contentPolicy({ trustedTypes: [] }, readPage(html).inlineScripts);
      return route.fulfill({ response, headers, body: withMetaPolicy(html, formatMetaPolicy(policy)) });
    });
    for (const path of ['/', '/contact/']) {
      await page.goto(siteUrl + path);
      expect(found).toEqual([]);
    }
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    expect(await page.evaluate(writeHtml)).toBe('TypeError');
    await page.evaluate(refusesPicture);
    await expect.poll(() => found.length, soon).toBe(2);
  });
});
