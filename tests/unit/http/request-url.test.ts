/** Targets of requests as paths, and paths as targets of redirects. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodePath, parseRequestUrl } from '../../../src/http/request-url.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { fuzzRuns } from '../../support/seed.ts';

test.each([
  ['/', '/', ''],
  ['/a/b.css?v=1&w=2', '/a/b.css', '?v=1&w=2'],
  ['/a?b?c#d?e', '/a', '?b?c'],
  ['/donn%C3%A9es/%20', '/données/ ', ''],
  ['/a%2Fb%5Cc', '/a/b\\c', ''],
  ['//example.com/x', '//example.com/x', ''],
  ['/http://example.com/', '/http://example.com/', ''],
  ['http://localhost:4173/about/?x', '/about/', '?x'],
  ['http://localhost', '/', ''],
  ['/../a/./b', '/../a/./b', ''],
])('the requested URL of %s', (target, path, query) => {
  expect(parseRequestUrl(target)).toEqual({ path, query });
});

test.each(['', '*', '?x', 'about', '/%', '/%g0', '/%E0%A4%A', '/%C0%AE', '/%ED%A0%80', '/a%00b', 'localhost:443'])(
  'the requested URL is none in %j',
  (target) => {
    expect(parseRequestUrl(target)).toBe(undefined);
  },
);

test('a path in a redirect always leads to that path of the same site', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom('/', '//', '/\\', '/\t/', '/.//'), (text, start) => {
      const encoded = encodePath(start + text);
      expect(encoded).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(encoded, 'http://localhost:4173').origin).toBe('http://localhost:4173');
    }),
    { numRuns: fuzzRuns(100) },
  );
  expect(encodePath('/données/a b:c@d')).toBe('/donn%C3%A9es/a%20b:c@d');
});
