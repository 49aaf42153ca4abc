/** Numbers in the form of the site's language. */
import { expect, test } from 'vitest';
import { decimalFormat, numberFormat } from '../../../../src/domain/texts/languages.ts';

test.each([
  ['en-US', '8.8', '12.0', '4.75', '12,345'],
  ['es', '8,8', '12,0', '4,75', '12.345'],
  ['es-MX', '8.8', '12.0', '4.75', '12,345'],
  ['de-AT', '8,8', '12,0', '4,75', '12.345'],
])('%s', (language, distance, even, rating, count) => {
  expect([8.8, 12].map(decimalFormat(language))).toEqual([distance, even]);
  expect(numberFormat(language)(4.75)).toBe(rating);
  expect(numberFormat(language)(12345).replace('\u00a0', '.')).toBe(count);
  expect(numberFormat(language)(5)).toBe('5');
});
