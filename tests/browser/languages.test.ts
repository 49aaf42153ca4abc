/** The pages of the sample site in Spanish, as a visitor sees them. */
import { expect, test } from 'vitest';
import { readFirst } from '../support/browser/in-page.ts';
import { withTextSize } from '../support/browser/layout-rules.ts';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();

test('shows no name of a file where a service has no page in Spanish', async () => {
  const { page } = await visit('/es/zonas/greenville-nc/', { reads: true });
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('.job .more, .review figcaption')].map(({ textContent }) => textContent),
  );
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).not.toMatch(/[a-z]-[a-z]/);
});

test.each(['/', '/es/'])('on %s, the link to the other language has its room at every width', async (home) => {
  const { page } = await visit(home, { reads: true });
  for (const width of [1440, 1200, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const { link, name, inRow } = await page.evaluate(() => {
      const boxOf = (part: Element | null) => part?.getBoundingClientRect().toJSON() as DOMRect;
      const link = boxOf(document.querySelector('.bar .languages'));
      const buttons = [...document.querySelectorAll('.bar .button')].map(boxOf);
      const inRow = buttons.filter(({ top, bottom }) => top < link.bottom && bottom > link.top);
      return { link, name: boxOf(document.querySelector('.bar .brand')), inRow };
    });
    const gaps = inRow.map(({ left, right }) => Math.max(left - link.right, link.left - right));
    expect([width, gaps.filter((gap) => gap < 8)]).toEqual([width, []]);
    // Two lines and the mark.
    expect([width, name.height <= 64]).toEqual([width, true]);
  }
  const letters = () => readFirst(page, '.bar .brand', (name) => Number.parseFloat(getComputedStyle(name).fontSize));
  const usual = await letters();
  expect(await withTextSize(page, 200, letters), 'with larger text in the browser’s settings').toBeGreaterThan(
    1.6 * usual,
  );
});
