/** The existing name that is nearest to a misspelled one. */
import { expect, test } from 'vitest';
import { adviseOnce, nearest } from '../../../src/diagnostics/nearest.ts';

const cities = ['greenville-nc', 'washington-nc', 'new-bern-nc', 'winterville-nc', 'bath-nc'];

test.each([
  ['Greenville-NC', 'greenville-nc'],
  ['greenville', 'greenville-nc'],
  ['newbern-nc', 'new-bern-nc'],
])('the nearest name to %s is %s', (name, meant) => {
  expect(nearest(name, cities)).toBe(meant);
});

test.each(['raleigh-nc-usa', 'xyz', ''])('the nearest name to %j is undefined', (name) => {
  expect(nearest(name, cities)).toBe(undefined);
});

test.each([
  ['orleans-parish-la', 'iberia-parish-la'],
  ['/careers/', '/areas/'],
  ['or', 'la'],
])('the nearest name is not what most of %s has in common with %s', (name, other) => {
  expect(nearest(name, [other])).toBe(undefined);
});

test.each([
  ['postcode', 'postalCode'],
  ['citys/bend-or.yaml', 'cities/bend-or.yaml'],
  ['/carreers/', '/careers/'],
  ['/services/piano/', '/services/piano-tuning/'],
])('the nearest name to %s is %s', (name, meant) => {
  expect(nearest(name, [meant])).toBe(meant);
});

test('the nearest name is the first of two equally similar names', () => {
  expect(nearest('cat', ['bat', 'rat'])).toBe('bat');
});

test('if hundreds of different names are missing, the first hundred get a guess', () => {
  const advise = adviseOnce((name) => `${name}?`);
  const guesses = Array.from({ length: 300 }, (_, number) => advise(`${number}`));
  expect(guesses.slice(98, 101)).toEqual(['98?', '99?', undefined]);
  expect(advise('0')).toBe('0?');
});
