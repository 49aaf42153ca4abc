/** Accessibility as axe-core sees it with everything open. Each kind of page as it loads: `every-kind.test.ts`. */
import { describe, expect, test } from 'vitest';
import { violationsInAllSettings, violationsInFewSettings } from '../support/browser/axe.ts';
import { createVisits } from '../support/browser/visit.ts';

const visit = createVisits();

async function open(path: string, width = 1280) {
  const { page } = await visit(path, { width, missing: true });
  return page;
}

describe('nothing breaks a rule', () => {
  test('in the open menu of small screens and the open quote dialog', async () => {
    const page = await open('/about/', 768);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violationsInAllSettings(page, { maxWidth: 768, where: '#site-menu' })).toEqual({});
    await page.keyboard.press('Escape');
    await page.locator('main').getByRole('button', { name: 'Get a Free Estimate' }).first().click();
    expect(await violationsInFewSettings(page, '#quoteModal')).toEqual({});
  });

  test('in open questions', async () => {
    const page = await open('/services/crane-tree-removal/', 320);
    await page.locator('details').evaluateAll((all) => {
      for (const item of all) {
        item.removeAttribute('name');
        item.setAttribute('open', '');
      }
    });
    expect(await violationsInFewSettings(page, 'main details')).toEqual({});
  });
});

describe('axe', () => {
  test('finds mistakes, so that an empty result is meaningful: in all layouts, in one, and colors with too little contrast, in the theme and at the width in which they occur', async () => {
    const page = await open('/about/');
    // The site’s policy lets no script write HTML.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        @media (width < 700px) and (prefers-color-scheme: dark) { main h1 { color: #333 } }
        @media (width >= 700px) { main h1 + svg { display: none } }
        @media (width = 768px) { main h4 button { width: 9px; height: 9px; padding: 0 } }
        @media not (width = 768px) { main h4 button { width: 60px; height: 60px } }`);
      document.adoptedStyleSheets = [sheet];
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      picture.setAttribute('role', 'img');
      const heading = document.createElement('h4');
      heading.append(
        ...['x', 'y'].map((name) => Object.assign(document.createElement('button'), { textContent: name })),
      );
      document.querySelector('main h1')?.after(picture, heading);
    });
    const found = await violationsInAllSettings(page, { where: 'main' });
    const rules = Object.entries(found).map(([setting, all]) => [setting, all.map((one) => one.split('\n')[0])]);
    expect(Object.fromEntries(rules)).toEqual({
      'light, 1280 pixels wide': ['heading-order'],
      'light, 768 pixels wide': ['target-size'],
      'light, 320 pixels wide': ['heading-order', 'svg-img-alt'],
      'dark, 320 pixels wide': ['color-contrast'],
    });
    expect(Object.keys(await violationsInFewSettings(page, 'main'))).toEqual(['light, 320 pixels wide']);
  });
});
