/** What is reported about a file that cannot be parsed: each mistake, and not what follows from it. */
import { describe, expect, test } from 'vitest';
import { parseSource, parseYaml } from '../../../../src/load/parse-source.ts';

function reported(text: string): string[] {
  const parsed = parseYaml({ file: 'data/site.yaml', kind: 'site', slug: 'site', text });
  if (!Array.isArray(parsed)) return [];
  return parsed.map(({ at, message, hint }) => `${at.line}:${at.column} ${message} ${hint}`);
}

test('a character after a colon that looks like a space is named', () => {
  expect(reported('name: A\ncounty:\u00A0b\ntier: c\n')).toEqual([
    '2:1 This line needs a colon followed by a space. The colon is followed by a character that looks like a space: <U+00A0>. Type an ordinary space instead.',
  ]);
});

test('a line that misleads the parser is reported along with a mistake of another part', () => {
  expect(
    reported('business:\n  address\n    region: c\nclaims:\n  - text: d: e\n').map((one) => one.slice(0, 3)),
  ).toEqual(['2:3', '5:1']);
  expect(reported('- id: 1\n  text\n  name: a\n- id: 2\n  name: a: b\n').map((one) => one.slice(0, 3))).toEqual([
    '2:3',
    '5:9',
  ]);
});

test.each(['intro: ![Our van](van.jpg) is green.', '- !!! Sale', '- alt: ![Our van](van.jpg)'])(
  'text that begins with an exclamation mark: %s',
  (line) => {
    expect(reported(`${line}\n`)).toEqual([expect.stringMatching(/ Text that begins with ! needs quotes\. Put/)]);
  },
);

test.each([
  ['text: We are the #1 choice: it is\n    of lakes\n  street: "1 Elm St #4"', 2],
  ['text:\n    We are\n    the #1 choice\n    of all', 4],
  ['list:\n    - The #1\n      choice', 3],
])('a text that goes on after a # is in a comment: %j', (part, line) => {
  const text = `a:\n  ${part}\n  more: 1 # One.\nb: 2\n`;
  expect(reported(text)).toEqual([
    expect.stringMatching(`^${line}:.* A # after a space begins a comment, so the next`),
  ]);
});

test('a bracket that is not closed may have a comment after it', () => {
  for (const line of ['[pianos # or [strings]', '[pianos, "a #1"', '[pianos #1]'])
    expect(reported(`a: ${line}\nb: 2\n`)).toEqual([expect.stringMatching(/^1:4 This bracket is not closed/)]);
});

test.each(['>Text', '|>', '|Text: more'])('a text on the line of its sign is to begin on the next one: %s', (text) => {
  expect(reported(`name: a\nintro: ${text}\ntier: b\n`)).toEqual([
    expect.stringMatching(
      /^2:\d+ Text after \| or > must begin on the next line\. Begin it on the next line, indented/,
    ),
  ]);
});

test('a line after a list is reported once, with what an entry begins with', () => {
  expect(reported('- id: 1\n  name: a\n\nid: 2\n  name: b\n')).toEqual([
    '4:1 This line is not part of the list above it. Begin each entry of a list with a hyphen and a space, and indent the lines that continue it.',
  ]);
});

test('a line that continues a text may begin with a number and a colon', () => {
  expect(reported('body: mix\n3:1 sand\ntier: a\n')).toEqual([expect.stringMatching(/^2:1 .* If the line continues/)]);
});

test('bullets of a list below a text are not part of the text', () => {
  expect(reported('text: |\n  We:\nkeywords:\n* clean\n')).toEqual([expect.stringMatching(/^4:1 .* Write - clean$/)]);
});

describe('a merge conflict', () => {
  const conflict = '<<<<<<< HEAD\n  text: b\n=======\n  text: c\n>>>>>>> branch\n';

  test('is reported once per conflict, without errors for its lines', () => {
    expect(reported(`hero:\n  title: A\n${conflict}more: 1\n${conflict}`)).toEqual([
      expect.stringMatching(/^3:1 This file has a merge conflict/),
      expect.stringMatching(/^9:1 This file has a merge conflict/),
    ]);
  });

  test.each(['<<<<<<< HEAD', '>>>>>>> branch'])('is reported if only this line of it is left: %s', (line) => {
    expect(reported(`title: A\n${line}\r\nmore: 1\n`)).toEqual([
      expect.stringMatching(/^2:1 This file has a merge conflict/),
    ]);
    const text = `---\ntitle: Terms\n---\n\nA text.\n\n${line}\n`;
    const parsed = parseSource({ file: 'data/pages/terms.md', kind: 'document', slug: 'terms', text });
    expect(parsed).toMatchObject([{ at: { line: 7, column: 1 }, code: 'yaml/syntax' }]);
  });
});

test('excessive nesting is found in lines', () => {
  const lines = Array.from({ length: 80 }, (_, level) => `${'  '.repeat(level)}k:`);
  expect(reported(`a: 1\n${lines.join('\n')}`)).toEqual([
    '52:101 This is nested too deeply: more than 50 levels. Use fewer levels, and close all brackets. No field needs more than ten levels.',
  ]);
});
