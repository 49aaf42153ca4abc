/** Accessibility as axe-core sees it, on every kind of page, in both themes, at three widths, at rest and with everything open. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addAxe, violations } from '../support/axe.ts';
import { missingKinds, pageKinds } from '../support/site-pages.ts';
import { createVisits } from '../support/visit.ts';

const visit = createVisits();
const kinds = {
  ...pageKinds,
  Grimesland: '/areas/grimesland-nc/',
  'county with a hub': '/areas/lenoir-county-nc/',
  ...missingKinds,
};
const settings = (['light', 'dark'] as const).flatMap((theme) => [320, 768, 1280].map((width) => ({ theme, width })));

async function open(path: string, { theme, width }: (typeof settings)[number]): Promise<Page> {
  const before = (page: Page) => addAxe(page.context());
  const { page } = await visit(path, { theme, width, still: true, missing: true, before });
  return page;
}

describe.each(settings)('in the $theme theme, $width pixels wide', (setting) => {
  test('no page has a violation', async () => {
    const page = await open('/', setting);
    const found: Record<string, string[]> = {};
    for (const [kind, path] of Object.entries(kinds)) {
      await page.goto(inject('siteUrl') + path);
      const here = await violations(page);
      if (here.length > 0) found[kind] = here;
    }
    expect(found).toEqual({});
  });

  test('the open quote dialog has none', async () => {
    const page = await open('/about/', setting);
    await page.locator('main').getByRole('button', { name: 'Get a Free Estimate' }).first().click();
    expect(await violations(page)).toEqual([]);
  });

  test('open questions have none', async () => {
    const page = await open('/services/crane-tree-removal/', setting);
    await page.locator('details').evaluateAll((all) => {
      for (const item of all) {
        item.removeAttribute('name');
        item.setAttribute('open', '');
      }
    });
    expect(await violations(page)).toEqual([]);
  });
});

describe.each(settings.filter(({ width }) => width < 992))('in the $theme theme, $width pixels wide', (setting) => {
  test('the open menu has none', async () => {
    const page = await open('/about/', setting);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(page)).toEqual([]);
  });
});

describe('axe', () => {
  test('finds what is wrong, so that finding nothing means something', async () => {
    const page = await open('/about/', { theme: 'light', width: 1280 });
    await page.evaluate(() =>
      document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<img src="/icon.svg"><h4>x</h4>'),
    );
    const rules = (await violations(page)).map((violation) => violation.split('\n')[0]);
    expect(rules).toEqual(expect.arrayContaining(['image-alt', 'heading-order']));
  });
});
