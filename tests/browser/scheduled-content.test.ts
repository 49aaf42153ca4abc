/** Content that depends on the time, by the business's own clock. The first and last minute of hours and seasons: tests/unit/domain/local-time.test.ts. */
import { expect, test } from 'vitest';
import { stopClock } from '../support/browser/clock.ts';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();

/** Where it is another day and another part of the business's day: what follows the visitor's clock is wrong. */
const timeZone = 'Asia/Tokyo';

test.each([
  ['2026-11-30T16:30:00-05:00', { isOpen: true, isSeason: true, year: '2026' }],
  ['2030-12-31T23:30:00-05:00', { isOpen: false, isSeason: false, year: '2030' }],
])('at %s, seen from Tokyo: hours, season and year of the business', async (now, expected) => {
  const { page } = await visit('/services/', { timeZone, prepare: (page) => stopClock(page, new Date(now)) });
  const shown = await page.evaluate(() => {
    const said = document.querySelector<HTMLElement>('[data-hours]') ?? document.body;
    const { open, now: shown = 'nothing' } = said.dataset;
    return {
      isOpen: shown === open,
      isShown: getComputedStyle(said, '::after').content.includes(shown),
      isSeason: document.querySelector('.season')?.checkVisibility(),
      year: /\d{4}/.exec(document.querySelector('.footer-end p')?.textContent ?? '')?.[0],
    };
  });
  expect(shown).toEqual({ ...expected, isShown: true });
});

test('if emergencies are answered at all hours, closed hours link to the phone number, without a line below “Open now”', async () => {
  const atNight = new Date('2026-11-20T02:00:00-05:00');
  const { page } = await visit('/areas/aurora-nc/', { timeZone, prepare: (page) => stopClock(page, atNight) });
  const said = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-hours]')].map((element) => ({
      words: element.dataset.now,
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
