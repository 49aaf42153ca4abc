/** The {tokens} that texts may hold. Pure. */
import type { Inline } from './rich-text.ts';

/** What a page knows. Without a city or county, their tokens are an error in the data. */
export interface TokenValues {
  phone: string;
  /** The `tel:` link of that number. */
  phoneHref: string;
  business: string;
  year: string;
  /** What the forms do with what is typed into them. */
  forms: string;
  /** Which scripts of other sites there are. */
  scripts: string;
  /** The same with links, for formatted text. */
  scriptLinks?: readonly Inline[] | undefined;
  city?: string | undefined;
  county?: string | undefined;
}

const everywhere = ['phone', 'business', 'year', 'forms', 'scripts'] as const;

/** Which tokens a text may hold, where those of a place are known. */
export function allowedTokens(ofPlace: readonly ('city' | 'county')[] = []): readonly string[] {
  return ofPlace.length === 0 ? everywhere : [...everywhere, ...ofPlace];
}

/** All {words} of a text with the place where each begins. */
export function findTokens(text: string): { name: string; offset: number }[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].map((match) => ({ name: match[1] ?? '', offset: match.index }));
}
