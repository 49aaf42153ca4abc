/** The search for neighbors reads few places, and finds the same as a search of all places. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween } from '../../../src/domain/geography/distance.ts';
import { neighborFinder } from '../../../src/model/nearby-places.ts';

type Places = Parameters<typeof neighborFinder>[0];

function nearestOfAll(places: Places, place: Places[number], count: number) {
  return places
    .map((other, order) => ({ slug: other.slug, miles: milesBetween(place.geo, other.geo), order }))
    .filter(({ slug }) => slug !== place.slug)
    .sort((a, b) => a.miles - b.miles || a.order - b.order)
    .slice(0, count)
    .map(({ slug, miles }) => ({ slug, miles }));
}

/** Half of them on a coarse grid, where many are at the same place or the same distance. */
const degrees = (min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true, noDefaultInfinity: true }));
const placesIn = (latitudes: [number, number], longitudes: [number, number]) =>
  fc
    .array(fc.record({ latitude: degrees(...latitudes), longitude: degrees(...longitudes) }), {
      minLength: 1,
      maxLength: 60,
    })
    .map((points) => points.map((geo, index) => ({ slug: `p${index}`, geo })));

test.each([
  ['a county', placesIn([40, 44], [-80, -76])],
  ['the whole earth, its poles and its date line', placesIn([-90, 90], [-180, 180])],
])('finds the nearest places of %s', (_, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (places) => {
      const find = neighborFinder(places);
      for (const place of places) expect(find(place, 5)).toEqual(nearestOfAll(places, place, 5));
    }),
  );
});
