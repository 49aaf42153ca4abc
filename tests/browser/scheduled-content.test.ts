/** Content that depends on the time, by the business's own clock. */
import { describe, expect, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();

/** What the page says of the business being open. */
async function openOrClosed(now: string, timeZone = 'America/New_York') {
  const { page } = await visit('/privacy/', { now: new Date(now), timeZone });
  const { open, closed, shown, words } = await page.evaluate(() => {
    const said = document.querySelector<HTMLElement>('[data-hours]') ?? document.body;
    const { open, closed, now: shown } = said.dataset;
    return { open, closed, shown, words: getComputedStyle(said, '::after').content };
  });
  expect(open).not.toBe(closed);
  expect([open, closed]).toContain(shown);
  expect(words).toContain(shown);
  return shown === open ? 'open' : 'closed';
}

describe('the hours', () => {
  test.each([
    ['2026-11-20T10:00:00-05:00', 'open'],
    ['2026-11-20T18:30:00-05:00', 'open'],
    ['2026-11-20T19:00:00-05:00', 'closed'],
    ['2026-11-20T03:00:00-05:00', 'closed'],
    ['2026-11-22T10:00:00-05:00', 'closed'],
  ])('at %s are shown as %s', async (now, state) => {
    expect(await openOrClosed(now)).toBe(state);
  });

  test('follow the time zone of the business, not of the visitor', async () => {
    expect(await openOrClosed('2026-11-20T10:00:00-05:00', 'Asia/Tokyo')).toBe('open');
    expect(await openOrClosed('2026-11-20T10:00:00+09:00', 'Asia/Tokyo')).toBe('closed');
  });
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

test('the year in the footer is the current one, even in a page built in an earlier year', async () => {
  const { page } = await visit('/privacy/', { now: new Date('2031-01-01T06:00:00Z') });
  expect(await page.locator('.footer-end p').textContent()).toMatch(/^© 2031 /);
});

describe('the season’s line', () => {
  test.each([
    ['2027-05-31T12:00:00-04:00', false],
    ['2027-06-01T00:30:00-04:00', true],
    ['2027-11-30T23:30:00-05:00', true],
    ['2027-12-01T00:30:00-05:00', false],
  ])('at %s is shown: %s', async (now, shown) => {
    const { page } = await visit('/', { now: new Date(now) });
    expect(await page.evaluate(() => document.querySelector('.season')?.checkVisibility())).toBe(shown);
  });
});
