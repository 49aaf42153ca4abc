/** URLs without a page. */
import { describe, expect, inject, test } from 'vitest';
import { createVisits, visibleText } from '../support/visit.ts';

const visit = createVisits();

/** Checks that these URLs are answered, without a redirect, as the one that a test has opened. */
async function haveThePageOf(opened: string, paths: readonly string[]): Promise<void> {
  const load = async (path: string) => {
    const response = await fetch(inject('siteUrl') + path, { redirect: 'manual' });
    return { status: response.status, html: await response.text() };
  };
  const expected = await load(opened);
  expect(expected.status).toBe(404);
  for (const path of paths) expect(await load(path), path).toEqual(expected);
}

describe('an unknown service', () => {
  test('is reported as unknown, with status 404', async () => {
    const { page, status } = await visit('/services/hedge-sculpting/', { missing: true, reads: true });
    expect(status).toBe(404);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Service Not Found']);
    expect(await visibleText(page.locator('main'))).toContain(
      "The service you're looking for doesn't exist or has been moved.",
    );
    expect(await page.getByRole('link', { name: 'View All Services' }).getAttribute('href')).toBe('/services/');
    await haveThePageOf('/services/hedge-sculpting/', ['/services/hedge-sculpting', '/services/a/b/']);
  });

  test('looks like a warning', async () => {
    const { page } = await visit('/services/hedge-sculpting/', { missing: true, reads: true });
    const colors = await page.locator('.warning').evaluate((box) => {
      const probe = document.createElement('i');
      probe.className = 'probe';
      box.append(probe);
      const alert = getComputedStyle(document.documentElement).getPropertyValue('--alert').trim();
      const { borderLeftColor, backgroundColor, borderColor } = getComputedStyle(box);
      return { alert, used: [borderLeftColor, backgroundColor, borderColor].join(' ') };
    });
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colors.alert.slice(at, at + 2), 16));
    expect(colors.used).toContain(`rgb(${red}, ${green}, ${blue})`);
  });
});

describe('an unknown page', () => {
  test('is answered with status 404 and links to other pages', async () => {
    const { page, status } = await visit('/nowhere/', { missing: true, reads: true });
    expect(status).toBe(404);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Page Not Found']);
    const links = page.locator('main a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(['/', '/services/', '/areas/', expect.stringMatching(/^tel:/)]));
    await haveThePageOf('/nowhere/', ['/nowhere', '/areas/atlantis-nc/', '/a/b/c.html', '/%E2%82%AC/']);
  });

  test('is kept out of search engines', async () => {
    const { page } = await visit('/nowhere/', { missing: true, reads: true });
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  });

  test('has its styles and script at any depth', async () => {
    const { page, requests } = await visit('/a/b/c/d/', { missing: true, reads: true });
    expect(await page.getByRole('button', { name: 'Dark theme' }).isVisible()).toBe(true);
    expect(requests.every((request) => request.url().startsWith(inject('siteUrl')))).toBe(true);
  });
});
