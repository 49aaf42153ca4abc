import { expect, test } from 'vitest';
import { textKey } from '../../../../src/lint/pages/text-key.ts';

test('the key of a text is the same each time, and a safe integer', () => {
  expect(textKey('tree removal in bath, nc')).toBe(textKey('tree removal in bath, nc'));
  expect(Number.isSafeInteger(textKey('tree removal in bath, nc'))).toBe(true);
});

test('texts that differ in a letter or a number have different keys', () => {
  const places = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((first) =>
    [...'abcdefghijklmnopqrstuvwxyz'].map((second) => `${first}${second}ton`),
  );
  const texts = places.flatMap((place) => Array.from({ length: 50 }, (_, zip) => `Tree removal in ${place}, ${zip}`));
  expect(new Set(texts.map(textKey)).size).toBe(texts.length);
});
