/** Names and keys by content. */
import { expect, test } from 'vitest';
import { contentHash } from '../../../src/assets/content-hash.ts';

test('a name has 64 bits of the contents, in letters that no file system folds', () => {
  const names = Array.from({ length: 500 }, (_, index) => contentHash(`${index}`));
  expect(names.filter((name) => !/^[0-9a-z]{13}$/.test(name))).toEqual([]);
  const bits = names.map((name) =>
    [...name].reduce((sum, letter) => sum * 36n + BigInt(Number.parseInt(letter, 36)), 0n),
  );
  expect(bits.every((value) => value < 2n ** 64n)).toBe(true);
  // The topmost of 64 bits is set in half of them.
  const high = bits.filter((value) => value >= 2n ** 63n).length;
  expect(high).toBeGreaterThan(150);
  expect(high).toBeLessThan(350);
});
