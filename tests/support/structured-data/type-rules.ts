/** A type → its allowed properties, memoized by type and property. Pure. */
import { didYouMean, nearest } from '../../../src/diagnostics/nearest.ts';
import { memoize } from '../../../src/memo/memoize.ts';
import { valueTest } from './check-value.ts';
import { shortName } from './parse-structured-data.ts';
import { type RichResult, richResults } from './rich-results.ts';
import type { Property, Vocabulary } from './vocabulary.ts';

export interface Problem {
  message: string;
  hint?: string | undefined;
}

type KnownProperty = Pick<Property, 'takes'> & {
  /** Values are only checked if the property is used under its own name. */
  isTaken: (value: unknown) => boolean;
};

const any = () => true;

export interface TypeRules {
  name: string;
  rich: readonly RichResult[];
  /** Undefined for properties that are not checked. */
  property: (written: string) => KnownProperty | Problem | undefined;
}

/** Takes known types only. */
export const rulesOf = memoize((vocabulary: Vocabulary) => {
  const known = new Map<string, TypeRules>();
  return (types: readonly string[]): TypeRules => {
    const name = types.join(' and ');
    const rules = known.get(name) ?? makeRules(types, vocabulary);
    known.set(name, rules);
    return rules;
  };
});

function makeRules(types: readonly string[], vocabulary: Vocabulary): TypeRules {
  const isA = (type: string) => types.some((own) => vocabulary.isKindOf(own, type));
  const name = types.join(' and ');
  const known = new Map<string, KnownProperty | Problem | undefined>();
  const look = (written: string): KnownProperty | Problem | undefined => {
    // Actions annotate properties with a suffix: -input, -output.
    const key = shortName(written).replace(/-(input|output)$/, '');
    if (key.startsWith('@') || isOther(key)) return undefined;
    const property = vocabulary.property(key);
    if (property && (isA('Role') || property.on.some(isA))) {
      const { takes } = property;
      return { takes, isTaken: written === key ? valueTest(takes, vocabulary) : any };
    }
    const message = property
      ? `${key} is not a property of ${name}, but of ${property.on.join(', ')}.`
      : `${name} has ${key}, which is not a schema.org property.`;
    const guess = property ? undefined : nearest(key, vocabulary.properties);
    return { message, hint: guess && didYouMean(guess) };
  };
  const property = (written: string) => {
    if (!known.has(written)) known.set(written, look(written));
    return known.get(written);
  };
  return { name, rich: richResults.filter(({ type }) => isA(type)), property };
}

/** Whether a name is from another vocabulary: gs1:Product. */
export function isOther(name: string): boolean {
  return name.includes(':');
}
