/** Ranges and compression as clients ask for them. */
import { expect, test } from 'vitest';
import { chooseEncoding } from '../../../src/http/encode.ts';
import { parseRange } from '../../../src/http/file-response.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['Bytes = 1 - 2', { start: 1, end: 2 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 99 }],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=5-4', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
])('of 100 bytes, %j is %j', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('an empty file has no parts', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['x-gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0, *;q=0', 'identity'],
  ['bro, gzipped, notbr', 'identity'],
])('%j is best answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
