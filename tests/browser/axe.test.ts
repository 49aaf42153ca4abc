/** Accessibility as axe-core sees it with everything open. Each kind of page as it loads: `every-kind.test.ts`. */
import { describe, expect, test } from 'vitest';
import { darkFirst, lightFirst, violations } from '../support/browser/axe.ts';
import { readAll } from '../support/browser/in-page.ts';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();

const narrow = [lightFirst, darkFirst].flatMap((settings) => settings.slice(0, 1));

describe('nothing breaks a rule', () => {
  test('in open questions', async () => {
    const { page } = await visit('/services/crane-tree-removal/', { width: 320 });
    await readAll(page, 'details', (all) => {
      for (const item of all) {
        item.removeAttribute('name');
        item.setAttribute('open', '');
      }
    });
    expect(await violations(page, lightFirst, 'main details')).toEqual({});
  });

  test('in the open menu of small screens and the open quote dialog', async () => {
    const { page } = await visit('/about/', { width: 320, reads: true });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(page, narrow, '#site-menu')).toEqual({});
    await page.keyboard.press('Escape');
    await page.locator('main').getByRole('button', { name: 'Get a Free Estimate' }).first().click();
    expect(await violations(page, lightFirst, '#quoteModal')).toEqual({});
    await page.keyboard.press('Escape');
  });
});

test('axe finds mistakes, so that an empty result is meaningful: in each layout, and colors of each theme', async () => {
  const { page } = await visit('/about/', { reads: true });
  // The site’s policy lets no script write HTML.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @media (width < 700px) and (prefers-color-scheme: dark) { main li:nth-child(2), main li:nth-child(2) * { color: #333 } }
      @media (width >= 700px) { main h1 + svg { display: none } }
      main h4 button { width: 60px; height: 60px }
      @media (width >= 700px) { main h4 button { width: 9px; height: 9px; padding: 0 } }`);
    document.adoptedStyleSheets.push(sheet);
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.setAttribute('role', 'img');
    const heading = document.createElement('h4');
    for (const mistake of [picture, heading]) mistake.setAttribute('class', 'mistake');
    heading.append(...['x', 'y'].map((name) => Object.assign(document.createElement('button'), { textContent: name })));
    document.querySelector('main h1')?.after(picture, heading);
  });
  const found = await violations(page, darkFirst, 'main');
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
    for (const mistake of document.querySelectorAll('.mistake')) mistake.remove();
  });
  const rules = Object.entries(found).map(([setting, all]) => [setting, all.map((one) => one.split('\n')[0])]);
  expect(Object.fromEntries(rules)).toEqual({
    'dark, 320 pixels wide': ['color-contrast', 'heading-order', 'svg-img-alt'],
    'light, 1280 pixels wide': ['target-size'],
  });
});
