/** Claims with their proof, on the pages that they are about. */
import { expect, test } from 'vitest';
import { aCity, aCounty, aService, siteFile } from '../../support/builders.ts';
import { aPlannedSite } from '../../support/planned-site.ts';

test('a claim is shown on the pages of its services, its counties and their places, with its proof', () => {
  const claims = [
    '  - { text: Licensed tuner, detail: No. 12345, services: [tuning] }',
    '  - { text: Bonded, counties: [deschutes-county-or] }',
    '  - { text: Friendly }',
  ];
  const { routeAt } = aPlannedSite([
    siteFile((text) => `${text}claims:\n${claims.join('\n')}\n`),
    aService({ title: 'Tuning' }),
    aService({ title: 'Repair' }),
    aCounty({ name: 'Deschutes County' }),
    aCounty({ name: 'Crook County' }),
    aCity({ name: 'Sisters', county: 'deschutes-county-or' }),
    aCity({ name: 'Prineville', county: 'crook-county-or' }),
  ]);
  const texts = ({ props }: { props: { hero: { badges: { text: string }[] } } }) =>
    props.hero.badges.map(({ text }) => text).filter((text) => /Licensed|Bonded|Friendly/.test(text));
  expect(texts(routeAt('/services/tuning/', 'service'))).toEqual(['Licensed tuner: No. 12345']);
  expect(texts(routeAt('/services/repair/', 'service'))).toEqual([]);
  expect(texts(routeAt('/areas/deschutes-county-or/', 'county'))).toEqual(['Bonded']);
  expect(texts(routeAt('/areas/sisters-or/', 'city'))).toEqual(['Bonded']);
  expect(texts(routeAt('/areas/prineville-or/', 'city'))).toEqual([]);
});
