/** Lines of static/_headers that have no effect. */
import { expect, test } from 'vitest';
import { checkOwnHeaders } from '../../../../src/emit/checks/check-own-rules.ts';
import { readOwnHeaders } from '../../../../src/emit/headers.ts';
import { reported } from '../../../support/linted-pages.ts';
import { anOutputInput, aServedSite, aStaticFile } from '../../../support/output-input.ts';

const problems = (text: string, file = '_headers') =>
  reported(checkOwnHeaders(anOutputInput(aStaticFile(file, text)), aServedSite()));
const rules = (text: string) => readOwnHeaders('', [{ path: '_headers', contents: Buffer.from(text) }]);

test.each([
  ['  X-A: 1\n/*\n  X-B: 1', 1, 'comes before the first path'],
  ['/*\n  X-A: 1\nX-B: 2\n', 3, 'not a path of the site'],
  ['/a/*/b/*\n  X-A: 1\n', 1, 'two stars'],
  ['# A\n/bare\n\n/*\n  X-A: 1\n', 2, 'No header follows'],
  ['/*\n  X-A: 1\n/last', 3, 'No header follows'],
  ['/*\n  X-A 1\n', 2, 'not a header'],
  ['/*\n  X-A:\n', 2, 'value of this header is empty'],
  ['/*\n  X-A: “no”\n', 2, 'a character that headers cannot have'],
  ['/*\n  X-A: a\u0000b\n', 2, 'a character that headers cannot have'],
  ['/*\r\n  Set-Cookie: a=b\r\n', 2, 'Only the host can set this header'],
  ['/*\r  Content-Length: 5\r', 2, 'Only the host can set this header'],
])('%j is reported at line %i', (text, line, message) => {
  expect(problems(text)).toEqual([expect.stringMatching(`^header/invalid static/_headers:${line} .*${message}`)]);
});

test('only lines with an effect become rules, and a line below an ignored path is reported with the path', () => {
  const text = '/a\n  X-A: 1\n  X-B\nX-C: 1\n  X-D\n  X-E: 1\n';
  expect(rules(text)).toEqual([{ path: '/a', headers: [['X-A', '1']], removed: [] }]);
  expect(problems(text)).toHaveLength(2);
});

test.each([
  '',
  '# Nothing\n',
  '/*\n  X-A: 1\n\n# A comment\n/b/:name/*\n\t! X-A\n\tX-B: "é"; a=b:c\n',
  '\ufeff/*\r\n  X-A: 1\r\n',
])('%j is accepted', (text) => {
  expect(problems(text)).toEqual([]);
  expect(rules(text)).toHaveLength(text.match(/^\ufeff?\//gm)?.length ?? 0);
});

test('a file in a folder has its own path', () => {
  expect(problems('X-A: 1\n', 'docs/_headers')).toEqual([expect.stringContaining('static/docs/_headers:1')]);
});
