/** Words wider than a phone: a village in Wales, a long email address. They break instead of making the page wider. */
import { expect, test } from 'vitest';
import { readFirst } from '../support/browser/in-page.ts';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();
const longName = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** In texts, rows of places, chips, cards, facts, the breadcrumb and the footer. */
const places =
  '.prose p, .card > p:not([class]), .timetable a, .chips a, .card h3, .facts dd, .breadcrumbs li:last-child, .site-footer li a';

async function openWithLongName(path: string) {
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
  return page;
}

test.each(['/areas/greenville-nc/', '/areas/pitt-county-nc/', '/contact/'])(
  'a long name in every part of %s',
  async (path) => {
    await openWithLongName(path);
  },
);

test('a long name in every part of /, and long labels in the header and the bar at the bottom', async () => {
  const page = await openWithLongName('/');
  await page.evaluate(() => {
    const write = (selector: string, words: string) => {
      for (const part of document.querySelectorAll(selector)) part.lastChild?.replaceWith(words);
    };
    write('.brand', 'Kaminkehrermeister Cœur-du-Lac');
    write('.bar .call', 'Appelez le 450 555-0134');
    write('.bar .quiet, .sticky-bar .quiet', 'Envoyez un texto');
    write('.bar [commandfor]', 'Demander une estimation gratuite');
    document.querySelector('.sticky-bar .call span')?.firstChild?.replaceWith('Appelez maintenant');
    // As with such words.
    document.querySelector('.sticky-bar')?.classList.add('long');
  });
  for (const width of [320, 375, 390, 430, 768, 1200, 1366, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const outside = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLElement>('.brand, .menu a, .bar .button, .sticky-bar .button')];
      const shown = boxes.filter((box) => box.checkVisibility() && box.clientWidth > 0);
      return shown.flatMap((box) => {
        const words = document.createRange();
        words.selectNodeContents(box);
        const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right + 0.5 ? box.innerText : [];
      });
    });
    expect(outside, `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
  // As wide in em as a phone on which letters are half as large again: there, the bar would cover a third of the page.
  const position = () =>
    readFirst(page, '.sticky-bar', (bar) => [
      getComputedStyle(bar).position,
      getComputedStyle(document.body).paddingBottom,
    ]);
  await page.setViewportSize({ width: 240, height: 427 });
  expect(await position()).toEqual(['static', '0px']);
  await page.setViewportSize({ width: 320, height: 740 });
  expect((await position())[0]).toBe('fixed');
});
