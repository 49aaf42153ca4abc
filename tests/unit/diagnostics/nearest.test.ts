/** The existing name that is nearest to a misspelled one. */
import { expect, test } from 'vitest';
import { adviseOnce, nearest } from '../../../src/diagnostics/nearest.ts';

const cities = ['greenville-nc', 'washington-nc', 'new-bern-nc', 'winterville-nc', 'bath-nc'];

test.each([
  ['Greenville-NC', cities, 'greenville-nc'],
  ['greenville', cities, 'greenville-nc'],
  ['newbern-nc', cities, 'new-bern-nc'],
  ['raleigh-nc-usa', cities, undefined],
  ['xyz', cities, undefined],
  ['', cities, undefined],
  ['postcode', ['postalCode'], 'postalCode'],
  ['citys/bend-or.yaml', ['cities/bend-or.yaml'], 'cities/bend-or.yaml'],
  ['/carreers/', ['/careers/'], '/careers/'],
  ['/services/piano/', ['/services/piano-tuning/'], '/services/piano-tuning/'],
  // What they have in common is most of them, but not the name.
  ['orleans-parish-la', ['iberia-parish-la'], undefined],
  ['/careers/', ['/areas/'], undefined],
  ['or', ['la'], undefined],
  ['cat', ['bat', 'rat'], 'bat'],
  ['/trems/', ['/areas/', '/terms/'], '/terms/'],
  // Two letters of five are wrong.
  ['facts', ['focus'], undefined],
  ['foucs', ['focus'], 'focus'],
  ['servce', ['services'], 'services'],
])('the nearest name to %j of %j is %j', (name, known, meant) => {
  expect(nearest(name, known)).toBe(meant);
});

test('if hundreds of different names are missing, the first hundred get a guess', () => {
  const advise = adviseOnce((name) => `${name}?`);
  const guesses = Array.from({ length: 300 }, (_, number) => advise(`${number}`));
  expect(guesses.slice(98, 101)).toEqual(['98?', '99?', undefined]);
  expect(advise('0')).toBe('0?');
});
