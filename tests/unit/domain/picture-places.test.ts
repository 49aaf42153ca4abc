/** The places that schemas give to pictures are ones the layout has. */
import { expect, it } from 'vitest';
import { isPicturePlace } from '../../../src/domain/picture-places.ts';
import { schemas, sharedDefinitions } from '../../../src/schema/schemas.ts';

function placesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'x-image' ? [String(value)] : placesIn(value)));
}

/** How often a schema says that a value is the name of a picture. */
function picturesIn(node: unknown): number {
  return JSON.stringify(node).split('#/definitions/image"').length - 1;
}

it('every picture of a schema has a place, and every place is known', () => {
  const places = placesIn([schemas, sharedDefinitions]);
  expect(places.filter((place) => !isPicturePlace(place))).toEqual([]);
  expect(places.length).toBeGreaterThan(5);
  expect(places.length).toBe(picturesIn([schemas, sharedDefinitions]));
});
