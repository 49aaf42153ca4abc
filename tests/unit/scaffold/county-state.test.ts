/** `treesite new` for places and counties of another state or country. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { planNew } from '../../../src/scaffold/plan-new.ts';
import type { CountyFile } from '../../../src/schema/types.gen.ts';
import { slugify } from '../../../src/text/strings.ts';
import { aRequest, aSite, aSiteIn } from './a-site.ts';

describe('a new city in a county of another state', () => {
  const clark = { name: 'Clark County', state: 'WA' } as CountyFile;
  const { counties, slugs } = aSite();
  const site = aSite({
    counties: new Map([...counties, ['clark-county-wa', clark]]),
    slugs: { ...slugs, county: [...slugs.county, 'clark-county-wa'] },
  });

  it.each(['clark-county-wa', 'Clark County, WA', 'clark county, Washington'])(
    'has the state of the county: %s',
    (county) => {
      const plan = planNew(aRequest({ name: 'Vancouver', given: { county } }), site);
      const [file] = plan.files;
      expect(file?.file).toBe('cities/vancouver-wa.yaml');
      expect(parse(file?.text ?? '')).toMatchObject({ state: 'WA', county: 'clark-county-wa' });
      expect(plan).toMatchObject({ notes: ['Name: Vancouver. State: WA.'] });
    },
  );

  it('is written with the county and its state', () => {
    const request = aRequest({ name: 'Seattle', given: { county: 'King County, WA' }, withCounty: true });
    const files = planNew(request, site).files;
    expect(files.map(({ file }) => file)).toEqual(['cities/seattle-wa.yaml', 'counties/king-county-wa.yaml']);
  });
});

it('outside the United States, a county has no word of its own: WA is also Western Australia', () => {
  const plan = planNew(aRequest({ kind: 'county', name: 'Peel' }), aSiteIn('WA', 'AU'));
  expect(plan.files[0]?.file).toBe('counties/peel-wa.yaml');
});

it.each(['Ponoka', 'Ponoka, Alberta'])('but one that exists is found without the word: %s', (county) => {
  const site = siteWith('Ponoka County', 'AB', 'CA');
  const [file] = planNew(aRequest({ name: 'Rimbey', given: { county } }), site).files;
  expect(parse(file?.text ?? '')).toMatchObject({ county: 'ponoka-county-ab' });
});

/** A site there with one county. */
function siteWith(name: string, state: string, country: string) {
  const site = aSiteIn(state, country);
  const slug = slugify(`${name} ${state}`);
  const slugs = { ...site.slugs, county: [slug] };
  return { ...site, slugs, counties: new Map([[slug, { name } as CountyFile]]) };
}

it.each([
  ['PR', 'US', 'Municipio de Ponce', 'Ponce'],
  ['AK', 'US', 'Juneau Borough', 'Juneau'],
  ['VA', 'US', 'Norfolk County', 'Norfolk'],
  ['Avon', 'GB', 'City of Bristol', 'Bristol'],
])('in %s, %s, %s is found as %s', (state, country, name, county) => {
  const site = siteWith(name, state, country);
  const [file] = planNew(aRequest({ name: 'Coto Laurel', given: { county } }), site).files;
  expect(parse(file?.text ?? '')).toMatchObject({ county: site.slugs.county[0] });
});

it.each([
  ['Gatineau, Québec', 'ON', 'CA', 'cities/gatineau-qc.yaml'],
  ['Geelong VIC', 'WA', 'AU', 'cities/geelong-vic.yaml'],
  ['Newry, ME', 'Down', 'GB', 'cities/newry-me-down.yaml'],
])('outside the United States, the state of a place is one of its country: %s', (name, region, country, file) => {
  const request = aRequest({ name, given: { county: 'other' }, withCounty: true });
  expect(planNew(request, aSiteIn(region, country)).files[0]?.file).toBe(file);
});

it.each([
  ['MO', 'US', 'Jefferson County', 'Jefferson City'],
  ['G', 'IE', 'Galway', 'Galway City'],
])('in %s, %s, %s does not contain %s', (state, country, name, county) => {
  const request = aRequest({ name: 'Taos', given: { county }, withCounty: true });
  const files = planNew(request, siteWith(name, state, country)).files.map(({ file }) => file);
  expect(files).toContain(`counties/${slugify(`${county} ${state}`)}.yaml`);
});
