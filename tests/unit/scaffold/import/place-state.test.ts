/** The state of a row that names none, and rows whose coordinates contradict their state. */
import { describe, expect, it } from 'vitest';
import type { CountyFile } from '../../../../src/schema/types.gen.ts';
import { inOregon, names, plan, said, textOf } from './plan-of.ts';

const clark = { state: 'WA' } as unknown as CountyFile;
const facts = {
  ...inOregon,
  counties: new Map([...inOregon.counties, ['clark-county-wa', clark] as const]),
  slugs: { ...inOregon.slugs, county: [...inOregon.slugs.county, 'clark-county-wa'] },
};

describe('a row without a state', () => {
  it.each(['clark-county-wa', 'Clark', 'Clark County, WA'])('has that of its county: %s', (county) => {
    const planned = plan(`Town,County\nVancouver,"${county}"\n`, { facts });
    expect(names(planned)).toEqual(['cities/vancouver-wa.yaml']);
    expect(textOf(planned, 'cities/vancouver-wa.yaml')).toMatch(/\ncounty: clark-county-wa\n(.*\n)*state: WA\n/);
  });

  it('has that of the business if a county of this name in another state exists and new counties are written', () => {
    const planned = plan('Town,County\nMonroe,Clark\n', { facts, withCounties: true, fillIn: true });
    expect(names(planned)).toEqual(['counties/clark-county-or.yaml', 'cities/monroe-or.yaml']);
  });

  it.each([false, true])(
    'has the one of its coordinates, not of a county with the name: with counties %s',
    (withCounties) => {
      const text = 'Town,County,Coordinates\nMonroe,Clark,"44.3, -120.85"\nVancouver,Clark,"45.635, -122.67"\n';
      const planned = plan(text, { facts, withCounties, fillIn: true });
      expect(names(planned).filter((name) => name.startsWith('cities/'))).toEqual([
        'cities/monroe-or.yaml',
        'cities/vancouver-wa.yaml',
      ]);
    },
  );

  it('has the one that contains its coordinates', () => {
    const planned = plan('Town,Coordinates\nVancouver,"45.8, -122.5"\nPrineville,"44.3, -120.85"\n', { facts });
    expect(names(planned)).toEqual(['cities/vancouver-wa.yaml', 'cities/prineville-or.yaml']);
    expect(textOf(planned, 'cities/vancouver-wa.yaml')).toContain('county: clark-county-wa\n');
  });

  it('is in the state of the business if it is at the border, because outlines are not exact', () => {
    const planned = plan('Town,Coordinates\nPortland,"45.635, -122.65"\n', { facts, withCounties: true, fillIn: true });
    expect(names(planned)).toEqual(['counties/multnomah-county-or.yaml', 'cities/portland-or.yaml']);
  });
});

describe('a row whose coordinates are in another state', () => {
  const text = 'Town,State,Coordinates\nVancouver,OR,"46.1, -122.5"\n';

  it('is reported', () => {
    const planned = plan(text, { facts });
    expect(said(planned)).toContain('2:14 place/outside-county');
    const found = planned.diagnostics.find(({ code }) => code === 'place/outside-county');
    expect(found?.message).toBe('The coordinates of Vancouver are in WA, not in OR, so they give no county.');
  });

  it('gets no county that does not exist', () => {
    const planned = plan(text, { facts, withCounties: true, fillIn: true });
    expect(names(planned)).toEqual(['cities/vancouver-or.yaml']);
  });
});

it('a table without names is reported once, with what to do', () => {
  const { diagnostics, files } = plan('Lugar,ZIP\nBend,97701\nSisters,97759\n');
  expect(files).toEqual([]);
  expect(diagnostics).toMatchObject([
    {
      code: 'import/no-column',
      at: { line: 1 },
      message: 'No column was recognized as the name of each city.',
      hint: 'Add a column name, or add --map "column=name".',
    },
  ]);
});
