/** A county as people type it → its slug, name and state. Pure. */
import { withCountyWord } from '../domain/geography/county-names.ts';
import type { Point } from '../domain/geography/distance.ts';
import { splitPlaceName, stateOfSlug } from '../domain/geography/place-names.ts';
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

/** The state that a county's name or slug contains, or that of an existing county with this slug; `own` is the business's. */
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
  return typed === slug ? stateOfSlug(slug, { region: own, country }) : undefined;
}

export function pointOf(value: unknown): Point | undefined {
  if (!isGroup(value)) return undefined;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
