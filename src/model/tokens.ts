/** The {tokens} that texts may hold, and putting their values in. Pure. */
import { fill } from '../fill.ts';
import type { Inline } from './rich-text.ts';

/** What a page knows. Without a city or county, their tokens are an error in the data. */
export interface TokenValues {
  phone: string;
  /** The `tel:` link of that number. */
  phoneHref: string;
  business: string;
  year: string;
  city?: string | undefined;
  county?: string | undefined;
}

const everywhere = ['phone', 'business', 'year'] as const;

/** Which tokens a file's texts may hold. */
export function allowedTokens(kind: 'city' | 'county' | 'wording' | 'other'): readonly string[] {
  if (kind === 'other') return everywhere;
  return kind === 'county' ? [...everywhere, 'county'] : [...everywhere, 'city', 'county'];
}

/** All {words} of a text with the place where each begins. */
export function findTokens(text: string): { name: string; offset: number }[] {
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].map((match) => ({ name: match[1] ?? '', offset: match.index }));
}

/**
 * Fills the tokens of every text in a page's props, however deep. In formatted text `{phone}` becomes a
 * call link; everywhere else it is the number as people read it. Values are never read for tokens again.
 */
export function expandTokens<Props>(props: Props, values: TokenValues): Props {
  const { phoneHref, city, county, ...rest } = values;
  const known = { ...rest, ...(city === undefined ? {} : { city }), ...(county === undefined ? {} : { county }) };
  const expand = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('{') ? fill(value, known) : value;
    if (Array.isArray(value))
      return value.flatMap((item) => (isTextNode(item) ? expandText(item.text) : [expand(item)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, expand(child)]));
  };
  const expandText = (text: string): Inline[] =>
    text.split(/(\{phone\})/).flatMap((part): Inline[] => {
      if (part === '') return [];
      if (part !== '{phone}') return [{ type: 'text', text: fill(part, known) }];
      return [{ type: 'link', href: phoneHref, children: [{ type: 'text', text: values.phone }] }];
    });
  return expand(props) as Props;
}

function isTextNode(value: unknown): value is { type: 'text'; text: string } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'text' && 'text' in value;
}
