/** A page from another program, with elements nested very deeply. */
import { expect, test } from 'vitest';
import { parseMarkup } from '../../../src/html/parse-markup.ts';

function countOpen(html: string): number {
  let count = 0;
  parseMarkup(html, { open: () => count++, text: () => {}, close: () => {} });
  return count;
}

test('elements nested deeper than in any browser end the reading', () => {
  expect(countOpen('<div>'.repeat(100_000))).toBe(2001);
});

test('elements beside each other have no limit', () => {
  expect(countOpen('<p>a</p><br>'.repeat(10_000))).toBe(20_000);
});
