/** What the home page shows, in what order, and where its links lead. */
import { describe, expect, test } from 'vitest';
import { createVisits, visibleText } from '../support/visit.ts';

const visit = createVisits();

describe('the home page', () => {
  test('has its sections in order: hero, services, areas, reviews, about, contact, footer', async () => {
    const { page } = await visit('/', { reads: true });
    const tops = await page
      .locator('h1, #services, #areas, #reviews, #about, #contact, footer')
      .evaluateAll((parts) =>
        parts.map((part) => [part.id || part.tagName, part.getBoundingClientRect().top] as const),
      );
    expect(tops.map(([name]) => name)).toEqual(['H1', 'services', 'areas', 'reviews', 'about', 'contact', 'FOOTER']);
    expect(tops.map(([, top]) => top)).toEqual(tops.map(([, top]) => top).sort((a, b) => a - b));
  });

  test('shows the first six services, each with a link to its page, then a link to all', async () => {
    const { page } = await visit('/', { reads: true });
    const links = await page
      .locator('#services a:not([href^="tel:"])')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links.map(([, href]) => href)).toEqual([
      '/services/crane-tree-removal/',
      '/services/emergency-tree-removal/',
      '/services/low-impact-tree-removal/',
      '/services/stump-grinding/',
      '/services/pruning-and-trimming/',
      '/services/tree-maintenance/',
      '/services/',
    ]);
    expect(links.map(([text]) => text?.trim())).toEqual([
      ...Array(6).fill(expect.stringMatching(/^Learn More/)),
      expect.stringMatching(/^View All Services/),
    ]);
  });

  test('names three main cities, the other places, four counties, and links to all areas', async () => {
    const { page } = await visit('/', { reads: true });
    const hrefs = await page.locator('#areas a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 3)).toEqual(['/areas/greenville-nc/', '/areas/washington-nc/', '/areas/new-bern-nc/']);
    expect(hrefs.filter((href) => href?.includes('-county-'))).toHaveLength(4);
    expect(hrefs.at(-1)).toBe('/areas/');
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(await visibleText(page.locator('#areas'))).toContain('Check All Service Areas');
  });
});
