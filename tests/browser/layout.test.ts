/** What a visitor sees at the width of their window: nothing unreachable, nothing twice, nothing cut off. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();
const small = { width: 360, height: 740, still: true };

const topOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;

/** Run in the page, which goes from its top to its end in steps: where buttons in the window do the same, as `tel`, `sms` or `quote`. */
async function findActionsTwice(step: number): Promise<{ steps: number; found: string[] }> {
  const buttons = [...document.querySelectorAll<HTMLElement>('.button')].flatMap((button) => {
    const scheme = /^(tel|sms):/.exec(button.getAttribute('href') ?? '')?.[1];
    const action = scheme ?? (button.getAttribute('commandfor') === null ? undefined : 'quote');
    return action === undefined || button.closest('dialog, .hero') !== null ? [] : { button, action };
  });
  const twice = () => {
    const seen = buttons.filter(({ button }) => {
      const { top, bottom, width } = button.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return seen.map(({ action }) => action).filter((action, index, all) => all.indexOf(action) !== index);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const found: string[] = [];
  let steps = 0;
  for (let top = 0; top < document.documentElement.scrollHeight; top += step, steps++) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    found.push(...twice().map((action) => `${action} at ${top}`));
  }
  return { steps, found };
}

test('the sidebar of a place with nothing but services is below them, in three columns', async () => {
  const { page } = await visit('/areas/bath-nc/', { width: 1280, height: 800, still: true });
  const isBelow = () =>
    page.evaluate(() => {
      const [content, sidebar] = ['.content', '.sidebar'].map((part) => document.querySelector(part) as HTMLElement);
      const lefts = [...(sidebar?.children ?? [])].map((part) => part.getBoundingClientRect().left);
      const bottom = content?.getBoundingClientRect().bottom ?? 0;
      return { isBelow: (sidebar?.getBoundingClientRect().top ?? 0) > bottom, columns: new Set(lefts).size };
    });
  expect(await isBelow()).toEqual({ isBelow: false, columns: 1 });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.content > :not(:has(.cards))')) part.remove();
  });
  expect(await isBelow()).toEqual({ isBelow: true, columns: 3 });
});

function withTextSize(percent: number) {
  return (page: Page) =>
    page.addInitScript((percent) => {
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: ${percent}% }`);
        document.adoptedStyleSheets.push(sheet);
      });
    }, percent);
}

test('with text twice as large on a phone, numbers and lists of links are not wider than the window', async () => {
  const { page } = await visit('/contact/', { ...small, before: withTextSize(200) });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
});

test('with large text on a phone, the times of places are below them instead of outside the window', async () => {
  const { page } = await visit('/', { ...small, before: withTextSize(150) });
  const right = await page
    .locator('.timetable b')
    .first()
    .evaluate((time) => time.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(small.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
});

describe('on a phone', () => {
  test('a long name, a long county and a drive time are in one row', async () => {
    const { page } = await visit('/', small);
    const height = await page
      .locator('.timetable li')
      .first()
      .evaluate((row) => {
        for (const [part, words] of Object.entries({ a: 'Orchardcreek', span: 'Clackamas County', b: '50-65 min' }))
          (row.querySelector(part) as HTMLElement).textContent = words;
        return row.getBoundingClientRect().height;
      });
    expect(height).toBeLessThan(60);
  });

  test.each(['/', '/contact/'])(
    'the form of %s follows its heading, and the ways to call follow the form',
    async (path) => {
      const { page } = await visit(path, small);
      const tops = await Promise.all(
        ['main #contact h2', 'main form', 'main #contact .aside'].map((part) => topOf(page, part)),
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    },
  );

  test('no action is in view twice at any scroll position, apart from those at the top of the page', async () => {
    for (const path of ['/', '/contact/', '/areas/', '/areas/greenville-nc/', '/services/crane-tree-removal/']) {
      const { page } = await visit(path, small);
      const { steps, found } = await page.evaluate(findActionsTwice, small.height / 2);
      expect(steps, path).toBeGreaterThan(5);
      expect(found, path).toEqual([]);
    }
  });

  test('the bar is in view at the top of the page, in the middle and at the end', async () => {
    const { page } = await visit('/contact/', small);
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }), part);
      const { y = 0, height = 0 } = (await page.locator('.sticky-bar').boundingBox()) ?? {};
      expect(Math.round(y + height), `${part}`).toBe(small.height);
    }
  });

  test('without script no button is left out, and the bar is always there', async () => {
    for (const path of ['/contact/', '/', '/services/crane-tree-removal/', '/areas/greenville-nc/']) {
      const { page } = await visit(path, { ...small, script: false });
      const buttons = page.locator('main :is(a.button, [commandfor])');
      expect(await buttons.count(), path).toBeGreaterThan(1);
      expect(await page.locator('main :is(a.button, [commandfor]):visible').count(), path).toBe(await buttons.count());
      expect(await topOf(page, '.sticky-bar'), path).toBeLessThan(small.height);
    }
  });

  test('the quote dialog shows every choice of services whole', async () => {
    const { page } = await visit('/', small);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    const cut = await page.locator('#quote-service').evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return ['no canvas'];
      context.font = style.font;
      const arrow = 24;
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) * 2 - arrow;
      const longest = 'Inspection after a hailstorm';
      return [longest, ...[...select.options].map(({ text }) => text)].filter(
        (text) => context.measureText(text).width > room,
      );
    });
    expect(cut).toEqual([]);
  });
});

describe('the sidebar of a city page', () => {
  test('can be read to its end by scrolling, and its contact card stays in view beside the rest', async () => {
    const { page } = await visit('/areas/greenville-nc/', { width: 1440, height: 700, still: true });
    const column = await page.locator('.columns').boundingBox();
    const card = page.locator('.sidebar > .panel');
    for (const heading of await page.locator('.sidebar > section h2').all()) {
      await heading.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        scrollTo({ top: scrollY + top - 200, behavior: 'instant' });
      });
      const seen = await heading.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 2, top + 4) === element;
      });
      expect(seen, (await heading.textContent()) ?? '').toBe(true);
    }
    const end = (column?.y ?? 0) + (column?.height ?? 0) - 700;
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), end);
    expect(await card.evaluate((element) => element.getBoundingClientRect().top)).toBe(85);
    expect((await card.boundingBox())?.height).toBeLessThan(600);
  });
});

describe('on wide screens', () => {
  test('a hero without a picture fills its right half at every width, and its text keeps off the edge', async () => {
    for (const path of ['/areas/bath-nc/', '/areas/pitt-county-nc/', '/services/', '/contact/']) {
      const { page } = await visit(path, { width: 1024 });
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width} pixels`;
        const board = await page.locator('.hero .board').boundingBox();
        expect((board?.x ?? 0) + (board?.width ?? 0), where).toBe(width);
        expect(board?.width, where).toBeGreaterThan(width * 0.35);
        const lead = await page.locator('.hero .lead').boundingBox();
        expect((lead?.x ?? 0) + (lead?.width ?? 0), where).toBeLessThan(board?.x ?? 0);
      }
    }
  });

  test('cards that have the whole width leave no hole in their last row', async () => {
    for (const path of ['/', '/services/', '/areas/', '/areas/pitt-county-nc/', '/areas/beaufort-county-nc/']) {
      const { page } = await visit(path, { width: 1280 });
      const holes = await page.locator('.filled').evaluateAll((lists) =>
        lists.map((list) => {
          const last = list.lastElementChild?.getBoundingClientRect();
          return Math.round(list.getBoundingClientRect().right - (last?.right ?? 0));
        }),
      );
      expect(holes.length, path).toBeGreaterThan(0);
      expect(
        holes.filter((hole) => hole > 1),
        path,
      ).toEqual([]);
    }
  });

  test('the links of the navigation are evenly spaced at every width, and times in a timetable stay on one line', async () => {
    const { page } = await visit('/', { width: 1024 });
    const lines = await page.locator('.timetable b').evaluateAll((times) =>
      times.map((time) => {
        time.textContent = '110-130 min';
        const range = document.createRange();
        range.selectNodeContents(time);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    for (const width of [1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page.locator('.menu li a').evaluateAll((links) => {
        const boxes = links.map((link) => {
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

  test('rows of buttons in panels end at the same edge', async () => {
    const { page } = await visit('/areas/bath-nc/', { width: 1280 });
    const ends = await page.locator('.sidebar .actions').evaluate((actions) => {
      const rows = new Map<number, number>();
      for (const button of actions.children) {
        const { top, right } = button.getBoundingClientRect();
        rows.set(top, Math.max(rows.get(top) ?? 0, Math.round(right)));
      }
      return [...rows.values()];
    });
    expect(new Set(ends).size).toBe(1);
  });
});
