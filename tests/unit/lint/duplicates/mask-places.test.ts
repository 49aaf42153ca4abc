import { expect, test } from 'vitest';
import { placeMask } from '../../../../src/lint/duplicates/mask-places.ts';
import { hashOf } from '../../../../src/lint/duplicates/word-hashes.ts';
import { aCity, aCounty, aModel } from '../../../support/builders.ts';

const maskWords = placeMask(
  aModel([aCounty({ name: 'Deschutes County' }), aCity({ name: 'Sisters' }), aCity({ name: 'La Pine' })]),
);
const mask = (text: string) => {
  const { hashes, length } = maskWords(text);
  return Array.from(hashes).slice(0, length);
};
/** `_` is the blank. */
const hashes = (text: string) => text.split(' ').map(hashOf);

test('the name of every place becomes the same blank, however many words it has', () => {
  expect(mask('We tune in Sisters.')).toEqual(mask('We tune in La Pine.'));
  expect(mask('We tune in Sisters.')).toEqual(hashes('we tune in _'));
});

test('counties (with and without the word County), the state and numbers become blanks', () => {
  expect(mask('All of Deschutes County')).toEqual(hashes('all of _'));
  expect(mask('All of Deschutes')).toEqual(hashes('all of _'));
  expect(mask('In Bend, Oregon 97701 by 2026')).toEqual(hashes('in _ by _'));
  expect(mask('541-555-0230')).toEqual(hashes('_'));
});

test('names in capitals and possessive forms become blanks, too', () => {
  expect(mask('SISTERS’ pianos, Sisters’s pianos')).toEqual(hashes('_ pianos _ pianos'));
});

test('a word that only begins like a name is kept', () => {
  expect(mask('La Pineta and pine')).toEqual(hashes('la pineta and pine'));
});
