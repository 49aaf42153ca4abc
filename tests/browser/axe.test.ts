/** Accessibility as axe-core sees it, with everything open, and on pages that are not the first of their kind. Others: `every-kind.test.ts`. */
import { describe, expect, test } from 'vitest';
import { violationsInAllSettings } from '../support/axe.ts';
import { layoutSuspects, type Suspect } from '../support/layout-suspects.ts';
import { createVisits, resize } from '../support/visit.ts';

const visit = createVisits();
const others = {
  Grimesland: '/areas/grimesland-nc/',
  'county with a hub': '/areas/lenoir-county-nc/',
};

async function open(path: string, width = 1280) {
  const { page } = await visit(path, { width, missing: true });
  return page;
}

describe('nothing breaks a rule', () => {
  test.each(Object.entries(others))('on the page %s', async (_, path) => {
    expect(await violationsInAllSettings(await open(path), { frameSeen: true })).toEqual({});
  });

  test('in the open menu of small screens and the open quote dialog', async () => {
    const page = await open('/about/', 768);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violationsInAllSettings(page, { maxWidth: 768, where: '#site-menu' })).toEqual({});
    await page.keyboard.press('Escape');
    await page.locator('main').getByRole('button', { name: 'Get a Free Estimate' }).first().click();
    expect(await violationsInAllSettings(page, { where: '#quoteModal' })).toEqual({});
  });

  test('in open questions', async () => {
    const page = await open('/services/crane-tree-removal/');
    await page.locator('details').evaluateAll((all) => {
      for (const item of all) {
        item.removeAttribute('name');
        item.setAttribute('open', '');
      }
    });
    expect(await violationsInAllSettings(page, { where: 'main details' })).toEqual({});
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
        @media (width >= 700px) { main h1 + svg { display: none } }`);
      document.adoptedStyleSheets = [sheet];
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      picture.setAttribute('role', 'img');
      const heading = document.createElement('h4');
      heading.textContent = 'x';
      document.querySelector('main h1')?.after(picture, heading);
    });
    const found = await violationsInAllSettings(page, { frameSeen: true });
    const rules = Object.entries(found).map(([setting, all]) => [setting, all.map((one) => one.split('\n')[0])]);
    expect(Object.fromEntries(rules)).toEqual({
      'light, 1280 pixels wide': ['heading-order'],
      'light, 320 pixels wide': ['heading-order', 'svg-img-alt'],
      'dark, 320 pixels wide': ['color-contrast'],
    });
  });

  /** What one rule finds in one layout. Nothing appears there in `main`, which would be reason enough to apply all rules. */
  const mistakes: { width: number; css: string; suspect: Suspect; rule: string }[] = [
    { width: 768, css: '.mistakes button { width: 10px; height: 10px }', suspect: 'targets', rule: 'target-size' },
    { width: 320, css: '.mistakes button + button { margin-left: -50px }', suspect: 'targets', rule: 'target-size' },
    {
      width: 320,
      css: '.mistakes p { width: 90px; overflow: auto; white-space: nowrap }',
      suspect: 'scrolling',
      rule: 'scrollable-region-focusable',
    },
    { width: 320, css: '.mistakes h3 { display: none }', suspect: 'structure', rule: 'heading-order' },
    { width: 320, css: 'h1 { display: none }', suspect: 'structure', rule: 'page-has-heading-one' },
    { width: 320, css: 'main { display: none }', suspect: 'structure', rule: 'landmark-one-main' },
    { width: 320, css: 'body > .outside { display: block }', suspect: 'structure', rule: 'region' },
    {
      width: 320,
      css: '[href="#lost"] { display: block; position: absolute; left: -999px }',
      suspect: 'structure',
      rule: 'skip-link',
    },
    { width: 320, css: '.mistakes button span { display: none }', suspect: 'names', rule: 'button-name' },
    { width: 320, css: '.mistakes a span { display: none }', suspect: 'names', rule: 'link-name' },
    { width: 320, css: '.mistakes h5 span { display: none }', suspect: 'names', rule: 'empty-heading' },
  ];

  test('finds mistakes of one layout, each of which is suspected before axe runs', async () => {
    const page = await open('/about/');
    const use = (css: string) =>
      page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `.outside, [href="#lost"] { display: none } .mistakes button { width: 60px; height: 60px } .mistakes a { display: block; height: 30px } ${css}`,
        );
        document.adoptedStyleSheets = [sheet];
      }, css);
    await use('');
    await page.evaluate(() => {
      const add = (place: Element | null, name: string, text: string) => {
        const element = document.createElement(name);
        element.textContent = text;
        place?.append(element);
        return element;
      };
      for (const place of document.querySelectorAll('main, body > footer')) {
        const part = add(place, 'div', '');
        part.className = 'mistakes';
        for (const name of ['h2', 'h3', 'h4', 'button', 'button']) add(part, name, 'x');
        add(part, 'p', 'A long line of text.');
        for (const name of ['button', 'a', 'h5']) add(add(part, name, ''), 'span', 'x');
        part.querySelector('a')?.setAttribute('href', '/');
      }
      add(document.body, 'p', 'x').className = 'outside';
      const link = add(document.body, 'a', 'Skip to nothing');
      link.setAttribute('href', '#lost');
      document.querySelector('header')?.prepend(link);
    });
    const suspects = (isFirst = false) => page.evaluate(layoutSuspects, { where: 'body', isFirst });
    await suspects(true);
    for (const width of [768, 320]) {
      await resize(page, { width, height: 800 });
      await use('');
      expect(await suspects(), `${width}`).toEqual([]);
      for (const { css, suspect } of mistakes.filter((mistake) => mistake.width === width)) {
        await use(css);
        expect(await suspects(), css).toEqual([suspect]);
      }
    }
    await use(mistakes.map(({ width, css }) => `@media (width = ${width}px) { ${css} }`).join('\n'));
    const found = await violationsInAllSettings(page, { frameSeen: true });
    for (const width of [768, 320]) {
      const rules = found[`light, ${width} pixels wide`]?.map((one) => one.split('\n')[0]);
      const expected = mistakes.filter((mistake) => mistake.width === width).map(({ rule }) => rule);
      expect(rules?.sort(), `${width}`).toEqual([...new Set(expected)].sort());
    }
  });
});
