/** Which share card a page gets. */
import { expect, it } from 'vitest';
import { cardPolicy } from '../../../../src/assets/cards/share-cards.ts';
import { formatCardPolicy } from '../../../../src/cli/output/format-changes.ts';
import { listPages } from '../../../../src/routes/list-pages.ts';
import { aModel } from '../../../support/builders.ts';

const model = aModel([]);

it('the share card of a page is its own on sites of up to 500 pages, then that of its county', () => {
  const all = listPages({ model } as Parameters<typeof listPages>[0]);
  // Nobody shares the thank-you page.
  const { length: pages } = all.filter(({ path }) => path !== '/thank-you/');
  const withMore = (places: number) => {
    const cities = { size: model.cities.size + places } as typeof model.cities;
    return cardPolicy({ ...model, cities });
  };
  expect(withMore(500 - pages)).toEqual({ each: 'page', limit: 500 });
  expect(withMore(501 - pages)).toEqual({ each: 'county', limit: 500 });
});

it('is printed with the reason after a build in which pages share cards', () => {
  expect(formatCardPolicy({ each: 'page', limit: 500 })).toBe('');
  expect(formatCardPolicy({ each: 'site' })).toBe('All pages have the same share card (shareCards in site.yaml).\n');
  expect(formatCardPolicy({ each: 'county', limit: 500 })).toBe(
    'The pages of each county share one card, and all other pages use the site’s card: there are more than 500 pages. Set shareCards in site.yaml to change this.\n',
  );
});
