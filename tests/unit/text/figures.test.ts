import { expect, it } from 'vitest';
import { counted, formatNumber } from '../../../src/text/figures.ts';

it('separates thousands with commas', () => {
  expect(formatNumber(12_500)).toBe('12,500');
});

it.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [12_500, '12,500 files'],
])('counts %i files', (number, text) => {
  expect(counted(number, 'file')).toBe(text);
});
