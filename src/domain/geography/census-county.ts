/** A county of the data → its census county: by its name, or by its code if the census has no such name. Pure. */
import type { AtlasCounty, CountyAtlas } from './county-atlas.ts';
import { stateOfAddress } from './us-states.ts';

interface Named {
  name: string;
  fips?: string | undefined;
  state?: string | undefined;
}

interface Context {
  address: { region: string; country: string };
  /** Called for counties of the United States only. */
  atlas: () => CountyAtlas;
}

/** Undefined if neither name nor code matches a county, and abroad. */
export function findCensusCounty(
  { name, fips, state: own }: Named,
  { address, atlas: open }: Context,
): AtlasCounty | undefined {
  const state = stateOfAddress(address, own);
  if (!state) return undefined;
  const atlas = open();
  const named = atlas.named(name, state.code);
  const coded = fips === undefined || !fips.startsWith(state.code) ? undefined : atlas.county(fips);
  if (named.length === 0 || named.some(({ code }) => code === fips)) return coded;
  // A city and a county can share a name, such as Baltimore.
  return named.length === 1 ? named[0] : named.find((county) => county.name === name);
}
