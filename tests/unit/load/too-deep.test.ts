/** Texts whose nesting could fill the parser's stack are found before they are parsed. */
import { expect, test } from 'vitest';
import { isTooDeepToParse } from '../../../src/load/too-deep.ts';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const shapes: Record<string, (levels: number) => string> = {
  brackets: (levels) => `a: ${'['.repeat(levels)}${']'.repeat(levels)}\n`,
  'open brackets': (levels) => '{a: '.repeat(levels),
  dashes: (levels) => `${'- '.repeat(levels)}a\n`,
  'question marks': (levels) => `${'? '.repeat(levels)}a\n`,
  indentation: (levels) => `${lines(levels, (level) => `${' '.repeat(level)}a:`)} b\n`,
  'mixed levels': (levels) => `${lines(levels / 4, (level) => `${' '.repeat(level)}a:`)} ${'[{a: '.repeat(levels / 2)}`,
};

test.each(Object.entries(shapes))('%s', (_, text) => {
  expect(isTooDeepToParse(text(400))).toBe(true);
  expect(isTooDeepToParse(text(200))).toBe(false);
});

test('many brackets and dashes on few levels are not too deep', () => {
  expect(isTooDeepToParse(`a: |\n${lines(400, () => '  - [a](b) {c}')}\n`)).toBe(false);
  expect(isTooDeepToParse(`${lines(400, () => '- [[1], {a: b}]')}\n`)).toBe(false);
  expect(isTooDeepToParse(`a: "${'['.repeat(400)}"\n`)).toBe(false);
  expect(isTooDeepToParse(`a: |\n${' '.repeat(400)}b\n`)).toBe(false);
});
