/** A typed place or a slug → its name and its state. Pure. */
import { slugify } from '../../text/strings.ts';
import { hasStateInAddress } from './conventions.ts';
import { type Home, regionsOf } from './regions.ts';

interface PlaceName {
  name: string;
  /** The abbreviation of the state after the name; undefined if none was typed. */
  state: string | undefined;
}

/**
 * A state is the business's own `region`, in any country, or another one of its `country`. Without a comma, only an
 * abbreviation is a state: "Lake Oregon" may be a name.
 */
export function splitPlaceName(typed: string, { region, country }: Home): PlaceName {
  const name = typed.trim().replace(/\s+/g, ' ');
  const [, before, after = ''] = /^(.*\S)\s*,\s*([^,]+)$/.exec(name) ?? /^(.*[^\s,])\s([A-Z]{2,3})$/.exec(name) ?? [];
  const state = after.toLowerCase() === region.toLowerCase() ? region : regionsOf(country)?.find(after)?.abbreviation;
  return before === undefined || state === undefined ? { name, state: undefined } : { name: before, state };
}

/** The name in an address, without the words that tell places of one name apart: `Woodlawn (Henrico)` → `Woodlawn`. Where addresses have no state, such words are part of it: Frankfurt (Oder). */
export function localityOf(name: string, country: string): string {
  return hasStateInAddress(country) ? name.replace(/\s*\([^()]*\)$/, '') : name;
}

/** washington-county-ny → NY, if that is a state of the country or the business's own `region`; otherwise undefined. */
export function stateOfSlug(slug: string, { region, country }: Home): string | undefined {
  if (slug.endsWith(`-${slugify(region)}`)) return region;
  const last = /-([a-z]{2,3})$/.exec(slug)?.[1];
  return last === undefined ? undefined : regionsOf(country)?.find(last)?.abbreviation;
}
