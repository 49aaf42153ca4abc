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

test('every number has bounds, so that none is written as 1e+21', () => {
  const unbounded = (node: unknown, path: string): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const { type, minimum, maximum } = node as Record<string, unknown>;
    const isOpen =
      (type === 'number' || type === 'integer') && !(Number(minimum) < Number(maximum) && Number(maximum) < 1e16);
    return [
      ...(isOpen ? [path] : []),
      ...Object.entries(node).flatMap(([name, child]) => unbounded(child, `${path}/${name}`)),
    ];
  };
  expect(unbounded(schemas, '')).toEqual([]);
});
