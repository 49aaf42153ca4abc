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

/** A bit per token, so that a set of tokens is one number. */
export const tokenBits: ReadonlyMap<string, number> = new Map([
  ['phone', 1],
  ['business', 2],
  ['year', 4],
  ['city', 8],
  ['county', 16],
  ['forms', 32],
  ['scripts', 64],
]);

/** A key for the values of tokens, given as bits. `texts` has the value of each token. */
export function keyOfValues(
  uses: number,
  texts: Readonly<Record<string, string>>,
  { phoneHref, scriptLinks }: Pick<TokenValues, 'phoneHref' | 'scriptLinks'>,
): string {
  let key = '';
  for (const [name, bit] of tokenBits) {
    if ((uses & bit) === 0) continue;
    // Data cannot contain these characters. An absent value must have its own key, because its token remains in the text.
    key += `\u0001${texts[name] ?? '\u0002'}`;
    if (name === 'phone') key += phoneHref;
    else if (name === 'scripts') key += JSON.stringify(scriptLinks);
  }
  return key;
}
