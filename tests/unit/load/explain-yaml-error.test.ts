/** What is told of a file that cannot be parsed: each mistake, and not what follows from it. */
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/load/parse-yaml.ts';

function told(text: string): string[] {
  const parsed = parseYaml({ file: 'data/site.yaml', kind: 'site', slug: 'site', text });
  if (!Array.isArray(parsed)) return [];
  return parsed.map(({ at, message, hint }) => `${at.line}:${at.column} ${message} ${hint}`);
}

describe('a line that misleads the parser', () => {
  test('is told without the lines that follow from it', () => {
    const text = 'url:\n  base: x\nbusiness\n  name: a\n  phone: b\n  address:\n    region: c\nclaims:\n  - text: d\n';
    expect(told(text)).toEqual([
      '3:1 There is no colon with a space behind it in this line. Write business: with a colon.',
    ]);
  });

  test('is told beside a mistake of another part', () => {
    expect(
      told('business:\n  address\n    region: c\nclaims:\n  - text: d: e\n').map((one) => one.slice(0, 3)),
    ).toEqual(['2:3', '5:1']);
    expect(told('- id: 1\n  text\n  name: a\n- id: 2\n  name: a: b\n').map((one) => one.slice(0, 3))).toEqual([
      '2:3',
      '5:9',
    ]);
  });
});

test('mistakes that keep to their lines are each told', () => {
  expect(told('hero:\n  title: A: b\n  text: C: d\nnote: @x\n')).toHaveLength(3);
});

describe('inside braces', () => {
  test.each([
    ['hero: {title: About {business}, text: More}\n', '1:21', '{ }', '{business}', 'About {business}'],
    ['faqs:\n  - {q: Do you come to {city}?, a: Yes}\n', '2:24', '{ }', '{city}', 'Do you come to {city}?'],
    ['list: [one, Call {phone} now]\n', '1:18', '[ ]', '{phone}', 'Call {phone} now'],
  ])('a token in %j is pointed at', (text, at, braces, token, whole) => {
    expect(told(text)).toEqual([
      `${at} Inside ${braces}, a text that holds ${token} needs quotes. Put it in quotes: "${whole}"`,
    ]);
  });

  test.each([
    ['hero: {title: A, text: Three, and you may mix them.}\n', '1:24', 'Three, and you may mix them.'],
    ['hero: {text: One, and two, or more, title: A}\n', '1:14', 'One, and two, or more'],
  ])('a comma in the text of %j is told as such', (text, at, whole) => {
    const said = 'Inside { }, a comma begins the next field, so a text with a comma needs quotes.';
    expect(told(text)).toEqual([`${at} ${said} Put it in quotes: "${whole}"`]);
  });

  test('fields and lists without spaces are left alone', () => {
    expect(told('hero: {title: A, text: B}\nlist: [a b, c d]\ntext: About {business}, and more\n')).toEqual([]);
  });
});
