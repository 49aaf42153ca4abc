/** How an age in days is written. */
import { expect, test } from 'vitest';
import { ageOf } from '../../../templates/components/ReviewCard/review-ages.ts';

const inEnglish = new Intl.RelativeTimeFormat('en-US');

test.each([
  [-400, 'Today'],
  [0, 'Today'],
  [1, '1 day ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [29, '4 weeks ago'],
  [30, '1 month ago'],
  [60, '2 months ago'],
  [365, '1 year ago'],
  [729, '1 year ago'],
  [730, '2 years ago'],
])('the age of a review after %i days is “%s”', (days, age) => {
  expect(ageOf(days, inEnglish, 'Today')).toBe(age);
});
