/** The county somebody means by what they type: a slug, or a name with or without the state. Pure. */
import { slugify } from '../model/slug.ts';

export interface MeantCounty {
  slug: string;
  name: string;
  isKnown: boolean;
}

export function countyOf(typed: string, { state, known }: { state: string; known: readonly string[] }): MeantCounty {
  const plain = slugify(typed);
  const ending = `-${slugify(state)}`;
  const full = plain.endsWith(ending) ? plain : plain + ending;
  const slug = [typed, plain, full].find((candidate) => known.includes(candidate)) ?? full;
  const isSlug = typed === plain;
  const words = plain.endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  return { slug, name: isSlug ? titleOf(words) : typed.trim(), isKnown: known.includes(slug) };
}

/** `greene-county` is Greene County. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
