/** Markdown, HTML and stray quotes in fields of plain text. */
import { expect, test } from 'vitest';
import { checkPlainText } from '../../../../../src/model/checks/values/check-plain-text.ts';

const check = (text: string) =>
  checkPlainText(text, () => (words, offset) => ({
    file: 'a.yaml',
    line: 1,
    column: offset + 1,
    length: words.length,
  }));

test.each([
  ['See [us](/contact/).', 'Markdown', '[us](/contact/)', 5],
  ['See [us](https://www.example.com', 'Markdown', '[us](https://www.example.com', 5],
  ['The **best** trees', 'Markdown', '**best**', 5],
  ['A<br>b', 'HTML', '<br>', 2],
  ['<a href="/x/">A</a> <b>B</b>', 'HTML', '<a href="/x/">', 1],
])('%j has %s', (text, kind, found, column) => {
  expect(check(text)).toMatchObject([
    {
      code: 'text/plain',
      severity: 'warning',
      message: `This field is plain text, so ${kind} is shown as typed: ${found}`,
      at: { column, length: found.length },
    },
  ]);
});

test.each([
  ['“Bend”', 1, 6],
  ['‘Bend, at the river’', 1, 20],
  ['Riverbend"', 10, 1],
  ['The "Best" gutters"', 19, 1],
])('%j has quotes that visitors would see', (text, column, length) => {
  expect(check(text)).toMatchObject([{ code: 'text/plain', at: { column, length } }]);
});

test.each([
  '“Bend,” she said.',
  '“The best tuner in town!”',
  '’70s pools',
  'We say "yes"',
  'Gutters of 5"',
  'Gutters of 5½ "',
  'A 6" pipe called "big"',
  'Take "Route 66"',
  'The "yard',
  'Trees <5 in. and >2 in.',
  'A [note] (see below)',
  '2 ** 3 ** 4',
  'a < b',
  'f[0](x)',
  '<3 you',
  'A * b * c',
])('%j is plain', (text) => {
  expect(check(text)).toEqual([]);
});
