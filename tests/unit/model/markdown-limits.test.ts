/** Markdown that a person may write is never too long; what would stop the parser is reported at its place. */
import { expect, test } from 'vitest';
import { findExcess } from '../../../src/model/markdown-limits.ts';
import { parseMarkdown } from '../../../src/model/parse-markdown.ts';

const indented = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');

test.each([
  ['ten levels of lists', indented(10)],
  ['a list of 2,000 entries with bold words', '- **a** and _b_\n'.repeat(2000)],
  ['1,000 paragraphs with links', '*See* [this](https://example.com/).\n\n'.repeat(1000)],
  ['a line that is far to the right', `${' '.repeat(100)}a`],
  ['arithmetic', 'a - b > c * d '.repeat(50)],
])('%s is not too much', (_, markdown) => {
  expect(findExcess(markdown)).toBeUndefined();
});

test.each([
  ['lists on one line', '- '.repeat(5000)],
  ['numbers on one line', '1. '.repeat(5000)],
  ['lists further and further in', indented(700)],
  ['quotes in lists', '- > '.repeat(3000)],
  ['emphasis that is never closed', '**a_'.repeat(20_000)],
  ['cells in a table', `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'|\n'.repeat(300)}`],
  ['addresses in brackets', 'http://a.b/('.repeat(20_000)],
])('too much of %s is refused before it is parsed', (_, markdown) => {
  const { blocks, faults } = parseMarkdown(`Before.\n\n${markdown}`, () => undefined);
  expect(blocks).toEqual([]);
  expect(faults).toMatchObject([{ kind: expect.stringMatching(/^too-/) }]);
  expect(faults[0]?.offset).toBeGreaterThanOrEqual('Before.\n\n'.length - 2);
});
