/** Reports county codes that contradict names, and places, counties and businesses outside the census outlines of their county or state. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import {
  type AtlasCounty,
  type CountyAtlas,
  countyAtlas,
  findCensusCounty,
  toleratedMiles,
} from '../../../domain/geography/county-atlas.ts';
import type { Point } from '../../../domain/geography/distance.ts';
import { type State, stateOfAddress, stateOfCode } from '../../../domain/geography/us-states.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { DataRecord, NamedRecords, RecordName } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import { formatNumber } from '../../../text/strings.ts';
import type { FactsByFile } from '../../file-facts.ts';
import type { CitySummary, CountySummary } from '../../summary.ts';
import { hintOf } from './check-distances.ts';

/** A file's summary, with locations of its fields. */
interface Located<Summary> extends Pick<RecordName, 'locate'> {
  value: Summary;
}

interface GeographyContext {
  address: Site['business']['address'];
  /** Called for sites in the United States only. */
  atlas: () => CountyAtlas;
  /** The result of `findCensusCounty`, memoized because all places of a county share it. */
  census: (county: Located<CountySummary>) => AtlasCounty | undefined;
}

/** In any country, a place must be in the state of its county; in the United States, its coordinates must also be in the county. */
function checkCity(
  city: Located<CitySummary>,
  county: Located<CountySummary> | undefined,
  { address, atlas, census }: GeographyContext,
): Diagnostic[] {
  const { name, geo } = city.value;
  const stateName = city.value.state ?? address.region;
  const countyState = county?.value.state ?? address.region;
  if (county && stateName !== countyState) {
    const message = `${name} is in ${stateName}, but its county, ${county.value.name}, is in ${countyState}.`;
    const related = [{ message: 'The county:', at: county.locate(['name']) }];
    const hint = `Use a county in ${stateName}, or correct state: in one of the two files.`;
    return [diagnose('city/county-state', city.locate(['county']), message, { hint, related })];
  }
  const state = stateOfAddress(address, stateName);
  // The coordinates of samples are invented.
  if (!state || city.value.sample) return [];
  const expected = county && census(county);
  return checkPlace(city, { name, geo, expected, state, atlas: atlas() });
}

function checkCounty(county: Located<CountySummary>, context: GeographyContext): Diagnostic[] {
  const { address, atlas, census } = context;
  const state = stateOfAddress(address, county.value.state);
  if (!state || county.value.sample) return [];
  const { name, geo } = county.value;
  const expected = census(county);
  return [...checkCode(county, state, atlas()), ...checkPlace(county, { name, geo, expected, state, atlas: atlas() })];
}

/** The business's coordinates must be in the state of its address. */
function checkBusiness(site: DataRecord<Site>, atlas: () => CountyAtlas = countyAtlas): Diagnostic[] {
  const { geo, name, address } = site.value.business;
  const state = stateOfAddress(address);
  if (!state) return [];
  const milesOutside = (point: Point) => milesOutsideState(state, point, atlas());
  const isRight = (point: Point) => milesOutside(point) <= toleratedMiles;
  if (isRight(geo)) return [];
  const { hint, field } = hintOf(geo, isRight);
  const miles = formatNumber(Math.round(milesOutside(geo)));
  const message = `The coordinates of ${name} are ${whereIs(atlas().at(geo))}, ${miles} miles outside ${state.name}.`;
  return [diagnose('place/outside-county', site.locate.key(['business', 'geo', ...field]), message, { hint })];
}

/** Codes of another state are reported by checkLocalForm. */
function checkCode({ value, locate }: Located<CountySummary>, state: State, atlas: CountyAtlas): Diagnostic[] {
  const { name, fips } = value;
  if (fips === undefined || !fips.startsWith(state.code)) return [];
  const named = atlas.named(name, state.code);
  const found = atlas.county(fips);
  if (named.some(({ code }) => code === fips)) return [];
  if (named.length > 0) {
    const message = `${fips} is ${found ? `the census code of ${found.name}` : 'not a census code'}, not of ${name}.`;
    const hint = `Use ${named.map((county) => `${county.code}, the code of ${county.name}`).join('; or ')}.`;
    return [diagnose('county/fips', locate(['fips']), message, { hint })];
  }
  if (found) return [];
  const message = `The map data has no county ${fips} in ${state.name}, so ${name} is not shown on the map.`;
  return [diagnose('county/unmapped', locate(['fips']), message, { hint: 'Look up the code on census.gov.' })];
}

interface Placed {
  name: string;
  geo: { latitude: number; longitude: number };
  expected: AtlasCounty | undefined;
  state: State;
  atlas: CountyAtlas;
}

function checkPlace(record: Pick<RecordName, 'locate'>, { name, geo, expected, state, atlas }: Placed): Diagnostic[] {
  const found = expected ? undefined : atlas.at(geo);
  if (found?.code.startsWith(state.code)) return [];
  const miles = expected ? atlas.milesOutside(expected.code, geo) : milesOutsideState(state, geo, atlas);
  if (miles <= toleratedMiles) return [];
  const actual = atlas.at(geo);
  const message = `The coordinates of ${name} are ${whereIs(actual)}, ${Math.round(miles)} miles outside ${expected?.name ?? state.name}.`;
  const hint =
    actual && expected
      ? `Correct the coordinates. If ${actual.name} (census code ${actual.code}) is right, correct the county.`
      : 'Correct latitude and longitude.';
  return [diagnose('place/outside-county', record.locate.key(['geo']), message, { hint })];
}

function milesOutsideState({ code }: State, point: Point, atlas: CountyAtlas): number {
  return atlas.closest(code, point)?.miles ?? Number.POSITIVE_INFINITY;
}

function whereIs(actual: AtlasCounty | undefined): string {
  if (!actual) return 'in no county (in water or in another country)';
  return `in ${actual.name}, ${stateOfCode(actual.code)?.name ?? ''}`;
}

/** `atlas` is called only for places in the United States. */
function geographyContext(site: Site, atlas: () => CountyAtlas = countyAtlas): GeographyContext {
  const { address } = site.business;
  return { address, atlas, census: memoize((county) => findCensusCounty(county.value, { address, atlas })) };
}

/** Checks the business and all places and counties of a site. */
export function checkGeography({ site, cities, counties }: NamedRecords, facts: FactsByFile): Diagnostic[] {
  if (!site) return [];
  const context = geographyContext(site.value);
  const found = checkBusiness(site);
  const bySlug = new Map<string, Located<CountySummary>>();
  for (const { slug, file, locate } of counties) {
    const value = facts.get(file)?.county;
    if (!value) continue;
    const county = { value, locate };
    bySlug.set(slug, county);
    found.push(...checkCounty(county, context));
  }
  for (const { file, locate } of cities) {
    const value = facts.get(file)?.city;
    if (value) found.push(...checkCity({ value, locate }, bySlug.get(value.county), context));
  }
  return found;
}
