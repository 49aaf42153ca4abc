/** Descriptions of fields that name a limit name the limit of the code. */
import { expect, test } from 'vitest';
import { maxPlaceCards, maxPlacesByEye } from '../../../src/domain/list-limits.ts';
import { schemas } from '../../../src/schema/schemas.ts';

const textOf = (kind: 'city' | 'site') => JSON.stringify(schemas[kind]);

test('groups of places and the field that finds places say for how many places', () => {
  const cards = `On a site with more than ${maxPlaceCards} places, only featured places have cards`;
  expect(textOf('site')).toContain(`${cards} on that page, and a group without featured places is not shown.`);
  expect(textOf('city')).toContain(`${cards}.`);
  expect(textOf('site')).toContain(`with more than ${maxPlacesByEye} places`);
});
