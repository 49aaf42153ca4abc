/** Compression as browsers ask for it. */
import { expect, test } from 'vitest';
import { chooseEncoding } from '../../../src/http/accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br ; q = 0.5 , gzip;q=0.5', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0, *', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['br;q=2', 'br'],
  ['br;q=', 'br'],
  ['br;q=0.0001', 'br'],
  ['bro, gzipped, notbr', 'identity'],
  [',,;;q=1,', 'identity'],
])('%j is best answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
