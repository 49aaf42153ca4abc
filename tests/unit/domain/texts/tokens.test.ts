/** The {tokens} of texts and what is put in their place. */
import { describe, expect, test } from 'vitest';
import { expandTokens } from '../../../../src/domain/texts/expand-tokens.ts';
import { fill, findTokens } from '../../../../src/domain/texts/tokens.ts';

const phone = { phone: '252-555-0110', phoneHref: 'tel:+12525550110' };
const values = { ...phone, business: 'B', year: '2026', forms: 'F.', scripts: 'S.', city: 'Bath' };
const text = (words: string) => ({ type: 'text' as const, text: words });
const call = { type: 'link', href: 'tel:+12525550110', children: [text('252-555-0110')] };

test('tokens are found with their positions, whether they are known or not', () => {
  expect(findTokens('Call {phone} in {citty}.')).toEqual([
    { name: 'phone', offset: 5 },
    { name: 'citty', offset: 16 },
  ]);
  expect(findTokens('{ } {} {a b} {a{phone}')).toEqual([
    { name: ' ', offset: 0 },
    { name: '', offset: 4 },
    { name: 'a b', offset: 7 },
    { name: 'phone', offset: 15 },
  ]);
  expect(findTokens('no braces, {not\nclosed}')).toEqual([]);
});

describe('filling tokens in', () => {
  test('reaches every text, however deeply nested, and changes nothing else', () => {
    const props = { a: ['In {city}', 3, null, { b: '{year}: {business}' }], c: true, d: undefined };
    expect(expandTokens(props, values)).toEqual({ a: ['In Bath', 3, null, { b: '2026: B' }], c: true, d: undefined });
  });

  test('makes {phone} a call link in formatted text', () => {
    const blocks = [{ type: 'paragraph', children: [text('Call {phone} now, or {phone}')] }];
    expect(expandTokens(blocks, values)).toEqual([
      { type: 'paragraph', children: [text('Call '), call, text(' now, or '), call] },
    ]);
  });

  test('keeps the entries of own lists that have a type and a text, too', () => {
    const blocks = [
      { type: 'text', text: [text('In {city}')], by: 'Ann' },
      { ...text('In {city}'), by: 'Bob' },
    ];
    expect(expandTokens(blocks, values)).toEqual([
      { type: 'text', text: [text('In Bath')], by: 'Ann' },
      { ...text('In Bath'), by: 'Bob' },
    ]);
  });

  test('does not expand tokens in values', () => {
    expect(expandTokens('{business}', { ...values, business: '{phone} & {city}' })).toBe('{phone} & {city}');
    expect(expandTokens([text('{business}')], { ...values, business: '{phone}' })).toEqual([text('{phone}')]);
  });

  test('does not change its input', () => {
    const props = Object.freeze({ list: Object.freeze(['{year}']) });
    expect(expandTokens(props, values)).toEqual({ list: ['2026'] });
    expect(props.list).toEqual(['{year}']);
  });
});

test('a phone number inside a link does not become a link', () => {
  const paragraph = { children: [{ type: 'link', href: '/contact/', children: [text('Call {phone}')] }] };
  expect(expandTokens(paragraph, values)).toEqual({
    children: [{ type: 'link', href: '/contact/', children: [text('Call 252-555-0110')] }],
  });
});

test.each<[string, Record<string, string | number>, string]>([
  ['{count} cities', { count: 8 }, '8 cities'],
  ['{a}{a} {b}', { a: 'x', b: 'y' }, 'xx y'],
  ['{toString} {constructor} {__proto__}', {}, '{toString} {constructor} {__proto__}'],
  ['{a}', { a: '' }, ''],
  ['costs {a}', { a: '$& $1 $$' }, 'costs $& $1 $$'],
  ['{{a}}', { a: 'x' }, '{x}'],
  ['{a}', { a: '{b}', b: 'no' }, '{b}'],
])('a sentence is filled: %j', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});
