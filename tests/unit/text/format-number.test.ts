import { expect, it } from 'vitest';
import { counted, formatMegabytes, formatNumber } from '../../../src/text/strings.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_500, '12,500'],
  [-1_234_567, '-1,234,567'],
])('separates the thousands of %i with commas', (number, text) => {
  expect(formatNumber(number)).toBe(text);
});

it.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [12_500, '12,500 files'],
])('counts %i files', (number, text) => {
  expect(counted(number, 'file')).toBe(text);
});

it.each([
  [12_635_842, '12.6 MB'],
  [1_048_576, '1 MB'],
  [100_000_000, '100 MB'],
])('writes %i bytes in units of a million', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});
