/** A typed text → the county it means: a slug, or a name with or without the state and the word County. Pure. */
import { withCountyWord } from '../domain/geography/county-names.ts';
import { splitPlaceName } from '../domain/geography/place-names.ts';
import { capitalize, slugify } from '../text/strings.ts';

export interface ResolvedCounty {
  slug: string;
  name: string;
  isKnown: boolean;
}

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
