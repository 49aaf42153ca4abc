/** What texts show: numbers in the form of the site's language, and formatted text without its marks. */
import { expect, test } from 'vitest';
import { decimalFormat, numberFormat } from '../../../../src/domain/texts/languages.ts';
import { plainText } from '../../../../src/domain/texts/rich-text.ts';

test.each([
  ['en-US', '8.8', '12.0', '4.75', '12,345'],
  ['es', '8,8', '12,0', '4,75', '12.345'],
  ['es-MX', '8.8', '12.0', '4.75', '12,345'],
  ['de-AT', '8,8', '12,0', '4,75', '12.345'],
])('numbers in %s', (language, distance, even, rating, count) => {
  expect([8.8, 12].map(decimalFormat(language))).toEqual([distance, even]);
  expect([99.96, 423].map(decimalFormat(language))).toEqual(['100', '423']);
  expect(numberFormat(language)(4.75)).toBe(rating);
  expect(numberFormat(language)(12345).replace('\u00a0', '.')).toBe(count);
  expect(numberFormat(language)(5)).toBe('5');
});

test('the words of formatted text are those of marked words, links and code, with a space for a line break', () => {
  const words = plainText([
    { type: 'strong', children: [{ type: 'text', text: 'Price' }] },
    { type: 'break' },
    { type: 'link', href: '/a/', children: [{ type: 'code', text: 'per foot' }] },
  ]);
  expect(words).toBe('Price per foot');
});
