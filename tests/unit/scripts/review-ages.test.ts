/** How an age in days is written. */
import { describe, expect, test } from 'vitest';
import { ageOf } from '../../../templates/components/ReviewCard/review-ages.ts';
import { reviewAges } from '../../support/review-ages.ts';

const inEnglish = new Intl.RelativeTimeFormat('en-US');

describe('the age of a review', () => {
  test.each([[-400, 'Today'], ...reviewAges, [729, '1 year ago'], [3650, '10 years ago']])(
    'after %i days is “%s”',
    (days, age) => {
      expect(ageOf(days, inEnglish, 'Today')).toBe(age);
    },
  );

  test('is written in the language of the page', () => {
    expect(ageOf(14, new Intl.RelativeTimeFormat('es'), 'Hoy')).toBe('hace 2 semanas');
    expect(ageOf(0, new Intl.RelativeTimeFormat('es'), 'Hoy')).toBe('Hoy');
  });
});
