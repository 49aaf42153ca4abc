/** Looks up US counties by code, by name and by place. Reads the atlas once per process, on first use. */
import { once } from '../../memo/memoize.ts';
import { groupBy } from '../groups.ts';
import { countyKey, countyName } from './county-names.ts';
import {
  type CountyOutline,
  contains,
  countyOutline,
  countyOutlines,
  milesOutside,
  outlinesOfState,
} from './county-outlines.ts';
import type { Point as Place } from './distance.ts';
import { findState, stateOfAddress } from './regions.ts';

export interface AtlasCounty {
  /** The five-digit census code; its first two digits are the state's. */
  code: string;
  /** `Pitt County`, `Orleans Parish`, `Baltimore City`. */
  name: string;
}

interface CountyAtlas {
  county(code: string): AtlasCounty | undefined;
  /** The counties of a state with this name: two if a city and a county share it. */
  named(name: string, stateCode: string): readonly AtlasCounty[];
  /** The county that contains a place; undefined in water and abroad. */
  at(place: Place): AtlasCounty | undefined;
  /** How far a place is outside a county: 0 inside. */
  milesOutside(code: string, place: Place): number;
  /** The county of a state that contains a place, or that is closest to it. */
  closest(stateCode: string, place: Place): { county: AtlasCounty; miles: number } | undefined;
}

/**
 * How far a point may be outside its county, in miles. Of 40,550 postal codes, 98.1% are within 0.1 mile of their county in
 * this simplified atlas, and 99.6% within 3 miles: most others belong to a town that extends across the county line.
 */
export const toleratedMiles = 3;

/** The first call reads the atlas, which takes about 50 ms; after that, checking a place in its county takes about a microsecond. */
export const countyAtlas = once(openAtlas);

function openAtlas(): CountyAtlas {
  const byName = once(() => groupBy(countyOutlines(), ({ code, name }) => stateKey(name, code.slice(0, 2))));
  return {
    county: (code) => known(countyOutline(code)),
    named: (name, stateCode) => (byName().get(stateKey(name, stateCode)) ?? []).map(describe),
    at: (place) => known(countyOutlines().find((outline) => contains(outline, place))),
    milesOutside: (code, place) => {
      const outline = countyOutline(code);
      return outline ? milesOutside(outline, place) : Number.POSITIVE_INFINITY;
    },
    closest: (stateCode, place) => {
      const outlines = outlinesOfState(stateCode);
      const around = outlines.find((outline) => contains(outline, place));
      if (around) return { county: describe(around), miles: 0 };
      const found = outlines.map((outline) => ({ county: describe(outline), miles: milesOutside(outline, place) }));
      return found.sort((a, b) => a.miles - b.miles)[0];
    },
  };
}

const describe = ({ code, name }: Pick<CountyOutline, 'code' | 'name'>): AtlasCounty => ({
  code,
  name: countyName(name, code),
});

const known = (outline: CountyOutline | undefined) => outline && describe(outline);

const stateKey = (name: string, stateCode: string) => `${stateCode} ${countyKey(name)}`;

/** Undefined if neither name nor code matches a county, and abroad. `state`: the county's own, if it is not that of the address. */
export function findCensusCounty(
  { name, fips, state: own }: { name: string; fips?: string | undefined; state?: string | undefined },
  address: { region: string; country: string },
): AtlasCounty | undefined {
  const state = stateOfAddress(address, own);
  if (!state) return undefined;
  const atlas = countyAtlas();
  const named = atlas.named(name, state.code);
  const coded = fips === undefined || !fips.startsWith(state.code) ? undefined : atlas.county(fips);
  if (named.length === 0 || named.some(({ code }) => code === fips)) return coded;
  // A city and a county can share a name, such as Baltimore.
  return named.length === 1 ? named[0] : named.find((county) => county.name === name);
}

/** The name of the county of this state that contains the point, or that is close to it. */
export function countyAt(point: Place, state: string): string | undefined {
  const code = findState(state)?.code;
  const closest = code === undefined ? undefined : countyAtlas().closest(code, point);
  return closest && closest.miles <= toleratedMiles ? closest.county.name : undefined;
}
