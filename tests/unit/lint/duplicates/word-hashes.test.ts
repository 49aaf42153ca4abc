import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, isNumber, wordHashes } from '../../../../src/lint/duplicates/word-hashes.ts';

const hashes = (...words: string[]) => words.map(hashOf);

test('words are in lower case, without signs and the endings of apostrophes', () => {
  expect(wordHashes('Bath’s oaks, and JOE\'S: don’t "cut" 24–48 hours')).toEqual(
    hashes('bath', 'oaks', 'and', 'joe', 'don', 't', 'cut', '24', '48', 'hours'),
  );
});

test('words of other alphabets are words', () => {
  expect(wordHashes('Über-uns: Žižkov’s Café ²')).toEqual(hashes('über', 'uns', 'žižkov', 'café', '²'));
});

test('a digit makes a word a number', () => {
  expect(wordHashes('28560 a1 b').map(isNumber)).toEqual([true, true, false]);
});

test('a text has the same words with and without letters outside ASCII', () => {
  const sign = fc.constantFrom(..."abSs019_'’ .-–“”\u00a0");
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const text = signs.join('');
      expect(wordHashes(`${text} é`)).toEqual([...wordHashes(text), hashOf('é')]);
    }),
  );
});
