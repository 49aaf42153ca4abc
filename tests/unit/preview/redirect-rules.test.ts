/** Redirects as hosts write them; tests of the preview server have their statuses, their queries and what they redirect to. */
import { describe, expect, test } from 'vitest';
import { findRule, locationOf, parseRedirects } from '../../../src/preview/redirect-rules.ts';

/** Where the rules redirect a URL, with the status. */
function follow(rules: string, path: string): [number, string] | undefined {
  const found = findRule(parseRedirects(rules), path);
  return found && [found.rule.status, locationOf(found, '')];
}

describe('redirect rules', () => {
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
    ['/a.b/:x', '/acb/1', undefined],
    ['/café', '/café', '/x'],
    ['/caf%C3%A9', '/café', '/x'],
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
    expect(follow('/caf%C3%A9/* /new/:splat', '/café/a')).toEqual([301, '/new/a']);
    expect(follow('/out/* https://example.com/:splat', '/out//evil.example')).toEqual([
      301,
      'https://example.com//evil.example',
    ]);
    expect(follow('/a /ü', '/a')).toEqual([301, '/%C3%BC']);
  });

  test('apply in order, except those that redirect to themselves', () => {
    expect(follow('/a/* /first\n/a/b /second', '/a/b')).toEqual([301, '/first']);
    expect(follow('/* /:splat\n/a /second', '/a')).toEqual([301, '/second']);
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
    '/a /b 200',
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
