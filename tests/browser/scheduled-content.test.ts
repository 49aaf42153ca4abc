/** Content that depends on the time, by the business's own clock. */
import { expect, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();

/** What the page says at this moment: of the business being open, of the season and of the year. */
async function shownAt(now: string, timeZone: string) {
  const { page } = await visit('/services/', { now: new Date(now), timeZone });
  return page.evaluate(() => {
    const said = document.querySelector<HTMLElement>('[data-hours]') ?? document.body;
    const { open, now: shown = 'nothing' } = said.dataset;
    return {
      isOpen: shown === open,
      isShown: getComputedStyle(said, '::after').content.includes(shown),
      isSeason: document.querySelector('.season')?.checkVisibility(),
      year: /\d{4}/.exec(document.querySelector('.footer-end p')?.textContent ?? '')?.[0],
    };
  });
}

const here = 'America/New_York';

test.each([
  ['2027-05-31T23:30:00-04:00', here, { isOpen: false, isSeason: false, year: '2027' }],
  ['2027-06-01T10:00:00-04:00', 'Asia/Tokyo', { isOpen: true, isSeason: true, year: '2027' }],
  ['2026-11-20T18:30:00-05:00', here, { isOpen: true, isSeason: true, year: '2026' }],
  ['2026-11-22T10:00:00-05:00', here, { isOpen: false, isSeason: true, year: '2026' }],
  ['2027-11-30T19:00:00-05:00', here, { isOpen: false, isSeason: true, year: '2027' }],
  ['2030-12-31T23:30:00-05:00', 'Asia/Tokyo', { isOpen: false, isSeason: false, year: '2030' }],
])('at %s, seen from %s: hours, season and year of the business', async (now, timeZone, shown) => {
  expect(await shownAt(now, timeZone)).toEqual({ ...shown, isShown: true });
});

test('if emergencies are answered at all hours, closed hours link to the phone number, without a line below “Open now”', async () => {
  const { page } = await visit('/areas/aurora-nc/', { now: new Date('2026-11-20T02:00:00-05:00') });
  const said = await page.locator('[data-hours]').evaluateAll((all) =>
    all.map((element) => ({
      words: (element as HTMLElement).dataset.now,
      href: element.closest('a')?.getAttribute('href'),
      box: getComputedStyle(element).display,
    })),
  );
  expect(said.length).toBeGreaterThan(1);
  for (const { words, href, box } of said) {
    // A link's underline is not drawn through it.
    expect(box).toBe('inline-block');
    expect(words).toBe('Emergencies: call 252-555-0121 now');
    expect(href).toBe('tel:+12525550121');
  }
});
