/** Reports census codes of other counties, misspelled counties, places in a county of another state, drafts of counties with published places, drive times that end before they begin, and coordinates copied from another place. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { didYouMean, isOneSlip } from '../../../diagnostics/nearest.ts';
import { countiesNamed, countiesOf } from '../../../domain/geography/county-atlas.ts';
import { countyKey } from '../../../domain/geography/county-names.ts';
import { type AtlasCounty, countyOfCode } from '../../../domain/geography/county-outlines.ts';
import { stateOfSlug } from '../../../domain/geography/place-names.ts';
import { type State, stateOfAddress } from '../../../domain/geography/regions.ts';
import { groupBy } from '../../../domain/groups.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { CityFile, Site } from '../../../schema/types.gen.ts';
import { withoutDrafts } from '../../entities.ts';
import type { SiteRecord, SiteRecords } from '../../file-facts.ts';

type City = SiteRecord<'city'>;
type County = SiteRecord<'county'>;
type Address = Site['business']['address'];

export function checkCounties({ site, counties, cities }: SiteRecords): Diagnostic[] {
  if (!site) return [];
  const { address } = site.value.business;
  const byCounty = groupBy(cities, ({ facts }) => facts.city.county);
  return counties.flatMap((county) => {
    const inCounty = byCounty.get(county.slug) ?? [];
    return [
      ...checkCode(county, address),
      ...inCounty.flatMap((city) => checkState(city, county, address)),
      ...checkDraft(county, inCounty),
    ];
  });
}

/** Codes of another state are reported by checkLocalForm. */
function checkCode(county: County, address: Address): Diagnostic[] {
  const { facts, locate } = county;
  const { name, fips, sample, state: own } = facts.county;
  const state = stateOfAddress(address, own);
  if (sample || !state) return [];
  const named = countiesNamed(name, state.code);
  if (fips === undefined) return checkName(county, state, named);
  if (!fips.startsWith(state.code)) return [];
  const found = countyOfCode(fips);
  if (named.length === 0 || named.some(({ code }) => code === fips)) return [];
  const message = `${fips} is ${found ? `the census code of ${found.name}` : 'not a census code'}, not of ${name}.`;
  const hint = `Use ${named.map((county) => `${county.code}, the code of ${county.name}`).join('; or ')}.`;
  return [diagnose('county/fips', locate(['fips']), message, { hint })];
}

/** The facts have a code for each county that is found by its name. An area that only resembles a county may be the owner's own: North County in Missouri, which has a Worth County. */
function checkName({ facts, locate }: County, state: State, named: readonly AtlasCounty[]): Diagnostic[] {
  const { name } = facts.county;
  const key = countyKey(name);
  // Without its word, a shorter name may be that of a town: Renton, not Benton County.
  const isLike = (one: AtlasCounty) =>
    isOneSlip(name, one.name) || (key.length > 7 && isOneSlip(key, countyKey(one.name)));
  const meant = named.length > 0 || key.length <= 5 ? named : countiesOf(state.code).filter(isLike);
  if (meant.length === 0) return [];
  const kind = named.length > 0 ? 'the name of two counties' : 'no county';
  const message = `${name} is ${kind} of ${state.name}, so the map does not show it.`;
  return [
    diagnose('county/name', locate(['name']), message, {
      hint: didYouMean(meant.map((one) => one.name).join(' or ')),
    }),
  ];
}

/** In any country, a place must be in the state of its county. A state that is not that of the file's name is reported for the name. */
function checkState(place: City, county: County, address: Address): Diagnostic[] {
  const { city } = place.facts;
  const { name, state: stateOfCounty } = county.facts.county;
  const { state } = city;
  if (state === stateOfCounty || stateOfSlug(place.slug, address) === stateOfCounty) return [];
  if (stateOfSlug(county.slug, address) === state) return [];
  const message = `${city.name} is in ${state}, but its county, ${name}, is in ${stateOfCounty}.`;
  const related = [{ message: 'The county:', at: county.locate(['name']) }];
  const hint = `Use a county in ${state}, write state: ${stateOfCounty} here, or correct the state of the county.`;
  return [diagnose('city/county-state', place.locate(['county']), message, { hint, related })];
}

/** A place that names itself would have an empty list of nearby places. */
export function checkItself({ value, slug, locate }: DataRecord<CityFile>): Diagnostic[] {
  const index = value.nearby?.indexOf(slug) ?? -1;
  const entries = index === -1 ? [] : [locate(['nearby', index])];
  if (Object.hasOwn(value.acrossWater, slug)) entries.push(locate.key(['acrossWater', slug]));
  const message = `${value.name} is listed as near itself.`;
  return entries.map((at) => diagnose('reference/itself', at, message, { hint: 'Delete the entry.' }));
}

export function checkDriveTime({ value: { eta }, locate }: DataRecord<CityFile>): Diagnostic[] {
  const [first = 0, second = first] = eta?.match(/\d+/g)?.map(Number) ?? [];
  if (second >= first) return [];
  const message = `eta is a range from ${first} to ${second} minutes, which ends before it begins.`;
  return [diagnose('schema/range', locate(['eta']), message, { hint: `Write eta: ${second}-${first} min` })];
}

/** The places of a draft would be missing from lists. */
function checkDraft({ facts: { county, draft }, locate }: County, inCounty: readonly City[]): Diagnostic[] {
  const [first, ...others] = draft ? withoutDrafts(inCounty) : [];
  if (!first) return [];
  const places = others.length === 0 ? 'a place in it is published' : `${others.length + 1} places in it are published`;
  return [
    diagnose('county/draft', locate(['draft']), `${county.name} is a draft, but ${places}.`, {
      hint: `Delete draft: true here, or add it to ${others.length === 0 ? 'the place' : 'each place'} until the county is ready.`,
      related: [{ message: others.length === 0 ? 'The place:' : 'The first of them:', at: first.locate(['county']) }],
    }),
  ];
}

/** Skips drafts. Two files about the same place have their own diagnostic. */
export function checkSameSpot({ cities }: SiteRecords): Diagnostic[] {
  const bySpot = groupBy(withoutDrafts(cities), ({ facts: { city } }) => `${city.geo.latitude} ${city.geo.longitude}`);
  return [...bySpot.values()].flatMap(([first, ...others]) =>
    others.flatMap((record) => {
      const [name, firstName] = [record.facts.city.name, first.facts.city.name];
      if (name === firstName) return [];
      const hint = 'Correct latitude and longitude in the file where they are wrong.';
      const related = [{ message: `${firstName}:`, at: first.locate.key(['geo']) }];
      const message = `${name} has the same coordinates as ${firstName}.`;
      return [diagnose('place/same-spot', record.locate.key(['geo']), message, { hint, related })];
    }),
  );
}
