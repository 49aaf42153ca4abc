/** What tests of the layout measure on more than one page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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

/** Adds a style sheet while something is measured. */
export async function withTextSize<T>(page: Page, percent: number, measure: () => Promise<T>): Promise<T> {
  await page.evaluate((percent) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${percent}% }`);
    document.adoptedStyleSheets.push(sheet);
  }, percent);
  try {
    return await measure();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
  }
}

export async function formFollowsItsHeading(page: Page) {
  const tops = await page.evaluate(() =>
    ['main #contact h2', 'main form', 'main #contact .aside'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(tops.every(Number.isFinite), 'all parts are there').toBe(true);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
}

/** But for those at the top of the page. */
export async function noActionTwice(page: Page, step: number) {
  const { steps, found } = await page.evaluate(findActionsTwice, step);
  expect(steps).toBeGreaterThan(5);
  expect(found).toEqual([]);
}

/** The part of a hero where others have a picture. */
export async function boardFillsTheRight(page: Page) {
  expect(await page.evaluate(() => document.querySelector('.board .river')), 'lines across the curve').toBe(null);
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { board, leadEnd } = await page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, width } = boxOf('.hero .board');
      return { board: { left, right, width }, leadEnd: boxOf('.hero .lead').right };
    });
    const where = `at ${width} pixels`;
    expect(board.right, where).toBe(width);
    expect(board.width, where).toBeGreaterThan(width * 0.35);
    expect(leadEnd, where).toBeGreaterThan(0);
    expect(leadEnd, where).toBeLessThan(board.left);
  }
}

async function cardsFillTheirRows(page: Page) {
  const holes = await page.evaluate(() =>
    [...document.querySelectorAll('.filled')].map((list) => {
      const last = list.lastElementChild?.getBoundingClientRect();
      return Math.round(list.getBoundingClientRect().right - (last?.right ?? 0));
    }),
  );
  expect(holes.length).toBeGreaterThan(0);
  expect(holes.filter((hole) => hole > 1)).toEqual([]);
}

/** With a strip of many claims and a notice of two sentences. */
export async function buttonsFollowTheHeading(page: Page) {
  const { strip, notice, heading, call, bar } = await page.evaluate(() => {
    const strip = document.querySelector('.strip') as HTMLElement;
    const claims = ['Licensed in Minnesota and Wisconsin', 'Locally Owned Since 1974'].map((claim) =>
      Object.assign(document.createElement('li'), { textContent: claim }),
    );
    strip.append(...claims);
    const notice = Object.assign(document.createElement('aside'), { className: 'alert-line' });
    const words =
      'Thanksgiving: our office is closed on Thursday, November 26. For burst pipes and sewage, call as always.';
    notice.append(Object.assign(document.createElement('p'), { textContent: words }));
    strip.parentElement?.after(notice);
    const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().toJSON() ?? new DOMRect();
    const boxes = {
      strip: boxOf('.strip').height,
      notice: boxOf('.alert-line').height,
      heading: boxOf('h1').bottom,
      call: boxOf('main .call'),
      bar: boxOf('.sticky-bar').top,
    };
    for (const added of [...claims, notice]) added.remove();
    return boxes;
  });
  expect(strip + notice).toBeLessThan(120);
  expect(call.top).toBeGreaterThan(heading);
  expect(call.bottom).toBeLessThan(bar);
}

export async function everyNumberOfCardsIsEven(page: Page) {
  for (const count of [2, 4, 5, 7, 11]) {
    await page.evaluate((count) => {
      for (const list of document.querySelectorAll('.filled')) {
        const card = list.firstElementChild as HTMLElement;
        list.replaceChildren(...Array.from({ length: count }, () => card.cloneNode(true)));
      }
    }, count);
    await cardsFillTheirRows(page);
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.filled > *')].map((card) => card.clientWidth),
    );
    expect(Math.max(...widths) / Math.min(...widths), `${count}`).toBeLessThan(1.6);
  }
}
