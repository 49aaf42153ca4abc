/** Reports census codes of other counties, places in a county of another state, drafts of counties with published places, drive times that end before they begin, and coordinates copied from another place. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { countyAtlas } from '../../../domain/geography/county-atlas.ts';
import { stateOfAddress } from '../../../domain/geography/regions.ts';
import { groupBy } from '../../../domain/groups.ts';
import type { DataRecord, NamedRecords, RecordName } from '../../../schema/records.ts';
import type { CityFile, Site } from '../../../schema/types.gen.ts';
import type { CitySummary, CountySummary } from '../../summary.ts';
import type { SiteContext } from '../check.ts';

/** A file's summary, with locations of its fields. */
interface Located<Summary> extends Pick<RecordName, 'locate'> {
  value: Summary;
  draft: boolean;
}

type Address = Site['business']['address'];

export function checkCounties(
  { site, counties, cities }: NamedRecords,
  { facts }: Pick<SiteContext, 'facts'>,
): Diagnostic[] {
  if (!site) return [];
  const { address } = site.value.business;
  const places = cities.flatMap(({ file, locate }): Located<CitySummary>[] => {
    const { city, draft = false } = facts.get(file) ?? {};
    return city ? [{ value: city, draft, locate }] : [];
  });
  const byCounty = groupBy(places, ({ value }) => value.county);
  return counties.flatMap(({ slug, file, locate }) => {
    const { county, draft = false } = facts.get(file) ?? {};
    if (!county) return [];
    const located = { value: county, draft, locate };
    const inCounty = byCounty.get(slug) ?? [];
    return [
      ...checkCode(located, address),
      ...inCounty.flatMap((place) => checkState(place, located, address)),
      ...checkDraft(located, inCounty),
    ];
  });
}

/** Codes of another state are reported by checkLocalForm. */
function checkCode({ value, locate }: Located<CountySummary>, address: Address): Diagnostic[] {
  const { name, fips, sample } = value;
  const state = stateOfAddress(address, value.state);
  if (sample || fips === undefined || !state || !fips.startsWith(state.code)) return [];
  const atlas = countyAtlas();
  const named = atlas.named(name, state.code);
  const found = atlas.county(fips);
  if (named.length === 0 || named.some(({ code }) => code === fips)) return [];
  const message = `${fips} is ${found ? `the census code of ${found.name}` : 'not a census code'}, not of ${name}.`;
  const hint = `Use ${named.map((county) => `${county.code}, the code of ${county.name}`).join('; or ')}.`;
  return [diagnose('county/fips', locate(['fips']), message, { hint })];
}

/** In any country, a place must be in the state of its county. */
function checkState(
  { value, locate }: Located<CitySummary>,
  county: Located<CountySummary>,
  { region }: Address,
): Diagnostic[] {
  const [state, countyState] = [value.state ?? region, county.value.state ?? region];
  if (state === countyState) return [];
  const message = `${value.name} is in ${state}, but its county, ${county.value.name}, is in ${countyState}.`;
  const related = [{ message: 'The county:', at: county.locate(['name']) }];
  const hint = `Use a county in ${state}, or correct state: in one of the two files.`;
  return [diagnose('city/county-state', locate(['county']), message, { hint, related })];
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
function checkDraft({ value, draft, locate }: Located<CountySummary>, inCounty: Located<CitySummary>[]): Diagnostic[] {
  const [first, ...others] = inCounty.filter((place) => draft && !place.draft);
  if (!first) return [];
  const places = others.length === 0 ? 'a place in it is published' : `${others.length + 1} places in it are published`;
  return [
    diagnose('county/draft', locate(['draft']), `${value.name} is a draft, but ${places}.`, {
      hint: `Delete draft: true here, or add it to ${others.length === 0 ? 'the place' : 'each place'} until the county is ready.`,
      related: [{ message: others.length === 0 ? 'The place:' : 'The first of them:', at: first.locate(['county']) }],
    }),
  ];
}

/** Skips drafts and samples. Two files about the same place have their own diagnostic. */
export function checkSameSpot({ cities }: NamedRecords, { facts }: Pick<SiteContext, 'facts'>): Diagnostic[] {
  const firsts = new Map<string, { name: string; record: RecordName }>();
  return cities.flatMap((record) => {
    const { city, draft } = facts.get(record.file) ?? {};
    if (!city || city.sample || draft) return [];
    const { name, geo } = city;
    const spot = `${geo.latitude} ${geo.longitude}`;
    const first = firsts.get(spot);
    if (!first) firsts.set(spot, { name, record });
    if (!first || first.name === name) return [];
    return [
      diagnose('place/same-spot', record.locate.key(['geo']), `${name} has the same coordinates as ${first.name}.`, {
        hint: 'Correct latitude and longitude in the file where they are wrong.',
        related: [{ message: `${first.name}:`, at: first.record.locate.key(['geo']) }],
      }),
    ];
  });
}
