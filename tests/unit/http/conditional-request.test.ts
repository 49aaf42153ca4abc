/** Conditional requests, as in RFC 9110. */
import { describe, expect, test } from 'vitest';
import { checkConditions, matchesIfRange } from '../../../src/http/conditional-request.ts';

const file = { etag: '"abc"', modified: new Date('2026-11-20T12:00:00.700Z') };
const before = 'Fri, 20 Nov 2026 11:59:59 GMT';
const same = 'Fri, 20 Nov 2026 12:00:00 GMT';
const after = 'Fri, 20 Nov 2026 12:00:01 GMT';

describe('a condition', () => {
  test.each([
    [{}, undefined],
    [{ 'if-none-match': '"abc"' }, 304],
    [{ 'if-none-match': 'W/"abc"' }, 304],
    [{ 'if-none-match': '"x", W/"y" , "abc"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x"' }, undefined],
    [{ 'if-none-match': 'abc' }, undefined],
    [{ 'if-none-match': '' }, undefined],
    [{ 'if-none-match': '"x,"abc""' }, undefined],
    [{ 'if-modified-since': same }, 304],
    [{ 'if-modified-since': after }, 304],
    [{ 'if-modified-since': before }, undefined],
    [{ 'if-none-match': '"abc"', 'cache-control': 'no-cache' }, undefined],
    [{ 'if-modified-since': 'tomorrow GMT' }, undefined],
    [{ 'if-none-match': '"x"', 'if-modified-since': after }, undefined],
    [{ 'if-none-match': '"abc"', 'if-modified-since': before }, 304],
    [{ 'if-match': '"abc"' }, undefined],
    [{ 'if-match': '*' }, undefined],
    [{ 'if-match': 'W/"abc"' }, 412],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-match': '"x"', 'if-none-match': '"abc"' }, 412],
    [{ 'if-match': '"abc"', 'if-none-match': '"abc"' }, 304],
    [{ 'if-match': '"abc"', 'if-unmodified-since': before }, undefined],
    [{ 'if-unmodified-since': before }, 412],
    [{ 'if-unmodified-since': same }, undefined],
    [{ 'if-unmodified-since': 'nonsense' }, undefined],
  ])('%j leads to %s', (headers, status) => {
    expect(checkConditions(headers, file)).toBe(status);
  });
});

test.each([
  [undefined, true],
  ['"abc"', true],
  ['W/"abc"', false],
  ['"x"', false],
  [same, true],
  [before, false],
  [after, false],
  ['', false],
])('a part fits what the client has: If-Range %j is %s', (ifRange, fits) => {
  expect(matchesIfRange(ifRange, file)).toBe(fits);
});
