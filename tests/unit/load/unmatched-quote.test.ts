/** Values that end with a double quote without the one that opens it. */
import { expect, test } from 'vitest';
import { parseSource } from '../../../src/load/parse-source.ts';

const parse = (text: string) => parseSource({ kind: 'reviews', slug: 'reviews', file: 'data/reviews.yaml', text });

test.each([
  ['name: Riverbend"', 16, 'Riverbend'],
  ['- Riverbend"  # our name', 12, 'Riverbend'],
  ['{name: Riverbend"}', 17, 'Riverbend'],
  ['name: The "Best" gutters"', 25, undefined],
])('%s is reported', (text, column, inside) => {
  expect(parse(`${text}\n`)).toEqual([
    expect.objectContaining({
      code: 'yaml/unmatched-quote',
      at: expect.objectContaining({ line: 1, column, length: 1 }),
      hint: inside === undefined ? expect.stringMatching(/^Delete the quote/) : expect.stringContaining(`"${inside}"`),
    }),
  ]);
});

test.each([
  ['We say "yes"', 'We say "yes"'],
  ['Gutters of 5"', 'Gutters of 5"'],
  ['Gutters of 5½ "', 'Gutters of 5½ "'],
  ['A 6" pipe called "big"', 'A 6" pipe called "big"'],
  ['Take "Route 66"', 'Take "Route 66"'],
  ['The "yard', 'The "yard'],
  [`'Riverbend"'`, 'Riverbend"'],
])('%s is a text as it is', (written, value) => {
  expect(parse(`name: ${written}\n`)).toMatchObject({ value: { name: value } });
});
