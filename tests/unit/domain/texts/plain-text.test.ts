/** The words of formatted text, without its marks. */
import { expect, test } from 'vitest';
import { plainText } from '../../../../src/domain/texts/rich-text.ts';

test('are those of marked words, links and code, with a space for a line break', () => {
  const words = plainText([
    { type: 'strong', children: [{ type: 'text', text: 'Price' }] },
    { type: 'break' },
    { type: 'link', href: '/a/', children: [{ type: 'code', text: 'per foot' }] },
  ]);
  expect(words).toBe('Price per foot');
});
