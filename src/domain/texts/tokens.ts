/** The {tokens} that texts may contain, and where a text contains them. Pure. */
import type { Inline } from './rich-text.ts';

/** The values for one page. On pages without a city or county, those tokens are errors in the data. */
export interface TokenValues {
  phone: string;
  /** The `tel:` link of that number. */
  phoneHref: string;
  business: string;
  year: string;
  /** A sentence about what the forms do with the visitor's data. */
  forms: string;
  /** A sentence about the site's third-party scripts. */
  scripts: string;
  /** The same sentence with links, for formatted text. */
  scriptLinks?: readonly Inline[] | undefined;
  city?: string;
  county?: string;
}

const everywhere = ['phone', 'business', 'year', 'forms', 'scripts'] as const;

/** The tokens that a text may contain; `ofPlace` adds those of a place. */
export function allowedTokens(ofPlace: readonly ('city' | 'county')[] = []): readonly string[] {
  return ofPlace.length === 0 ? everywhere : [...everywhere, ...ofPlace];
}

/** All {words} of a text with their offsets. */
export function findTokens(text: string): { name: string; offset: number }[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].map((match) => ({ name: match[1] ?? '', offset: match.index }));
}
