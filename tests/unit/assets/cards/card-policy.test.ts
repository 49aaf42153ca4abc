/** Which share card a page gets. */
import { expect, it } from 'vitest';
import { cardPolicy } from '../../../../src/assets/cards/share-cards.ts';
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
  expect(withMore(500 - pages)).toBe('page');
  expect(withMore(501 - pages)).toBe('county');
  expect(cardPolicy({ ...model, news: () => Array(501 - pages).fill('frost') })).toBe('county');
});
