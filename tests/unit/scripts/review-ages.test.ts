/** How an age in days is written. */
import { expect, test } from 'vitest';
import { ageOf } from '../../../templates/components/ReviewCard/review-ages.ts';

/** Days since a review was written, and its age as a page in English shows it. */
const reviewAges: readonly [days: number, age: string][] = [
  [0, 'Today'],
  [1, '1 day ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [14, '2 weeks ago'],
  [29, '4 weeks ago'],
  [30, '1 month ago'],
  [60, '2 months ago'],
  [365, '1 year ago'],
  [730, '2 years ago'],
];

const inEnglish = new Intl.RelativeTimeFormat('en-US');

test.each([[-400, 'Today'], ...reviewAges, [729, '1 year ago']])(
  'the age of a review after %i days is “%s”',
  (days, age) => {
    expect(ageOf(days, inEnglish, 'Today')).toBe(age);
  },
);
