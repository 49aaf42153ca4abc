/** What a visitor sees at the width of their window: nothing unreachable, nothing twice, nothing cut off. The tests of a page are together, since they share it. */
import { describe, expect, test } from 'vitest';
import { hasArial } from '../support/browser/chromium.ts';
import {
  boardFillsTheRight,
  buttonsFollowTheHeading,
  everyNumberOfCardsIsEven,
  formFollowsItsHeading,
  noActionTwice,
  withTextSize,
} from '../support/browser/layout-rules.ts';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();
const canMeasure = hasArial();
const small = { width: 360, height: 740, reads: true };
const wide = { width: 1280, height: 800, reads: true };

const testActions = (path: string) =>
  test('on a phone, no action is in view twice at any scroll position, apart from those at the top of the page', async () =>
    noActionTwice((await visit(path, small)).page, small.height / 2));
const testStart = (path: string) =>
  test('on a phone, the heading and then the buttons are on the first screen, whatever the strip and the notice say', async () =>
    buttonsFollowTheHeading((await visit(path, { ...small, width: 390 })).page));

describe('/', () => {
  testStart('/');

  test('on a phone, the form follows its heading, and the ways to call follow the form', async () =>
    formFollowsItsHeading((await visit('/', small)).page));

  testActions('/');

  test.runIf(canMeasure)('on a phone, a long name, a long county and a drive time are in one row', async () => {
    const { page } = await visit('/', small);
    const height = await page.evaluate(() => {
      const row = document.querySelector('.timetable li') as HTMLElement;
      const parts = Object.entries({ a: 'Orchardcreek', span: 'Clackamas County', b: '50-65 min' }).map(
        ([part, words]) => ({ part: row.querySelector(part) as HTMLElement, words }),
      );
      const before = parts.map(({ part }) => [...part.childNodes]);
      for (const { part, words } of parts) part.textContent = words;
      const { height } = row.getBoundingClientRect();
      for (const [index, { part }] of parts.entries()) part.replaceChildren(...(before[index] ?? []));
      return height;
    });
    expect(height).toBeLessThan(60);
  });

  test('on a wide screen, the ways to call stay below the heading of the form at any scroll position', async () => {
    const { page } = await visit('/', wide);
    const gaps = await page.evaluate(() => {
      const section = document.querySelector('.split:has(> .aside)') as HTMLElement;
      const [intro, aside] = ['.intro', '.aside'].map((name) => section.querySelector(name) as HTMLElement);
      const steps = [0, 0.25, 0.5, 0.75].map((part) => section.offsetTop + part * section.offsetHeight);
      return steps.map((top) => {
        scrollTo({ top, behavior: 'instant' });
        return Number(aside?.getBoundingClientRect().top) - Number(intro?.getBoundingClientRect().bottom);
      });
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  test('with large text on a phone, the times of places are below them instead of outside the window', async () => {
    const { page } = await visit('/', small);
    const widths = await withTextSize(page, 150, () =>
      page.evaluate(() => {
        const time = document.querySelector('.timetable b')?.getBoundingClientRect();
        return { time: time?.right, page: document.documentElement.scrollWidth };
      }),
    );
    expect(widths.time).toBeLessThanOrEqual(small.width);
    expect(widths.page).toBe(small.width);
  });

  test('seven links beside a long name do not touch the call button, nor do long names in the footer each other', async () => {
    const { page } = await visit('/', wide);
    const gaps = await page.evaluate(() => {
      const menu = document.querySelector('.menu ul') as HTMLElement;
      const [name, link] = [document.querySelector('.brand') as HTMLElement, menu.lastElementChild as HTMLElement];
      const added = [1, 2, 3, 4].map(() => link.cloneNode(true) as HTMLElement);
      const words = document.createTextNode(' and Sons, Heating, Air & Plumbing, Incorporated');
      name.append(words);
      menu.append(...added);
      const right = menu.lastElementChild?.getBoundingClientRect().right ?? 0;
      const beside = (document.querySelector('.bar .call')?.getBoundingClientRect().left ?? 0) - right;
      for (const one of [...added, words]) one.remove();
      const long = document.querySelector('.footer-columns section + section li a') as HTMLElement;
      const before = long.textContent;
      long.textContent = 'Long words of a service '.repeat(8);
      const range = document.createRange();
      range.selectNodeContents(long);
      const between = long.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
      long.textContent = before;
      return { beside, between };
    });
    expect(gaps.beside).toBeGreaterThan(4);
    expect(gaps.between).toBeGreaterThan(4);
  });

  test.runIf(canMeasure)('on a phone, the quote dialog shows every choice of services whole', async () => {
    const { page } = await visit('/', small);
    const { cut, count } = await page.evaluate(() => {
      const dialog = document.querySelector('dialog') as HTMLDialogElement;
      dialog.showModal();
      const select = document.querySelector('#quote-service') as HTMLSelectElement;
      const style = getComputedStyle(select);
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = style.font;
      const arrow = 24;
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) * 2 - arrow;
      const longest = 'Inspection after a hailstorm';
      const choices = [longest, ...[...select.options].map(({ text }) => text)];
      dialog.close();
      return { cut: choices.filter((text) => context.measureText(text).width > room), count: select.options.length };
    });
    expect(cut).toEqual([]);
    expect(count).toBeGreaterThan(1);
  });

  test('the links of the navigation are evenly spaced at every width', async () => {
    const { page } = await visit('/', { ...wide, width: 1024 });
    for (const width of [1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.menu li a')].map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect();
        });
        return boxes.slice(1).map((box, index) => Math.round(box.left - (boxes[index]?.right ?? 0)));
      });
      expect(gaps.length, `at ${width} pixels`).toBe(5);
      expect(Math.max(...gaps) - Math.min(...gaps), `at ${width} pixels`).toBeLessThanOrEqual(1);
    }
  });

  test('times in a timetable stay on one line', async () => {
    const { page } = await visit('/', { ...wide, width: 1024 });
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll('.timetable b')].map((time) => {
        const before = [...time.childNodes];
        time.textContent = '110-130 min';
        const range = document.createRange();
        range.selectNodeContents(time);
        const { length } = range.getClientRects();
        time.replaceChildren(...before);
        return length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
});

test('a table that is wider than a phone has a shadow at the right, until it is scrolled to its end', async () => {
  const { page } = await visit('/news/before-hurricane-season/', { width: 360, height: 740 });
  const box = page.locator('figure[tabindex]').first();
  // Only what is behind the words.
  await box.evaluate((figure) => {
    const table = figure.firstElementChild as HTMLElement;
    Object.assign(table.style, { width: '40rem', visibility: 'hidden' });
  });
  const start = await box.screenshot();
  await box.evaluate((figure) => figure.scrollTo({ left: 9999, behavior: 'instant' }));
  const end = await box.screenshot();
  await box.evaluate((figure) => figure.style.setProperty('background', 'none'));
  const plain = await box.screenshot();
  expect(start.equals(plain)).toBe(false);
  expect(end.equals(plain)).toBe(true);
});

describe('/contact/', () => {
  testActions('/contact/');

  test.runIf(canMeasure)(
    'with text twice as large on a phone, numbers and lists of links are not wider than the window',
    async () => {
      const { page } = await visit('/contact/', small);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await withTextSize(page, 200, width)).toBe(small.width);
    },
  );
});

describe('/areas/', () => {
  test('on wide screens, no number of cards leaves a hole, and two or five have no card as wide as two others', async () => {
    const { page } = await visit('/areas/', { ...wide, width: 1440, reads: false });
    await everyNumberOfCardsIsEven(page);
  });
});

describe('/areas/greenville-nc/', () => {
  test('on wide screens, no heading is squeezed into a column of letters', async () => {
    const { page } = await visit('/areas/greenville-nc/', wide);
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.columns h2')].map((one) => one.clientWidth),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(100);
  });

  testStart('/areas/greenville-nc/');
  testActions('/areas/greenville-nc/');

  test('the sidebar can be read to its end by scrolling, and its contact card stays in view beside the rest', async () => {
    const { page } = await visit('/areas/greenville-nc/', { ...wide, width: 1440, height: 700 });
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll('.sidebar > section h2')].map((heading) => {
        scrollTo({ top: scrollY + heading.getBoundingClientRect().top - 200, behavior: 'instant' });
        const { left, top } = heading.getBoundingClientRect();
        return { text: heading.textContent, isSeen: document.elementFromPoint(left + 2, top + 4) === heading };
      }),
    );
    expect(headings.length).toBeGreaterThan(1);
    expect(headings.filter(({ isSeen }) => !isSeen)).toEqual([]);
    const card = await page.evaluate((height) => {
      const column = document.querySelector('.columns')?.getBoundingClientRect().bottom ?? Number.NaN;
      scrollTo({ top: scrollY + column - height, behavior: 'instant' });
      const { top = 0, height: own = 0 } = document.querySelector('.sidebar > .panel')?.getBoundingClientRect() ?? {};
      return { top, height: own };
    }, 700);
    expect(card.top).toBe(85);
    expect(card.height).toBeLessThan(600);
  });
});

describe('/areas/pitt-county-nc/', () => {
  test('on wide screens, a hero without a picture fills its right half at every width, and its text keeps off the edge', async () =>
    boardFillsTheRight((await visit('/areas/pitt-county-nc/', { ...wide, width: 1024 })).page));
});

describe('/areas/bath-nc/', () => {
  test('rows of buttons in panels end at the same edge', async () => {
    const { page } = await visit('/areas/bath-nc/', wide);
    const ends = await page.evaluate(() => {
      const actions = document.querySelector('.sidebar .actions') as HTMLElement;
      const rows = new Map<number, number>();
      for (const button of actions.children) {
        const { top, right } = button.getBoundingClientRect();
        rows.set(top, Math.max(rows.get(top) ?? 0, Math.round(right)));
      }
      return [...rows.values()];
    });
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size).toBe(1);
  });
});
