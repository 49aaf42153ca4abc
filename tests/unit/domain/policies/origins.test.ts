/** Origins of a content policy: what is one, in which form it is written, what a browser finds in a list. */
import { expect, test } from 'vitest';
import { matchesOrigin, normalizeOrigins, parseOrigin } from '../../../../src/domain/policies/origins.ts';

test.each([
  ['https://Plausible.io/', 'https://plausible.io'],
  ['https://cdn.example.com:443', 'https://cdn.example.com'],
  ['https://cdn.example.com:8443', 'https://cdn.example.com:8443'],
  ['https://*.example.com', 'https://*.example.com'],
  ['WSS://chat.example.com', 'wss://chat.example.com'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('parseOrigin writes %s as %s', (text, origin) => {
  expect(parseOrigin(text)).toBe(origin);
});

test.each([
  ['http://example.com'],
  ['https://example.com/script.js'],
  ["https://a.example; script-src 'unsafe-inline'"],
  ['https://user@example.com'],
  ['https://*'],
  ['https://*.com'],
  ['https://a.*.example.com'],
  ['https://['],
  ["'unsafe-inline'"],
])('parseOrigin refuses %s', (text) => {
  expect(parseOrigin(text)).toBeUndefined();
});

test('lists are joined, each origin once and sorted', () => {
  expect(normalizeOrigins(['https://b.example', 'https://A.example/'], undefined, ['https://a.example', 'x'])).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test('a wildcard matches the hosts below it, by the same scheme, and not the host itself', () => {
  const allowed = ["'self'", 'https://*.example.com'];
  expect(matchesOrigin('https://a.b.example.com', allowed)).toBe(true);
  expect(matchesOrigin('https://example.com', allowed)).toBe(false);
  expect(matchesOrigin('wss://a.example.com', allowed)).toBe(false);
  expect(matchesOrigin('https://a.notexample.com', allowed)).toBe(false);
});
