import { expect, test } from 'vitest';
import { placeMask } from '../../../../src/lint/copies/mask-places.ts';
import { aCity, aCounty, aModel } from '../../../support/builders.ts';

const mask = placeMask(
  aModel([aCounty({ name: 'Deschutes County' }), aCity({ name: 'Sisters' }), aCity({ name: 'La Pine' })]),
);
const masked = (text: string) => mask(text).join(' ');

test('every place of the site is the same blank, whatever words its name has', () => {
  expect(masked('We tune in Sisters.')).toBe(masked('We tune in La Pine.'));
  expect(masked('We tune in Sisters.')).toBe('we tune in _');
});

test('so are counties with and without the word, the state, and numbers', () => {
  expect(masked('All of Deschutes County')).toBe('all of _');
  expect(masked('All of Deschutes')).toBe('all of _');
  expect(masked('In Bend, Oregon 97701 by 2026')).toBe('in _ by _');
  expect(masked('541-555-0230')).toBe('_');
});

test('names in other forms are names: capitals, possessives', () => {
  expect(masked('SISTERS’ pianos, Sisters’s pianos')).toBe('_ pianos _ pianos');
});

test('a word that only begins like a name stays', () => {
  expect(masked('La Pineta and pine')).toBe('la pineta and pine');
});
