/** Words wider than a phone: a village in Wales, a long email address. They break instead of making the page wider. */
import { expect, test } from 'vitest';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();
const longName = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** In texts, rows of places, chips, cards, facts, the breadcrumb and the footer. */
const places =
  '.prose p, .card > p:not([class]), .timetable a, .chips a, .card h3, .facts dd, .breadcrumbs li:last-child, .site-footer li a';

test.each(['/', '/areas/greenville-nc/', '/areas/pitt-county-nc/', '/contact/'])(
  'a long name in every part of %s',
  async (path) => {
    const { page } = await visit(path, { width: 320, height: 740 });
    await page.evaluate(
      ({ selector, name }) => {
        for (const part of document.querySelectorAll(selector)) part.textContent = name;
        for (const email of document.querySelectorAll('[href^="mailto:"]'))
          email.lastChild?.replaceWith(`${name.toLowerCase()}@example.com`);
      },
      { selector: places, name: longName },
    );
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    }
  },
);
