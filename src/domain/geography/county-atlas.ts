/** Looks up US counties by code, by name and by place. Reads the atlas once per process, on first use. */
import { once, recentResults } from '../../memo/memoize.ts';
import { groupBy } from '../groups.ts';
import { countyKey, countyWord, hasCountyWord, isCity } from './county-names.ts';
import { type AtlasCounty, allCounties, contains, countyOfCode, milesOutside } from './county-outlines.ts';
import type { Point } from './distance.ts';
import { findState, type Home, stateOfAddress } from './regions.ts';

/**
 * How far a point may be outside its county, in miles. Of 40,550 postal codes, 98.1% are within 0.1 mile of their county in
 * this simplified atlas, and 99.6% within 3 miles: most others belong to a town that extends across the county line.
 */
export const toleratedMiles = 3;

const stateOf = ({ code }: AtlasCounty) => code.slice(0, 2);
/** Territories have islands in place of counties. */
const keyOf = (name: string, stateCode: string) =>
  countyKey(Number(stateCode) < 60 ? name : name.replace(/ island$/i, ''));
const byState = once(() => groupBy(allCounties(), stateOf));
const byName = recentResults(100, (stateCode: string) =>
  groupBy(countiesOf(stateCode), ({ name }) => keyOf(name, stateCode)),
);

/** The counties of a state with this name: two if a city and a county share it. */
export function countiesNamed(name: string, stateCode: string): readonly AtlasCounty[] {
  return byName(stateCode).get(keyOf(name, stateCode)) ?? [];
}

export function countiesOf(stateCode: string): readonly AtlasCounty[] {
  return byState().get(stateCode) ?? [];
}

/** The county that contains a point; undefined in water and abroad. */
export function countyAround(point: Point): AtlasCounty | undefined {
  return allCounties().find((county) => contains(county, point));
}

/** The county of a state that contains a point, or that is closest to it. */
export function closestCounty(stateCode: string, point: Point): { county: AtlasCounty; miles: number } | undefined {
  const counties = countiesOf(stateCode);
  const around = counties.find((county) => contains(county, point));
  if (around) return { county: around, miles: 0 };
  const found = counties.map((county) => ({ county, miles: milesOutside(county, point) }));
  return found.sort((a, b) => a.miles - b.miles)[0];
}

/** Undefined if neither name nor code matches a county, and abroad. `state`: the county's own, if it is not that of the address. */
export function findCensusCounty(
  { name, fips, state: own }: { name: string; fips?: string | undefined; state?: string | undefined },
  address: Home,
): AtlasCounty | undefined {
  const state = stateOfAddress(address, own);
  if (!state) return undefined;
  const named = countiesNamed(name, state.code);
  const coded = fips === undefined || !fips.startsWith(state.code) ? undefined : countyOfCode(fips);
  if (named.length === 0 || named.some(({ code }) => code === fips)) return coded;
  if (named.length > 1 && !hasCountyWord(name)) return undefined;
  return named.find((county) => isCity(county.name) === isCity(name)) ?? named[0];
}

/**
 * A name with the word for a county, as the census writes it: `Orange Co.` → `Orange County`, in Virginia also `James City` → `James City County`.
 * If a county and a city have the name, that of the county. Names that the census does not have are unchanged: `Kent Island`.
 */
export function fullCountyName(name: string, address: Home): string {
  const state = stateOfAddress(address);
  const isFull = state === undefined || (hasCountyWord(name) && countiesNamed(name, state.code).length > 0);
  if (isFull) return name;
  const withWord = `${name.replace(/\s+co\.?$/i, '')} ${countyWord(state.abbreviation)}`;
  const named = countiesNamed(withWord, state.code);
  const found = named.find((county) => !isCity(county.name)) ?? named[0];
  return found?.name ?? name;
}

/** The name of the county of this state that contains the point, or that is close to it. */
export function countyAt(point: Point, state: string): string | undefined {
  const code = findState(state)?.code;
  const closest = code === undefined ? undefined : closestCounty(code, point);
  return closest && closest.miles <= toleratedMiles ? closest.county.name : undefined;
}
