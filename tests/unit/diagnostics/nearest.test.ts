/** The existing name that is nearest to a misspelled one. */
import { describe, expect, test } from 'vitest';
import { didYouMean, nearest } from '../../../src/diagnostics/nearest.ts';

const cities = ['greenville-nc', 'washington-nc', 'new-bern-nc', 'winterville-nc', 'bath-nc'];

describe('the nearest name', () => {
  test.each([
    ['greenvile-nc', 'greenville-nc'],
    ['Greenville-NC', 'greenville-nc'],
    ['greenville', 'greenville-nc'],
    ['bath', 'bath-nc'],
    ['wintervile-nc', 'winterville-nc'],
    ['newbern-nc', 'new-bern-nc'],
  ])('to %s is %s', (name, meant) => {
    expect(nearest(name, cities)).toBe(meant);
  });

  test.each(['raleigh-nc-usa', 'xyz', ''])('to %j is undefined', (name) => {
    expect(nearest(name, cities)).toBe(undefined);
  });

  test.each([
    ['orleans-parish-la', 'allen-parish-la'],
    ['orleans-parish-la', 'iberia-parish-la'],
    ['/careers/', '/areas/'],
    ['or', 'la'],
  ])('is not what most of %s has in common with %s', (name, other) => {
    expect(nearest(name, [other])).toBe(undefined);
  });

  test.each([
    ['titel', 'title'],
    ['postcode', 'postalCode'],
    ['citys/bend-or.yaml', 'cities/bend-or.yaml'],
    ['lafayete-parish-la', 'lafayette-parish-la'],
    ['/carreers/', '/careers/'],
    ['/services/piano/', '/services/piano-tuning/'],
  ])('to %s is %s', (name, meant) => {
    expect(nearest(name, [meant])).toBe(meant);
  });

  test('is the first of two equally similar names', () => {
    expect(nearest('cat', ['bat', 'rat'])).toBe('bat');
  });

  test('is undefined for an empty list', () => {
    expect(nearest('bath-nc', [])).toBe(undefined);
  });

  test('is put into a question', () => {
    expect(didYouMean('bath-nc')).toBe('Did you mean bath-nc?');
  });
});
