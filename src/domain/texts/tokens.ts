/** The {tokens} that texts may contain, where a text contains them, and their values in place of them. Pure. */
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

/** Those of single labels, filled in by what shows the label: the `x-tokens` of all schemas, sorted. */
export const labelTokens: readonly string[] =
  'best closes count date details from host kilometers label miles number opens page pages place rating reason service state title to water'.split(
    ' ',
  );

/** The tokens that a text may contain; `ofPlace` adds those of a place. */
export function allowedTokens(ofPlace: readonly ('city' | 'county')[] = []): readonly string[] {
  return ofPlace.length === 0 ? everywhere : [...everywhere, ...ofPlace];
}

/** All {words} of a text with their offsets. */
export function findTokens(text: string): { name: string; offset: number }[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].map((match) => ({ name: match[1] ?? '', offset: match.index }));
}

/**
 * `fill('{count} cities', { count: 8 })` → `8 cities`. Tokens without a value are not changed,
 * and values are not searched for tokens again.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return fillWith(text, (name) => (Object.hasOwn(values, name) ? values[name] : undefined));
}

/** Like `fill`, with a function that returns a token's value, or undefined if it has none. */
export function fillWith(text: string, tokenValue: (name: string) => string | number | undefined): string {
  let filled = '';
  let copied = 0;
  for (let open = text.indexOf('{'); open !== -1; open = text.indexOf('{', open + 1)) {
    const close = text.indexOf('}', open);
    if (close === -1) break;
    const value = tokenValue(text.slice(open + 1, close));
    if (value === undefined) continue;
    filled += `${text.slice(copied, open)}${value}`;
    copied = close + 1;
  }
  return copied === 0 ? text : filled + text.slice(copied);
}

/** A text or comment that starts with this mark is an error (content/fill-in). */
export const fillIn = 'FILL IN';

export function isFillIn(text: string): boolean {
  return text.startsWith(fillIn) && /^FILL IN\b/.test(text);
}
