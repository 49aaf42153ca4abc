/** The slots that schemas give to pictures are ones the layout has. */
import { expect, it } from 'vitest';
import { isPictureSlot } from '../../../src/domain/picture-slots.ts';
import { schemas, sharedDefinitions } from '../../../src/schema/schemas.ts';

function slotsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'x-image' ? [String(value)] : slotsIn(value)));
}

/** How often a schema says that a value is the name of a picture. */
function picturesIn(node: unknown): number {
  return JSON.stringify(node).split('#/definitions/image"').length - 1;
}

it('every picture of a schema has a slot, and every slot is known', () => {
  const slots = slotsIn([schemas, sharedDefinitions]);
  expect(slots.filter((slot) => !isPictureSlot(slot))).toEqual([]);
  expect(slots.length).toBeGreaterThan(5);
  expect(slots.length).toBe(picturesIn([schemas, sharedDefinitions]));
});
