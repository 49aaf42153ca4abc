/** The search for other forms of the business's name skips runs of words that cannot be one: it finds what a search of all runs finds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameReader } from '../../../../src/lint/business/other-names.ts';
import { isTypo } from '../../../../src/lint/business/typo.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

const name = 'Old Pine & co. Pianos';
const parts = name.split(' ');
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const gap = fc.oneof(
  { weight: 4, arbitrary: fc.constant(' ') },
  { weight: 1, arbitrary: fc.constantFrom('', '-', ', ', '/', ' (', '’s ', '. ', '  ') },
);
const other = fc.constantFrom(
  'A',
  'the',
  'Works',
  '12',
  'Élan',
  'été',
  'St.',
  'tree/Pine',
  'Pine/care',
  'Piano',
  ...parts,
);
/** The words of the name in their order, most of them right. */
const variants = fc.tuple(
  ...[
    ['OldPine', 'old'],
    ['Pnie', 'pine', 'Pines'],
    ['and', '&&'],
    ['Co.', 'co'],
    ['Pianoss', 'Piano', 'pianos'],
  ].map((wrong, index) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(parts[index] ?? '') },
      { weight: 1, arbitrary: fc.constantFrom(...wrong) },
    ),
  ),
);
const text = fc
  .tuple(fc.array(other, { maxLength: 4 }), variants, fc.array(other, { maxLength: 4 }))
  .chain((words) => fc.tuple(...words.flat().map((word) => gap.map((after) => word + after))))
  .map((words) => words.join(''));

/** Every run of four to six words, wherever it begins. */
function searched(rest: string): string[] {
  if (!['Pine', 'Piano'].some((stem) => rest.includes(stem))) return [];
  const words = [...rest.matchAll(/[\p{L}\p{N}&'’.-]+/gu)];
  const found: string[] = [];
  let end = 0;
  for (const [position, { index }] of words.entries())
    for (const size of [4, 5, 6]) {
      const last = words[position + size - 1];
      if (!last || index < end) continue;
      const run = rest
        .slice(index, last.index + last[0].length)
        .replace(/['’]s$/, '')
        .replace(/[.'’-]+$/, '');
      if (!isOtherName(run, rest.slice(index + run.length))) continue;
      found.push(run);
      end = index + run.length;
    }
  return found;
}

function isOtherName(run: string, after: string): boolean {
  if (!run.split(/\s+/).every((one) => /^[\p{Lu}\p{N}&]/u.test(one) || parts.includes(one))) return false;
  const [given, wanted] = [letters(run), letters(name)];
  if (given === `${wanted}s` || `${given}s` === wanted) return !/^ \p{Lu}/u.test(after);
  return given === wanted ? run.toLowerCase() !== name.toLowerCase() : isTypo(given, wanted);
}

test('misspelled names are found as in a search of all runs of words', () => {
  const read = nameReader({ name });
  let count = 0;
  fc.assert(
    fc.property(text, (written) => {
      // The right name is cut out, and reported only in capitals or with a legal form, which no text here has.
      const right = /(?<![\p{L}\p{N}])Old Pine & co\. Pianos(?![\p{L}\p{N}])/giu;
      const wanted = written.split(right).flatMap(searched);
      count += wanted.length;
      expect(read(written).map(({ words }) => words)).toEqual(wanted);
    }),
    { numRuns: fuzzRuns(400) },
  );
  expect(count).toBeGreaterThan(20);
});
