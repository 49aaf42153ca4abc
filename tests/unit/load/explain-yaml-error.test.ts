/** What is reported about a file that cannot be parsed: each mistake, and not what follows from it. */
import { describe, expect, test } from 'vitest';
import { parseSource, parseYaml } from '../../../src/load/parse-source.ts';

function reported(text: string): string[] {
  const parsed = parseYaml({ file: 'data/site.yaml', kind: 'site', slug: 'site', text });
  if (!Array.isArray(parsed)) return [];
  return parsed.map(({ at, message, hint }) => `${at.line}:${at.column} ${message} ${hint}`);
}

describe('a line that misleads the parser', () => {
  test('is reported without the lines that follow from it', () => {
    const text = 'url:\n  base: x\nbusiness\n  name: a\n  phone: b\n  address:\n    region: c\nclaims:\n  - text: d\n';
    expect(reported(text)).toEqual(['3:1 This line needs a colon followed by a space. Write business: with a colon.']);
  });

  test('is reported along with a mistake of another part', () => {
    expect(
      reported('business:\n  address\n    region: c\nclaims:\n  - text: d: e\n').map((one) => one.slice(0, 3)),
    ).toEqual(['2:3', '5:1']);
    expect(reported('- id: 1\n  text\n  name: a\n- id: 2\n  name: a: b\n').map((one) => one.slice(0, 3))).toEqual([
      '2:3',
      '5:9',
    ]);
  });
});

test('mistakes that do not affect other lines are each reported', () => {
  expect(reported('hero:\n  title: A: b\n  text: C: d\nnote: @x\n')).toHaveLength(3);
});

describe('inside braces', () => {
  test.each([
    ['hero: {title: About {business}, text: More}\n', '1:21', '{ }', '{business}', 'About {business}'],
    ['faqs:\n  - {q: Do you come to {city}?, a: Yes}\n', '2:24', '{ }', '{city}', 'Do you come to {city}?'],
    ['list: [one, Call {phone} now]\n', '1:18', '[ ]', '{phone}', 'Call {phone} now'],
  ])('a token in %j is pointed at', (text, at, braces, token, whole) => {
    expect(reported(text)).toEqual([
      `${at} Inside ${braces}, text that contains ${token} needs quotes. Put it in quotes: "${whole}"`,
    ]);
  });

  test.each([
    ['hero: {title: A, text: Three, and you may mix them.}\n', '1:24', 'Three, and you may mix them.'],
    ['hero: {text: One, and two, or more, title: A}\n', '1:14', 'One, and two, or more'],
  ])('the message for %j names the comma in the text', (text, at, whole) => {
    const said = 'Inside { }, a comma starts the next field, so text that contains a comma needs quotes.';
    expect(reported(text)).toEqual([`${at} ${said} Put it in quotes: "${whole}"`]);
  });

  test('fields and lists without spaces are left alone', () => {
    expect(reported('hero: {title: A, text: B}\nlist: [a b, c d]\ntext: About {business}, and more\n')).toEqual([]);
  });
});

describe('a merge conflict', () => {
  const conflict = '<<<<<<< HEAD\n  text: b\n=======\n  text: c\n>>>>>>> branch\n';
  const said =
    'This file has a merge conflict: git could not merge two versions of these lines. Keep the lines you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';

  test('is reported once per conflict, without errors for its lines', () => {
    expect(reported(`hero:\n  title: A\n${conflict}more: 1\n${conflict}`)).toEqual([`3:1 ${said}`, `9:1 ${said}`]);
  });

  test('is reported in the text of a page too, which would be published', () => {
    const text = `---\ntitle: Terms\n---\n\n${conflict}`;
    const parsed = parseSource({ file: 'data/pages/terms.md', kind: 'document', slug: 'terms', text });
    expect(parsed).toMatchObject([{ at: { line: 5, column: 1, length: 12 }, code: 'yaml/syntax' }]);
  });

  test('is not seen in a text that only looks like its beginning', () => {
    expect(reported('text: |\n  <<<<<<< HEAD\n  and so on\n')).toEqual([]);
  });
});

test.each([
  ['a: !!timestamp 2026-01-01\n', '1:4'],
  ['a: !!binary aGk=\n', '1:4'],
  ['a: {b: !!set {c}}\n', '1:8'],
])('a tag that makes something else than a text, number, list or group is refused in %j', (text, at) => {
  expect(reported(text)).toEqual([
    `${at} YAML tags (words that begin with !) are not supported. Remove the tag, or put the whole text in quotes.`,
  ]);
});

test.each([
  [
    'title: {{phone}}\n',
    'Write a token with one pair of braces, and put text that begins with a token in quotes: "{phone}"',
  ],
  ['title: {{a: b}}\n', 'Write the name of a field, a colon, a space and the value: name: value'],
])('a group that is a key is explained as what it was meant for in %j', (text, hint) => {
  expect(reported(text)).toEqual([`1:9 This key is not the name of a field. ${hint}`]);
});

describe('excessive nesting', () => {
  const nested = (text: string) =>
    reported(text).map((line) => line.replace('This is nested too deeply: more than 50 levels.', ''));

  test('is located where it gets too deep, and open brackets are mentioned only if some are open', () => {
    expect(nested(`a: ${'['.repeat(3000)}`)).toEqual(['1:54  Close all open brackets.']);
    expect(nested(`a: ${'['.repeat(3000)}${']'.repeat(3000)}`)).toEqual([
      '1:54  Use fewer levels. No field needs more than ten.',
    ]);
  });

  test('is found in lines as well as in brackets', () => {
    const lines = Array.from({ length: 80 }, (_, level) => `${'  '.repeat(level)}k:`);
    expect(nested(`a: 1\n${lines.join('\n')}`)).toEqual(['52:101  Use fewer levels. No field needs more than ten.']);
  });
});

test('an apostrophe that ends a quoted text with a colon is named, with quotes that fit', () => {
  expect(reported("title: 'We clear the city's worst drains: roots'\n")).toEqual([
    '1:8 There is more text after the closing quote. Put the whole text in double quotes instead: "We clear the city\'s worst drains: roots"',
  ]);
  expect(reported('title: "We clear a 6" pipe: roots"\n')[0]).toContain(
    `Put the whole text in single quotes instead: 'We clear a 6" pipe: roots'`,
  );
  expect(reported('title: "He said "yes": twice"\n')[0]).toContain(`instead: 'He said "yes": twice'`);
});
