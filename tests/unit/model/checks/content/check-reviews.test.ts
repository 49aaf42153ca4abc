import { expect, test } from 'vitest';
import { checkReviews } from '../../../../../src/model/checks/content/check-reviews.ts';
import { aLinkedSite, type DataFile, problemsOf, siteFile, someReviews } from '../../../../support/builders.ts';

const rating = (value: number, count: number) =>
  siteFile((text) => text.replace('  name: High', `  rating: {value: ${value}, count: ${count}}\n  name: High`));

const reported = (...files: DataFile[]) => checkReviews(aLinkedSite(files)).map(({ message }) => message);

test('does not report samples', () => {
  expect(reported(someReviews({ sample: true, source: undefined, date: '2020-01-01' }))).toEqual([]);
});

test('each of several ids that are used twice has its own next free number', () => {
  const problems = problemsOf([someReviews({ id: 1 }, { id: 1 }, { id: 1 })]);
  expect(problems.map(({ hint }) => hint)).toEqual(['Use 2, the next free number.', 'Use 3, the next free number.']);
});

test.each([
  [[{ source: undefined }], 'Add source: to it.'],
  [[{ source: undefined }, { source: undefined }], 'Add source: to each.'],
])('asks for sources, once per file: %j', (list, hint) => {
  expect(checkReviews(aLinkedSite([someReviews(...list)]))).toMatchObject([{ hint: expect.stringContaining(hint) }]);
});

test('reports a rating that its reviews contradict, if the data has all of them', () => {
  const three = someReviews({ rating: 5 }, { rating: 4 }, { rating: 4 });
  expect(reported(three, rating(4.9, 3))).toEqual(['The rating is 4.9, but the 3 reviews it counts average 4.3.']);
  expect(reported(three, rating(4.3, 3))).toEqual([]);
  expect(reported(three, rating(4.9, 4))).toEqual([]);
  expect(reported(someReviews({ rating: 4 }, { rating: 4, sample: true }), rating(4.9, 1))).toEqual([]);
});
