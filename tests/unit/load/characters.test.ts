/** Characters that no file may contain, and letters that a program has read in another encoding. */
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/load/parse-source.ts';
import { readable } from '../../../src/text/printable.ts';

const parse = (text: string) => parseYaml({ file: 'data/site.yaml', kind: 'site', slug: 'site', text });

describe('invisible characters', () => {
  test.each([
    ['plain', 'name: \u200bBend\u200b\n'],
    ['quoted', 'name: "\ufeff Bend\u2060"\n'],
    ['escaped', 'name: "\\u200B Bend"\n'],
  ])('at the ends of a %s text are dropped', (_, text) => {
    expect(parse(text)).toMatchObject({ value: { name: 'Bend' } });
  });

  test('inside a text stay, because some scripts and emoji need them', () => {
    expect(parse('name: ກ\u200bຂ 👩\u200d🌾\n')).toMatchObject({ value: { name: 'ກ\u200bຂ 👩\u200d🌾' } });
  });

  test('in place of spaces before a list entry are named', () => {
    expect(parse('services:\n\u00a0\u00a0- one\n')).toMatchObject([
      {
        message: 'This line is indented with a character that looks like a space: <U+00A0><U+00A0>',
        at: { line: 2, column: 1, length: 2 },
      },
    ]);
  });

  test('that are tags are forbidden, except in the flags of England, Scotland and Wales', () => {
    expect(parse('name: Mill\u{e0041}brook\n')).toMatchObject([
      { code: 'text/forbidden-character', message: expect.stringContaining('U+E0041'), at: { column: 11 } },
    ]);
    const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    expect(parse(`name: ${flag} Leeds\n`)).toMatchObject({ value: { name: `${flag} Leeds` } });
  });

  test('at the start of a file are shown, unlike what is about the whole file', () => {
    expect(parse('\u0007name: a\n')).toMatchObject([{ at: { line: 1, column: 1, length: 1 } }]);
  });

  test('that are escaped in a key are forbidden as in a value', () => {
    expect(parse('"na\\u0007me": a\n')).toMatchObject([
      { code: 'text/forbidden-character', at: { column: 1, length: 12 } },
    ]);
  });

  test('that are escaped have a diagnostic with the fields of any other', () => {
    const [found] = [parse('name: "a\\u0007"\n')].flat();
    expect(Object.keys(found ?? {}).sort()).toEqual(['at', 'code', 'hint', 'message', 'related', 'severity']);
  });

  test('make no difference between two keys', () => {
    expect(parse('caf\u00e9: 1\ncafe\u0301: 2\n')).toMatchObject([{ code: 'yaml/duplicate-key', at: { line: 2 } }]);
  });

  test('are shown in messages', () => {
    expect(readable('sis\u200dters\ufeff Si\u00adsters\u0007')).toBe('sis<U+200D>ters<U+FEFF> Si<U+00AD>sters\uFFFD');
  });
});

test.each([
  ['caf\u00c3\u00a9', '“\u00c3\u00a9”'],
  ['we\u00e2\u20ac\u2122re here', '“\u00e2\u20ac\u2122”'],
  ['\u00e2\u20ac\u00a2 first', '“\u00e2\u20ac\u00a2”'],
  ['"caf\\u00c3\\u00a9"', '“\u00c3\u00a9”'],
])('UTF-8 that was read in another encoding and saved again %s is reported', (text, letters) => {
  expect(parse(`name: ${text}\n`)).toMatchObject([
    {
      code: 'text/forbidden-character',
      message: `${letters} is a letter that was read in a wrong encoding.`,
      hint: expect.stringMatching(/^Type it again/),
      at: { line: 1 },
    },
  ]);
});

test.each(['«MANHÃ»', 'SÃO JOÃO', 'Â la carte', 'pâté', 'â €5', 'CÂMARA·1', 'Ã “quoted”'])(
  'UTF-8 that was read in another encoding and saved again %s is text',
  (text) => {
    expect(parse(`name: ${text}\n`)).toMatchObject({ value: { name: text } });
  },
);
