/** The {tokens} of texts and what is put in their place. */
import { describe, expect, test } from 'vitest';
import { expandTokens } from '../../../../src/domain/texts/expand-tokens.ts';
import { SeenParts } from '../../../../src/domain/texts/seen-parts.ts';
import { allowedTokens, findTokens } from '../../../../src/domain/texts/tokens.ts';

const values = {
  phone: '252-555-0110',
  phoneHref: 'tel:+12525550110',
  business: 'B',
  year: '2026',
  forms: 'F.',
  scripts: 'S.',
  city: 'Bath',
};
const text = (words: string) => ({ type: 'text' as const, text: words });
const call = { type: 'link', href: 'tel:+12525550110', children: [text('252-555-0110')] };

describe('tokens', () => {
  test('are found with their positions, whether they are known or not', () => {
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

  test('are allowed if the page knows their values', () => {
    expect(allowedTokens()).not.toContain('city');
    expect(allowedTokens(['county'])).toContain('county');
    expect(allowedTokens(['county'])).not.toContain('city');
    expect(allowedTokens(['city', 'county'])).toEqual(
      expect.arrayContaining(['phone', 'business', 'year', 'city', 'county']),
    );
  });
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

  test('makes {phone} only the number in plain text', () => {
    expect(expandTokens({ label: 'Call {phone}' }, values)).toEqual({ label: 'Call 252-555-0110' });
  });

  test('leaves a token without a value as it is', () => {
    expect(expandTokens('{county} {unknown}', values)).toBe('{county} {unknown}');
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

describe('a part that many pages share', () => {
  const seen = new SeenParts();
  const onNextPage: typeof expandTokens = (props, of) => {
    seen.beginPage();
    return expandTokens(props, of, seen);
  };

  test('is filled in again for a page with a token value that the previous page did not have', () => {
    const words = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`word${at}`, at === 7 ? 'In {city}' : 'In']),
    );
    const { city: _, ...general } = values;
    expect(onNextPage({ words }, general).words).toEqual(words);
    expect(onNextPage({ words }, values).words).toEqual({ ...words, word7: 'In Bath' });
    expect(onNextPage({ words }, { ...values, city: 'Ayden' }).words).toEqual({ ...words, word7: 'In Ayden' });
  });

  const shell = {
    words: { call: 'Call {phone}', open: 'Open' },
    links: Array.from({ length: 40 }, (_, at) => ({ at })),
  };
  const other = { ...values, city: 'Ayden' };

  test('is returned as the same object if it contains no token', () => {
    const props = { links: shell.links, rich: [text('plain'), text('words')], none: undefined };
    expect(onNextPage(props, values)).toBe(props);
  });

  test('keeps objects without tokens beside those with tokens', () => {
    expect(onNextPage(shell, values).links).toBe(shell.links);
  });

  test('is one object for all pages with the same values of its tokens, from its second page on', () => {
    const unseen = { ...shell };
    const unshared = onNextPage({ shell: unseen, title: '{city}' }, values);
    const first = onNextPage({ shell: unseen, title: '{city}' }, values);
    const second = onNextPage({ shell: unseen, title: '{city}' }, other);
    expect(first).toEqual(unshared);
    expect(first.shell).not.toBe(unshared.shell);
    expect(first).toEqual({ shell: { ...shell, words: { call: 'Call 252-555-0110', open: 'Open' } }, title: 'Bath' });
    expect(second.title).toBe('Ayden');
    expect(second.shell).toBe(first.shell);
  });

  test('is another object for a page with another value', () => {
    const first = onNextPage(shell, values);
    const second = onNextPage(shell, { ...values, phone: '252-555-0199', phoneHref: 'tel:+12525550199' });
    expect(second.words.call).toBe('Call 252-555-0199');
    expect(first.words.call).toBe('Call 252-555-0110');
  });

  test('is filled in according to its contents, however often and deeply nested it occurred before', () => {
    const inner = { text: 'In {city}' };
    const outer = { inner, list: [inner, { inner }] };
    expect(onNextPage(inner, values)).toEqual({ text: 'In Bath' });
    const filled = (city: string) => ({ inner: { text: city }, list: [{ text: city }, { inner: { text: city } }] });
    for (const [place, city] of [
      [values, 'In Bath'],
      [other, 'In Ayden'],
      [values, 'In Bath'],
    ] as const)
      expect(onNextPage(outer, place)).toEqual(filled(city));
  });

  test('is filled in for more places than the cache keeps', () => {
    const words = { text: '{city}' };
    const cities = Array.from({ length: 200 }, (_, at) => `City ${at}`);
    for (const city of [...cities, ...cities]) expect(onNextPage(words, { ...values, city })).toEqual({ text: city });
  });

  test('distinguishes a place without a county from one whose county has the name of the token', () => {
    const words = { text: '{county}' };
    expect(onNextPage(words, { ...values, county: 'Pitt' })).toEqual({ text: 'Pitt' });
    expect(onNextPage(words, values)).toEqual({ text: '{county}' });
  });

  test('leaves out empty texts', () => {
    const line = { type: 'paragraph', children: [text(''), text('a')] };
    for (const _ of [1, 2]) expect(onNextPage(line, values)).toEqual({ type: 'paragraph', children: [text('a')] });
  });
});

test('a phone number inside a link does not become a link', () => {
  const paragraph = { children: [{ type: 'link', href: '/contact/', children: [text('Call {phone}')] }] };
  expect(expandTokens(paragraph, values)).toEqual({
    children: [{ type: 'link', href: '/contact/', children: [text('Call 252-555-0110')] }],
  });
});
