import { expect, test } from 'vitest';
import { checkReviews } from '../../../../../src/model/checks/content/check-reviews.ts';
import type { ReviewsFile } from '../../../../../src/schema/types.gen.ts';
import { aLinkedSite, type DataFile, siteFile } from '../../../../support/builders.ts';

type Review = { [Key in keyof ReviewsFile[number]]?: ReviewsFile[number][Key] | undefined };

function reviews(...list: Review[]): DataFile {
  const value = list.map((review, index) => ({
    id: index + 1,
    name: `Person ${index + 1}`,
    location: 'Bend',
    rating: 5,
    text: 'In tune.',
    service: 'tuning',
    date: '2026-05-01',
    source: 'A letter',
    ...review,
  }));
  return { kind: 'reviews', slug: 'reviews', text: JSON.stringify(value, null, 1) };
}

const rating = (value: number, count: number) =>
  siteFile((text) => text.replace('  name: High', `  rating: {value: ${value}, count: ${count}}\n  name: High`));

const reported = (...files: DataFile[]) => checkReviews(aLinkedSite(files)).map(({ message }) => message);

test('does not report samples', () => {
  expect(reported(reviews({ sample: true, source: undefined, date: '2020-01-01' }))).toEqual([]);
});

test.each([
  [[{ source: undefined }], 'Add source: to it.'],
  [[{ source: undefined }, { source: undefined }], 'Add source: to each.'],
])('asks for sources, once per file: %j', (list, hint) => {
  expect(checkReviews(aLinkedSite([reviews(...list)]))).toMatchObject([{ hint: expect.stringContaining(hint) }]);
});

test('reports a rating that its reviews contradict, if the data has all of them', () => {
  const three = reviews({ rating: 5 }, { rating: 4 }, { rating: 4 });
  expect(reported(three, rating(4.9, 3))).toEqual(['The rating is 4.9, but the 3 reviews it counts average 4.3.']);
  expect(reported(three, rating(4.3, 3))).toEqual([]);
  expect(reported(three, rating(4.9, 4))).toEqual([]);
  expect(reported(reviews({ rating: 4 }, { rating: 4, sample: true }), rating(4.9, 1))).toEqual([]);
});
