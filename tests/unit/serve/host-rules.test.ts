/** Redirects and headers as hosts write them. */
import { describe, expect, test } from 'vitest';
import { parseHeaders, parseRedirects } from '../../../src/serve/host-rules.ts';

describe('redirect rules', () => {
  test('have a status, 301 unless told', () => {
    const rules = parseRedirects('/a /b 302\n/c /d\n/e /f 301!\n');
    expect(rules.map(({ to, status }) => [to, status])).toEqual([
      ['/b', 302],
      ['/d', 301],
      ['/f', 301],
    ]);
  });

  test('match the whole address; a star stands for anything', () => {
    const [exact, star] = parseRedirects('/a.b /x\n/old/* /new');
    expect(exact?.from.test('/a.b')).toBe(true);
    expect(exact?.from.test('/acb')).toBe(false);
    expect(exact?.from.test('/a.b/c')).toBe(false);
    expect(star?.from.test('/old/')).toBe(true);
    expect(star?.from.test('/old/a/b')).toBe(true);
    expect(star?.from.test('/older')).toBe(false);
  });

  test('leave comments, empty lines and half rules out', () => {
    expect(parseRedirects('# /a /b\n\n  \n/alone\n  # /c /d\r\n')).toEqual([]);
  });
});

describe('header rules', () => {
  test('belong to the path above them', () => {
    const [all, assets] = parseHeaders('/*\n  X-A: 1\n  X-B: a: b\n/assets/*\n\tCache-Control: public\r\n');
    expect(all?.headers).toEqual([
      ['X-A', '1'],
      ['X-B', 'a: b'],
    ]);
    expect(assets?.path.test('/assets/x.css')).toBe(true);
    expect(assets?.path.test('/x.css')).toBe(false);
    expect(assets?.headers).toEqual([['Cache-Control', 'public']]);
  });

  test('leave out headers that belong to nothing, and lines that are none', () => {
    expect(parseHeaders('  X-A: 1\n# comment\n/*\n  no colon here\n')).toEqual([
      { path: expect.any(RegExp), headers: [], removed: [] },
    ]);
  });
});
