/** Values in the place of {tokens}. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fill } from '../../../../src/domain/texts/tokens.ts';

describe('filling a sentence', () => {
  test.each<[string, Record<string, string | number>, string]>([
    ['{count} cities', { count: 8 }, '8 cities'],
    ['{a}{a} {b}', { a: 'x', b: 'y' }, 'xx y'],
    ['{unknown} stays', {}, '{unknown} stays'],
    ['{a b} {} {1} stay', { a: 'x' }, '{a b} {} {1} stay'],
    ['{toString} {constructor} {__proto__}', {}, '{toString} {constructor} {__proto__}'],
    ['{a}', { a: '' }, ''],
    ['{a}', { a: 0 }, '0'],
    ['costs {a}', { a: '$& $1 $$' }, 'costs $& $1 $$'],
    ['{{a}}', { a: 'x' }, '{x}'],
  ])('%j', (text, values, filled) => {
    expect(fill(text, values)).toBe(filled);
  });

  test('never reads a value for tokens again', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fill('{a}', { a: value, b: 'no' })).toBe(value);
      }),
    );
    expect(fill('{a}', { a: '{b}', b: 'no' })).toBe('{b}');
  });
});
