/** Markdown and HTML in fields of plain text, and tokens. */
import { describe, expect, test } from 'vitest';
import { checkPlainText, checkTokens } from '../../../../../src/model/checks/values/check-texts.ts';

const at = (words: string, offset: number) => ({ file: 'a.yaml', line: 1, column: offset + 1, length: words.length });

describe('a plain text', () => {
  const check = (text: string) => checkPlainText(text, at);

  test.each([
    ['See [us](/contact/).', 'Markdown', '[us](/contact/)', 5],
    ['See [us](https://www.example.com', 'Markdown', '[us](https://www.example.com', 5],
    ['The **best** trees', 'Markdown', '**best**', 5],
    ['A<br>b', 'HTML', '<br>', 2],
    ['Roofs &amp; gutters', 'HTML', '&amp;', 7],
    ['O&#8217;Brien', 'HTML', '&#8217;', 2],
    ['<a href="/x/">A</a> <b>B</b>', 'HTML', '<a href="/x/">', 1],
  ])('%j has %s', (text, kind, found, column) => {
    const message = `This field is plain text, so ${kind} is shown as typed: ${found}`;
    const place = { column, length: found.length };
    expect(check(text)).toMatchObject([{ code: 'text/plain', severity: 'warning', message, at: place }]);
  });

  test.each([
    'Gutters of 5"',
    'Trees <5 in. and >2 in.',
    'A [note] (see below)',
    '2 ** 3 ** 4',
    'f[0](x)',
    '<3 you',
    'R&D; hotels & B&Bs; Q&A',
  ])('%j is plain', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('tokens', () => {
  const mark = { kind: 'text', target: 'true', path: ['intro'], isKey: false, tokens: [] } as const;
  const check = (value: string) => checkTokens({ ...mark, value }, at, { kind: 'city' });

  test.each([
    ['In {{city}}.', 4, '{{city}} needs one brace on each side. Visitors would see the braces.', 'Write {city}'],
    [
      '{{other}}',
      2,
      'The token {other} is unknown or not allowed in this text.',
      'Use one of: {phone}, {business}, {year}, {forms}, {scripts}, {city}, {county}.',
    ],
    ['{phone number}', 1, 'The token {phone number} is unknown or not allowed in this text.', 'Did you mean {phone}?'],
    ['Call {phone', 6, '{phone needs one brace on each side. Visitors would see the braces.', 'Write {phone}'],
    ['Call {phone}}.', 6, '{phone}} needs one brace on each side. Visitors would see the braces.', 'Write {phone}'],
    [
      'Call {phone or {city}.',
      6,
      '{phone needs one brace on each side. Visitors would see the braces.',
      'Write {phone}',
    ],
  ])('%j is reported', (text, column, message, hint) => {
    expect(check(text)).toMatchObject([{ code: 'text/unknown-token', message, hint, at: { column } }]);
  });

  const right = ['Call {phone} in {city}.', '{city}{phone}', 'No tokens', 'A brace { alone', '{phones'];

  test.each(right)('%j is right', (text) => expect(check(text)).toEqual([]));
});
