/** Counties that are drafts while their places are published. */
import { expect, test } from 'vitest';
import { aCity, aCounty, aLinkedSite } from '../../../../support/builders.ts';

const draft = aCounty({ name: 'Crook County', draft: true });
const inCrook = { county: 'crook-county-or' };

function found(cities: Parameters<typeof aCity>[0][], county = draft): object[] {
  const { diagnostics } = aLinkedSite([county, aCounty({ name: 'Deschutes County' }), ...cities.map(aCity)]);
  return diagnostics.filter(({ code }) => code === 'county/draft');
}

test('a draft of a county with published places is reported, with the first of them', () => {
  const one = found([{ name: 'Prineville', ...inCrook }, { name: 'Bend' }]);
  expect(one).toMatchObject([
    {
      code: 'county/draft',
      severity: 'warning',
      message: 'Crook County is a draft, but a place in it is published.',
      at: { file: 'data/counties/crook-county-or.yaml' },
      related: [{ at: { file: 'data/cities/prineville-or.yaml' } }],
    },
  ]);
  const two = found([
    { name: 'Prineville', ...inCrook },
    { name: 'Powell Butte', ...inCrook, geo: { latitude: 44.2, longitude: -121 } },
  ]);
  expect(two).toMatchObject([{ message: 'Crook County is a draft, but 2 places in it are published.' }]);
});

test('drafts of a county whose places are drafts too, and counties that are published, are not reported', () => {
  expect(found([{ name: 'Prineville', ...inCrook, draft: true }, { name: 'Bend' }])).toEqual([]);
  expect(found([{ name: 'Prineville', ...inCrook }], aCounty({ name: 'Crook County' }))).toEqual([]);
});
