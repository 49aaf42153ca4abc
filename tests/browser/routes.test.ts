/** Every URL of the site, and the old ones that redirect to them. */
import { describe, expect, inject, test } from 'vitest';
import { readBuilt } from '../support/built-site.ts';
import { cities, everyPath, smallPlaces } from '../support/site-pages.ts';
import { createVisits, visibleText } from '../support/visit.ts';

const visit = createVisits();
const ask = (path: string) => fetch(inject('siteUrl') + path, { redirect: 'manual' });

describe('the URLs of the site', () => {
  test('are forty-three pages, all public', async () => {
    const answers = await Promise.all(everyPath.map(async (path) => [path, (await ask(path)).status]));
    expect(answers).toEqual(everyPath.map((path) => [path, 200]));
    expect(everyPath).toHaveLength(43);
  });

  test('are those of the sitemap, no more and no fewer', async () => {
    const sitemap = await (await ask('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    expect(listed.sort()).toEqual([...everyPath].sort());
  });

  test('are reached without their slash too', async () => {
    for (const path of everyPath.filter((path) => path !== '/')) {
      const answer = await ask(path.slice(0, -1));
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, path]);
    }
  });
});

describe('old URLs', () => {
  test.each([...cities, ...smallPlaces])('of /%s/ lead to the place, by rule and by page', async (slug) => {
    const bare = await ask(`/${slug}`);
    expect([bare.status, bare.headers.get('location')]).toEqual([301, `/areas/${slug}/`]);
    const rules = (await readBuilt('_redirects')).split('\n');
    expect(rules).toContain(`/${slug}/ /areas/${slug}/ 301`);
  });

  test('redirect in a browser if the host reads no rules', async () => {
    const { page } = await visit('/greenville-nc/');
    await page.waitForURL('**/areas/greenville-nc/');
    expect(await visibleText(page.locator('h1'))).toBe('Tree Services in Greenville, NC');
  });

  test('redirect without script', async () => {
    const { page } = await visit('/greenville-nc/', { script: false });
    await page.waitForURL('**/areas/greenville-nc/');
  });

  test('have a page with noindex, a canonical URL and a plain link', async () => {
    const html = await readBuilt('greenville-nc/index.html');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/areas\/greenville-nc\/">/);
    expect(html).toMatch(/<a href="\/areas\/greenville-nc\/">/);
  });

  test('of tree health lead to its section, which exists', async () => {
    const { page } = await visit('/services/tree-health');
    await page.waitForURL('**/services/tree-maintenance/#tree-health');
    expect(await page.locator('#tree-health').isVisible()).toBe(true);
  });

  test('are linked once on the whole site: the tree health card', async () => {
    const rules = (await readBuilt('_redirects')).split('\n').map((rule) => rule.split(' ')[0] ?? '');
    const linking: string[] = [];
    for (const path of everyPath) {
      const html = await (await ask(path)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        if (rules.includes(href)) linking.push(`${path} → ${href}`);
      }
    }
    expect(linking).toEqual([expect.stringMatching(/^\/areas\/greenville-nc\/ → \/services\/tree-health/)]);
  });
});
