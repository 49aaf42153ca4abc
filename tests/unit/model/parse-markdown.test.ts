/** What of Markdown is refused, and at which place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../src/model/parse-markdown.ts';
import { markdownReader } from '../../../src/model/read-markdown.ts';
import { fuzzRuns } from '../../support/seed.ts';

const linkTo = (href: string) => (href.startsWith('/') ? `/base${href}` : undefined);
const parse = (markdown: string) => parseMarkdown(markdown, linkTo);

test.each([
  ['a\n\nb ** bold ** c', '** bold **'],
  ['a ** bold** b', '** bold**'],
  ['a **bold ** b', '**bold **'],
  ['**a** and **b', '**b'],
])('stars without the others are shown as typed: %j', (markdown, words) => {
  expect(parse(markdown).faults).toEqual([{ kind: 'stars', text: words, offset: markdown.indexOf(words) }]);
});

test.each([
  ['a\n\n##Prices', 'no-space', '##Prices'],
  ['a\n-one\n-two', 'no-space', '-one'],
  ['*one\n*two', 'no-space', '*one'],
  ['1)one\n2)two', 'no-space', '1)one'],
  ['• one\n• two', 'bullet', '• one'],
  ['-\u00a0one\n-\u00a0two', 'bullet', '-\u00a0one'],
  ['– one\n– two', 'bullet', '– one'],
  ['a\n| b | c |\n| 1 | 2 |', 'dashes', '| b | c |'],
  ['|a|b|\n|-|\n|1|2|', 'dashes', '|a|b|'],
  ['|a|b|\n|-|-|\n|1|2|3|', 'cells', '|1|2|3|'],
  ['- a | b\n  - | -\n  1 | 2 | | 3', 'cells', '1 | 2 | | 3'],
  ['Free.[^1]', 'note', '[^1]'],
  ['[^a]: For most.', 'note', '[^a]'],
  // It is written like the URL of a link.
  ['Free.[^a]\n\n[^a]: Mostly', 'link', '[^a]'],
  ['Roofs &amp; gutters', 'reference', '&amp;'],
  ['From &pound;65', 'reference', '&pound;'],
  ['Fran&ccedil;ois', 'reference', '&ccedil;'],
  ['See [us]().', 'broken-link', '[us]()'],
])('%j is a fault', (markdown, kind, words) => {
  expect(parse(markdown).faults).toEqual([{ kind, text: words, offset: markdown.indexOf(words) }]);
});

test.each([
  '#1 in town\n#2 in the state',
  '##',
  '-5 degrees\n-7 degrees',
  '-one line',
  '*one*\n*two*',
  '1.5 hours\n2.5 hours',
  '| a bar |\nand | another',
  '|a|b|\n|-|-|\n|1\\|2|`3\\|4`| |\n|1|',
  '`&amp;` and R&D; B&Bs;',
])('%j is as it was meant', (markdown) => {
  expect(parse(markdown).faults.filter(({ kind }) => kind !== 'wordless')).toEqual([]);
});

test.each([
  'Free** in {city}.\n\n**Within 20 miles',
  'A** grade',
  '5 ** hotel',
  'See a.example/#b**c',
  '**a** and `**b`',
  '2**3',
  '\\*\\*a',
  'a * b',
])('stars of a footnote, of a grade, in a URL, in code, in a sum or escaped are accepted: %j', (markdown) => {
  expect(parse(markdown).faults).toEqual([]);
});

test.each([
  ['| Size | Price |\n| --- | --- |\n| Small | <b>a</b> |', 'html', 41],
  ['a <https://example.org> b', 'link', 2],
  ['---', 'unsupported', 0],
  ['See ![a](/a.png)', 'image', 4],
  ['a ~~b~~', 'unsupported', 2],
  ['| a |\n|:---|\n| 1 |\n\n---', 'unsupported', 20],
])('a fault is reported with its kind and its place: %j', (markdown, kind, offset) => {
  expect(parse(markdown).faults[0]).toMatchObject({ kind, offset });
});

test('the second of two equal faults is reported at its own position', () => {
  expect(parse('a <i> b\n\nc <i> d').faults.map((fault) => fault.offset)).toEqual([2, 11]);
});

test.each([
  ['Write to [us](/contact/ today.', '[us](/contact/', 9],
  ['Write to [us](https://www.example.com today.', '[us](', 9],
  ['See [**all** areas](/areas/', '](/areas/', 18],
  ['- [us] (/contact/)', '[us] (/contact/)', 2],
  ['See the [contact page(/contact/) or [us](/about/).', '[contact page(/contact/)', 8],
  ['One.\n\n(us)[/contact/]', '(us)[/contact/]', 6],
  ['[us(tel:8025550134)', '[us(tel:8025550134)', 0],
  ['[mail(mailto:a@example.org) or call', '[mail(', 0],
  ['[site(https://www.example.com/)', '[site(', 0],
  ['[there(#prices)', '[there(#prices)', 0],
  ['[us(/)', '[us(/)', 0],
])('a link that Markdown shows as it is typed is reported: %j', (markdown, found, offset) => {
  expect(parse(markdown).faults).toContainEqual({ kind: 'broken-link', text: found, offset });
});

test.each([
  '`[us](/contact/`',
  '[us](/contact/)',
  'Sizes [1] (see below)',
  'a[0](b)',
  '[us\\](/contact/',
  '[us][contact]\n\n[contact]: /contact/',
  'Sizes [1] [2] and [3]',
  'Mowing [from $40 (/visit) in May]',
  '[contact (/contact/) today',
  '[1] **Best in town**(#1)',
])('a text that is no link is not reported as one: %j', (markdown) => {
  expect(parse(markdown).faults.filter(({ kind }) => kind === 'broken-link')).toEqual([]);
});

test.each([
  ['See [ ](/contact/).', '[ ](/contact/)', 4],
  ['One.\n\n##\n\nTwo.', '##', 6],
])('a link or heading without words is reported: %j', (markdown, found, offset) => {
  expect(parse(markdown).faults).toEqual([{ kind: 'wordless', text: found, offset }]);
});

test.each([
  ['## Pruning & Trimming\n## Pruning & Trimming', ['pruning-and-trimming', 'pruning-and-trimming-2']],
  ['## Τιμές, ώρες\n### Τιμές ώρες', ['τιμές-ώρες', 'τιμές-ώρες-2']],
  ['## Resistors 5 Ω\n## 5G в городе', ['resistors-5', '5g']],
  ['## ガラス\n## हिन्दी!', ['ガラス', 'हिन्दी']],
  ['## 🌲\n## ❤️', ['section', 'section-2']],
])('headings have ids of their words: %j', (markdown, ids) => {
  expect(parse(markdown).blocks.map((block) => block.type === 'heading' && block.id)).toEqual(ids);
});

test('reads a plain line without a parser as with one', () => {
  const words = [...'Oak a 1. - + # = > | ! : ( "x" {phone} $5 it\'s é'.split(' '), '\u00a0'];
  const marked = '*b* _i_ `c` ~s~ [l](/x/) <b> &amp; \\ www.a.org https://a.org a@b.org';
  const signs = [...marked.split(' '), '\n', ' '];
  const word = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...signs));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.constantFrom('', ' '), (list, gap) => {
      // As texts are once they are loaded.
      const text = list.join(gap).trim();
      expect(markdownReader(linkTo)(text)).toEqual(parse(text));
    }),
    { numRuns: fuzzRuns(400) },
  );
});
