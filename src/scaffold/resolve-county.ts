/** A county as people type it → its slug, name and state. Reads the atlas for a name that the site has in another state only. */
import { countyAtlas } from '../domain/geography/county-atlas.ts';
import { withCountyWord } from '../domain/geography/county-names.ts';
import type { Point } from '../domain/geography/distance.ts';
import { splitPlaceName, stateOfSlug } from '../domain/geography/place-names.ts';
import { stateOfAddress } from '../domain/geography/regions.ts';
import { isGroup } from '../domain/groups.ts';
import { capitalize, slugify } from '../text/strings.ts';

export interface ResolvedCounty {
  slug: string;
  name: string;
  isKnown: boolean;
}

/** A slug, or a name with or without the state and the word County. */
export function resolveCounty(
  typed: string,
  { state, country, known }: { state: string; country: string; known: readonly string[] },
): ResolvedCounty {
  const plain = slugify(typed);
  const ending = `-${slugify(state)}`;
  const words = plain.endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  const written = typed === plain ? titleOf(words) : splitPlaceName(typed, { region: state, country }).name;
  const name = withCountyWord(written, { state, country });
  const full = slugify(name) + ending;
  const slug = [typed, plain, words + ending, full].find((candidate) => known.includes(candidate)) ?? full;
  return { slug, name, isKnown: known.includes(slug) };
}

/** greene-county → Greene County. */
function titleOf(slug: string): string {
  return slug.split('-').map(capitalize).join(' ');
}

/** The state that a county's name or slug contains, or that of the existing county that it names; `own` is the business's. */
export function stateOfCounty(
  typed: string,
  counties: ReadonlyMap<string, { state?: string | undefined }>,
  { own, country }: { own: string; country: string },
): string | undefined {
  const { state } = splitPlaceName(typed, { region: own, country });
  if (state !== undefined) return state;
  const slug = slugify(typed);
  const existing = counties.get(slug);
  if (existing) return existing.state ?? own;
  const ofSlug = typed === slug ? stateOfSlug(slug, { region: own, country }) : undefined;
  return ofSlug ?? stateElsewhere(typed, counties, { own, country });
}

/** The state of the site's only county with this name, unless the business's state has one of this name, too. */
function stateElsewhere(
  typed: string,
  counties: ReadonlyMap<string, { state?: string | undefined }>,
  { own, country }: { own: string; country: string },
): string | undefined {
  const states = new Set([...counties.values()].map(({ state = own }) => state));
  if (states.size === 0 || (states.size === 1 && states.has(own))) return undefined;
  const known = [...counties.keys()];
  const [state, ...more] = [...states].filter((one) => resolveCounty(typed, { state: one, country, known }).isKnown);
  const home = stateOfAddress({ region: own, country });
  const isAtHome = home !== undefined && countyAtlas().named(typed, home.code).length > 0;
  return more.length > 0 || isAtHome ? undefined : state;
}

export function pointOf(value: unknown): Point | undefined {
  if (!isGroup(value)) return undefined;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
