/** Compressed once, and cached while there is room. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCompressor } from '../../../src/http/compress.ts';

/** Bytes that hardly compress. */
const bytes = (seed: number) => Uint8Array.from({ length: 1000 }, (_, index) => (index * index * seed) % 251);

test('can be read again', async () => {
  const compress = createCompressor();
  expect(new Uint8Array(brotliDecompressSync(await compress(bytes(3), 'br')))).toEqual(bytes(3));
  expect(new Uint8Array(gunzipSync(await compress(bytes(3), 'gzip')))).toEqual(bytes(3));
});

test('gives what it has made before, until others need the room', async () => {
  const compress = createCompressor(1200);
  const first = await compress(bytes(3), 'gzip');
  expect(await compress(bytes(3), 'gzip')).toBe(first);
  for (const seed of [5, 7, 11, 13]) await compress(bytes(seed), 'gzip');
  expect(await compress(bytes(3), 'gzip')).not.toBe(first);
  expect(await compress(bytes(3), 'gzip')).toEqual(first);
});
