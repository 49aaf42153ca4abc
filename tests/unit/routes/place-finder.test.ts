/** The field that finds a place, on sites with many. */
import { describe, expect, it } from 'vitest';
import { placeIndexOf } from '../../../src/pipeline/output-input.ts';
import { aPlannedSite, manyPlaces } from '../../support/planned-site.ts';

describe('more places than a visitor looks through by eye', () => {
  const propsOf = (count: number) => {
    const site = aPlannedSite(manyPlaces(count, { postalCode: '97701', zipCodes: ['97701', '97702'] }));
    return { ...site.routeAt('/areas/', 'areas').props, index: placeIndexOf(site.model) };
  };

  it('have a field that finds them, with a list of their names and postal codes', () => {
    const { placeIndex, index } = propsOf(41);
    expect(placeIndex).toBe('/places.json');
    expect(index?.path).toBe('places.json');
    const [group] = index?.groups() ?? [];
    expect(group?.places).toHaveLength(41);
    expect(group?.places).toContainEqual(['Place 007', '/areas/place-007-or/', '97701,97702']);
  });

  it('are listed by name', () => {
    const names = propsOf(41).places?.links.map(({ label }) => label) ?? [];
    expect(names).toHaveLength(41);
    expect(names).toEqual([...names].sort());
  });

  it('have none up to 40', () => {
    const { placeIndex, index } = propsOf(40);
    expect([placeIndex, index]).toEqual([undefined, undefined]);
  });
});
