/** A value of structured data → whether its property allows its type, about as strictly as validators. Pure. */
import { isGroup } from '../../../src/domain/groups.ts';
import { memoize } from '../../../src/memo/memoize.ts';
import { schemaOrgTypes, shortName } from './parse-structured-data.ts';
import type { Vocabulary } from './vocabulary.ts';

const numbers = ['Number', 'Quantity'];
const patterns: Record<string, RegExp> = {
  Date: /^\d{4}-\d\d-\d\d/,
  DateTime: /^\d{4}-\d\d-\d\d/,
  Time: /^\d\d:\d\d/,
  Boolean: /^(True|False)$/,
  Number: /^-?\d+(\.\d+)?$/,
  Quantity: /\S/,
  Text: /^/,
};

/** Whether a property that takes values of these types takes a value. To be made once per property, because pages have thousands of values. */
export function valueTest(takes: readonly string[], vocabulary: Vocabulary): (value: unknown) => boolean {
  const takesKindOf = (names: readonly string[]) =>
    takes.some((taken) => names.some((name) => vocabulary.isKindOf(taken, name)));
  // Numbers may stand for texts.
  const [takesNumber, takesBoolean] = [takesKindOf([...numbers, 'Text']), takesKindOf(['Boolean'])];
  const textTests = takes.map(testsOf(vocabulary));
  const known = new Map<string, boolean>();
  const takesType = (type: string) => {
    const isTaken = known.get(type) ?? [...takes, 'Role'].some((taken) => vocabulary.isKindOf(type, taken));
    known.set(type, isTaken);
    return isTaken;
  };
  return (value) => {
    if (typeof value === 'number') return takesNumber;
    if (typeof value === 'boolean') return takesBoolean;
    if (typeof value === 'string') return textTests.some((test) => test(value));
    if (!isGroup(value)) return false;
    const types = schemaOrgTypes(value);
    // A reference, or an unknown type, which is reported itself.
    if (!types.every((type) => vocabulary.types.has(type))) return true;
    return types.length === 0 || types.some(takesType);
  };
}

/** Tests whether a text is valid for a type, memoized by type. */
const testsOf = memoize((vocabulary: Vocabulary) => {
  const known = new Map<string, (text: string) => boolean>();
  const make = (taken: string) => {
    const members = new Set(vocabulary.membersOf(taken));
    if (members.size > 0) return (text: string) => members.has(shortName(text));
    const base = Object.keys(patterns).find((name) => vocabulary.isKindOf(taken, name));
    const pattern = base === undefined ? undefined : patterns[base];
    if (pattern) return (text: string) => pattern.test(shortName(text));
    // A URL may stand for a thing.
    return (text: string) => /^https?:\/\//.test(text);
  };
  return (taken: string) => {
    const test = known.get(taken) ?? make(taken);
    known.set(taken, test);
    return test;
  };
});
