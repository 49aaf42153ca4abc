/** Redirects as hosts write them. */
import { describe, expect, test } from 'vitest';
import { findRule, locationOf, parseRedirects } from '../../../src/preview/redirect-rules.ts';

/** Where the rules redirect a URL, with the status. */
function follow(rules: string, path: string, query = ''): [number, string] | undefined {
  const found = findRule(parseRedirects(rules), path);
  return found && [found.rule.status, locationOf(found, query)];
}

describe('redirect rules', () => {
  test('have a status, 301 by default, and may be forced', () => {
    const rules = parseRedirects('/a /b 302\n/c /d\n/e /f 301!\n/g /h 200\n/i /j 404\n/k /l 308\n');
    expect(rules.map(({ to, status, isForced }) => [to, status, isForced])).toEqual([
      ['/b', 302, false],
      ['/d', 301, false],
      ['/f', 301, true],
      ['/h', 200, false],
      ['/j', 404, false],
      ['/l', 308, false],
    ]);
  });

  test.each([
    ['/a.b', '/a.b', '/x'],
    ['/a.b', '/acb', undefined],
    ['/a.b', '/a.b/', undefined],
    ['/old/*', '/old/', '/x'],
    ['/old/*', '/old/a/b', '/x'],
    ['/old/*', '/older', undefined],
    ['/old/*', '/old', undefined],
    ['/*/end', '/a/b/end', '/x'],
    ['/news/:year/:month', '/news/2026/11', '/x'],
    ['/news/:year/:month', '/news/2026', undefined],
    ['/page-:id.html', '/page-7.html', '/x'],
    ['/café', '/café', '/x'],
    ['/100%', '/100%', '/x'],
    ['/(a+)+$', '/(a+)+$', '/x'],
  ])('%s against %s', (from, path, to) => {
    expect(follow(`${from} /x`, path)?.[1]).toBe(to);
  });

  test('fill in what the star and the names matched, encoded', () => {
    expect(follow('/old/* /new/:splat', '/old/a b/ü?#')).toEqual([301, '/new/a%20b/%C3%BC%3F%23']);
    expect(follow('/:year/:month /archive?y=:year&m=:month#:other', '/2026/11')).toEqual([
      301,
      '/archive?y=2026&m=11#:other',
    ]);
    expect(follow('/out/* https://example.com/:splat', '/out//evil.example')).toEqual([
      301,
      'https://example.com//evil.example',
    ]);
    expect(follow('/a /ü b', '/a')).toBe(undefined);
    expect(follow('/a /ü', '/a')).toEqual([301, '/%C3%BC']);
  });

  test.each(['/old//evil.example', '/old/\\evil.example', '/old///evil.example', '/old/\t/evil.example'])(
    'never redirect to another host because of the requested path (%j)',
    (path) => {
      const [, location = ''] = follow('/old/* /:splat', path) ?? [];
      expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
      expect(location).toMatch(/^\/[^/\\]/);
    },
  );

  test('keep the query, unless they have their own, and put the fragment after it', () => {
    expect(follow('/a /b/#c', '/a', '?x=1')).toEqual([301, '/b/?x=1#c']);
    expect(follow('/a /b?y=2#c', '/a', '?x=1')).toEqual([301, '/b?y=2#c']);
    expect(follow('/a https://example.com 302', '/a', '?x=1')).toEqual([302, 'https://example.com?x=1']);
  });

  test('apply in order, except those that redirect to themselves', () => {
    expect(follow('/a/* /first\n/a/b /second', '/a/b')).toEqual([301, '/first']);
    expect(follow('/* /:splat\n/a /second', '/a')).toEqual([301, '/second']);
    expect(follow('/a /a?x', '/a')).toBe(undefined);
  });

  test.each([
    '# /a /b',
    '  ',
    '/a',
    'a /b',
    '/a //evil.example',
    '/a /\\evil.example',
    '/a javascript:alert(1)',
    '/a https://:splat/x',
    '/* https://example.com:splat/x',
    '/a https://user@evil.example/',
    '/a /b 500',
    '/a id=:id /b',
    '/a /b 302 Country=us',
    '/a https://example.com/ 200',
    'https://example.com/a /b',
    '/*/*/* /b',
    '/:a/:a /b',
  ])('leave out what no host would follow (%j)', (line) => {
    expect(parseRedirects(line)).toEqual([]);
  });

  test('may be followed by a comment, and have any line endings', () => {
    expect(parseRedirects('/a /b # note\r\n\t/c   /d\t302\r\n').map(({ to, status }) => [to, status])).toEqual([
      ['/b', 301],
      ['/d', 302],
    ]);
  });
});
