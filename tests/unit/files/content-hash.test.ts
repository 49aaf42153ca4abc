/** Names and keys by content. */
import { expect, test } from 'vitest';
import { contentHash } from '../../../src/files/content-hash.ts';

test('a name is 64 bits of SHA-256, in letters that no file system folds', () => {
  expect(contentHash('oak')).toBe(0xdf877645404747cbn.toString(36).padStart(13, '0'));
  expect(contentHash(Buffer.from('oak'))).toBe(contentHash('oak'));
});
