/** Tokens in texts. */
import { expect, test } from 'vitest';
import { checkTokens } from '../../../../../src/model/checks/values/check-texts.ts';

const check = (text: string) =>
  checkTokens(text, ['phone', 'city'], (words, offset) => ({
    file: 'a.yaml',
    line: 1,
    column: offset + 1,
    length: words.length,
  }));

test.each([
  ['Call {phon}.', 6, 'The token {phon} is unknown or not allowed in this text.', 'Did you mean {phone}?'],
  ['In {{city}}.', 4, '{{city}} has one pair of braces too many, which visitors would see.', 'Write {city}'],
  ['{{other}}', 2, 'The token {other} is unknown or not allowed in this text.', 'Use one of: {phone}, {city}.'],
  ['Call {phone', 6, 'The token {phone has no second brace.', 'Write {phone}'],
  ['Call {phone or {city}.', 6, 'The token {phone has no second brace.', 'Write {phone}'],
])('%j is reported', (text, column, message, hint) => {
  expect(check(text)).toMatchObject([{ code: 'text/unknown-token', message, hint, at: { column } }]);
});

test.each(['Call {phone} in {city}.', '{city}{phone}', 'No tokens', 'A brace { alone', '{phones'])(
  '%j is right',
  (text) => {
    expect(check(text)).toEqual([]);
  },
);
