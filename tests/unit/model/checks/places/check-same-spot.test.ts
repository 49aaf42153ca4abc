/** Places with the coordinates of another place of the site. */
import { expect, test } from 'vitest';
import { aCity, aLinkedSite, type DataFile } from '../../../../support/builders.ts';

const bend = { latitude: 44.0582, longitude: -121.3153 };

function found(files: readonly DataFile[]): string[] {
  return aLinkedSite(files)
    .diagnostics.filter(({ code }) => code === 'place/same-spot')
    .map(({ code, at, message, related }) => `${code} ${at.file} ${message} ${related.map((other) => other.at.file)}`);
}
const places = (second: object) =>
  found([aCity({ name: 'Bend', geo: bend }), aCity({ name: 'Sisters', geo: bend, ...second })]);

test('the coordinates of another place in the same county are reported with that place', () => {
  expect(places({})).toEqual([
    'place/same-spot data/cities/sisters-or.yaml Sisters has the same coordinates as Bend. data/cities/bend-or.yaml',
  ]);
  // With the coordinates of another gazetteer, in the next cell of the grid.
  expect(places({ geo: { latitude: 44.0601, longitude: -121.3169 } })).toHaveLength(1);
});

test('neighboring towns, drafts and samples are not reported', () => {
  expect(places({ geo: { latitude: 44.0582, longitude: -121.3203 } })).toEqual([]);
  expect(places({ draft: true })).toEqual([]);
  expect(places({ sample: true })).toEqual([]);
});
