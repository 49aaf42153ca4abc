/** Values that a word processor put in curly quotes. */
import { expect, test } from 'vitest';
import { parseSource } from '../../../src/load/parse-source.ts';

const parse = (text: string) => parseSource({ kind: 'reviews', slug: 'reviews', file: 'data/reviews.yaml', text });

test.each([
  ['name: “Bend”', 7, 'Bend'],
  ['name: ‘Bend’', 7, 'Bend'],
  ['- “Bend, at the river”', 3, 'Bend, at the river'],
  ['{name: “Bend”}', 8, 'Bend'],
])('%s is reported', (text, column, inside) => {
  expect(parse(`${text}\n`)).toEqual([
    expect.objectContaining({
      code: 'yaml/curly-quotes',
      at: expect.objectContaining({ line: 1, column }),
      hint: `Use straight quotes: "${inside}"`,
    }),
  ]);
});

test.each([
  ['“Bend,” she said.', '“Bend,” she said.'],
  ['’70s pools', '’70s pools'],
  ['"“Bend”"', '“Bend”'],
])('%s is a text as it is', (written, value) => {
  expect(parse(`name: ${written}\n`)).toMatchObject({ value: { name: value } });
});
