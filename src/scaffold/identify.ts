/** A name, a state and a county as people type them → the place, with its slug. Pure. */
import { UsageError } from '../diagnostics/errors.ts';
import { countiesNamed, fullCountyName } from '../domain/geography/county-atlas.ts';
import { countyKey, isCity } from '../domain/geography/county-names.ts';
import type { Point } from '../domain/geography/distance.ts';
import { splitPlaceName, stateOfSlug } from '../domain/geography/place-names.ts';
import { regionsOf, stateOfAddress } from '../domain/geography/regions.ts';
import { isGroup } from '../domain/groups.ts';
import type { CountyFile } from '../schema/types.gen.ts';
import { hasOtherLetters } from '../text/alphabets.ts';
import { capitalize, slugify } from '../text/strings.ts';
import { kinds, type NewKind } from './new-kinds.ts';
import type { SiteFacts } from './site-facts.ts';

/** What `identify` needs to know about a site. */
type KnownPlaces = Pick<SiteFacts, 'home' | 'counties' | 'slugs'>;

interface Typed {
  kind: NewKind;
  name: unknown;
  state?: unknown;
  county?: unknown;
}

export interface Identity {
  /** Without its state. */
  name: string;
  /** The abbreviation of the state: as given, as in the name, that of the county, or that of the business. */
  state: string;
  /** The state that the name ends in. */
  namedState: string | undefined;
  slug: string;
}

export function identify({ kind, name: typed, state: given, county }: Typed, facts: KnownPlaces): Identity {
  const { home } = facts;
  const { hasState } = kinds[kind];
  const words = String(typed).trim().replace(/\s+/g, ' ');
  const { name, state: namedState } = hasState ? splitPlaceName(words, home) : { name: words, state: undefined };
  const abbreviated = (state: string) => regionsOf(home.country)?.find(state)?.abbreviation ?? state.toUpperCase();
  const named = given === undefined ? namedState : abbreviated(String(given));
  const state = named ?? (county === undefined ? undefined : stateOfCounty(String(county), facts)) ?? home.region;
  return { name, state, namedState, slug: slugify(hasState ? `${name} ${state}` : name) };
}

/** The slug that was typed, which a name in another alphabet needs; otherwise `named`, that of the name. Throws a UsageError. */
export function slugOfFile(
  { kind, name, slug, withCounty }: { kind: NewKind; name: string; slug?: string | undefined; withCounty: boolean },
  named: string,
): string {
  if (kinds[kind].ending === undefined) return named;
  if (slug !== undefined && (slugify(slug) !== slug || slug === ''))
    throw new UsageError(`"${slug}" is not a slug. Use lower-case letters, digits and single hyphens.`);
  if (hasOtherLetters(name)) {
    if (slug !== undefined) return slug;
    // --slug is that of the city.
    const isForCity = kind === 'county' && withCounty;
    const advice = isForCity
      ? 'Add the county first, with npx treesite new county NAME --slug SLUG.'
      : 'Add --slug SLUG to the command.';
    throw new UsageError(`"${name}" has letters that a URL cannot have. ${advice}`);
  }
  if (slugify(name) === '')
    throw new UsageError(
      `"${name}" contains no Latin letters or digits for a URL. Use a name with Latin letters or digits.`,
    );
  if (slug === undefined) return named;
  throw new UsageError(`--slug is for names in other alphabets. The slug of this name is ${named}.`);
}

/** A slug, or a name with or without the state and the word County, which a new name gets if it is a county of the census. */
export function resolveCounty(typed: string, state: string, facts: KnownPlaces) {
  const { country } = facts.home;
  const known = facts.slugs.county;
  const plain = slugify(typed);
  const ending = `-${slugify(state)}`;
  const words = plain.endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  // greene-county → Greene County.
  const title = words.split('-').map(capitalize).join(' ');
  const written = typed === plain ? title : splitPlaceName(typed, { region: state, country }).name;
  const name = fullCountyName(written, { region: state, country });
  const full = slugify(name) + ending;
  const candidates = [typed, plain, words + ending, full, `${slugify(name)}-county${ending}`];
  const existing = candidates.find((candidate) => known.includes(candidate)) ?? namedLike(name, state, facts);
  return { slug: existing ?? full, name, isKnown: existing !== undefined };
}

/** The slug of the county with the same name but for its word: Municipio de Ponce. Jefferson City is not Jefferson County, but in Virginia, Norfolk is Norfolk City. */
function namedLike(name: string, state: string, { counties, home }: KnownPlaces): string | undefined {
  const census = countiesNamed(name, stateOfAddress(home, state)?.code ?? '');
  const isAnyWord = census.length === 0 ? !isCity(name) : census.every((one) => isCity(one.name));
  const isSame = ([, county]: [string, CountyFile]) =>
    (county.state ?? home.region) === state &&
    countyKey(county.name) === countyKey(name) &&
    (isAnyWord || isCity(county.name) === isCity(name));
  return [...counties].find(isSame)?.[0];
}

/** The state that a county's name or slug contains, or that of the existing county that it names. */
function stateOfCounty(typed: string, facts: KnownPlaces): string | undefined {
  const { home } = facts;
  const { state } = splitPlaceName(typed, home);
  if (state !== undefined) return state;
  const slug = slugify(typed);
  const existing = facts.counties.get(slug);
  if (existing) return existing.state ?? home.region;
  return typed === slug ? stateOfSlug(slug, home) : undefined;
}

export function pointOf(value: unknown): Point | undefined {
  if (!isGroup(value)) return undefined;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
