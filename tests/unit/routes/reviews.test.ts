/** Reviews on the pages of their service and their place. */
import { expect, test } from 'vitest';
import { aCity, aService, siteFile, someReviews } from '../../support/builders.ts';
import { aPlannedSite } from '../../support/planned-site.ts';

const { routeAt } = aPlannedSite([
  someReviews({ cityRef: 'sisters-or' }, { cityRef: 'sisters-or', service: 'repair' }, {}, {}, {}),
  aService({ title: 'Tuning' }),
  aService({ title: 'Repair' }),
  aService({ title: 'Moving' }),
  aCity({
    name: 'Sisters',
    reviews: [
      { name: 'Ann', neighborhood: 'Pine Street', text: 'Local.', rating: 5, service: 'tuning', sample: false },
    ],
  }),
  aCity({ name: 'Bend' }),
]);

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

test.each([
  ['tuning', ['Customer 1', 'Customer 3', 'Customer 4']],
  ['repair', ['Customer 2']],
  ['moving', []],
])('the page of a service, %s, shows its first three', (slug, shown) => {
  expect(names(routeAt(`/services/${slug}/`, 'service').props.reviews)).toEqual(shown);
});

test('the page of a place shows its own, then those that name it', () => {
  expect(names(routeAt('/areas/sisters-or/', 'city').props.reviews)).toEqual(['Ann', 'Customer 1', 'Customer 2']);
  expect(routeAt('/areas/bend-or/', 'city').props.reviews).toEqual([]);
});

test.each([
  [1, '5 of 5 from 1 rating'],
  [2, '5 of 5 from 2 ratings'],
])('the home page counts the ratings: %i', (count, shown) => {
  const rating = `business:\n  rating: { value: 5, count: ${count} }\n`;
  const site = aPlannedSite([siteFile((text) => text.replace(/^business:\n/m, rating))]);
  expect(site.routeAt('/', 'home').props.reviews.ratingSummary).toBe(shown);
});
