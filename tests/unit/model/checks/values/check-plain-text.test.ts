/** Markdown and HTML in fields of plain text. */
import { expect, test } from 'vitest';
import { checkPlainText } from '../../../../../src/model/checks/values/check-texts.ts';

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
  '“Bend,” she said.',
  'Gutters of 5"',
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
