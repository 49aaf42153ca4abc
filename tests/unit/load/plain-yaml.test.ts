/** The plain reader accepts only what the parser with positions accepts, gives the same value, and reports the same positions. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Locate, lazyLocate, type Path } from '../../../src/load/locate.ts';
import { parseFully } from '../../../src/load/parse-fully.ts';
import { isPlainText } from '../../../src/load/plain-yaml/plain-text.ts';
import { parsePlainYaml } from '../../../src/load/plain-yaml/read.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { edited, soup, written } from '../../support/yaml-texts.ts';

const source = { file: 'data/site.yaml', kind: 'site', slug: 'site' } as const;
const numRuns = fuzzRuns(50);

function agree(text: string): void {
  const plain = isPlainText(text) ? parsePlainYaml(text) : undefined;
  if (!plain) return;
  const full = parseFully(source, text);
  if (!isDeepStrictEqual(full, plain)) expect({ text, full }).toEqual({ text, full: plain });
}

/** With a tab in a comment after it, the same text is read by the parser with positions. */
function agreeOnPlaces(text: string): void {
  const plain = isPlainText(text) && text.endsWith('\n') ? parsePlainYaml(text) : undefined;
  if (!plain) return;
  const [quick, full] = [text, `${text}#\t\n`].map((all) => lazyLocate('data/site.yaml', () => all));
  for (const { path, value } of scalars(plain.value)) {
    const found = (locate: Locate | undefined) => ({
      path,
      value: locate?.(path),
      key: locate?.key(path),
      within: locate?.within(path, String(value).slice(0, 4), 0),
    });
    if (!isDeepStrictEqual(found(quick), found(full)))
      expect({ text, ...found(quick) }).toEqual({ text, ...found(full) });
  }
}

function scalars(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, child]) => scalars(child, [...path, key]));
}

test('reads what data files are written in', () => {
  const text = [
    '# note',
    'name: Bend # the town',
    'text: two lines,',
    '  of one text',
    'quoted: "It is \\"big\\","',
    'folded: >-\n  one\n  line\n\n  and another',
    'list:\n- 1.50\n- "05156"\n- {q: Why?, a: [yes, ~]}',
    'empty:',
  ].join('\n');
  expect(parsePlainYaml(text)?.value).toEqual({
    name: 'Bend',
    text: 'two lines, of one text',
    quoted: 'It is "big",',
    folded: 'one line\nand another',
    list: [1.5, '05156', { q: 'Why?', a: ['yes', null] }],
    empty: null,
  });
});

test.each([
  'a: &b c',
  'a: *b',
  'a: !t b',
  'a: 1\na: 2',
  '__proto__: 1',
  '? a',
  '- a\n--- \n- b',
  '%YAML 1.2',
  'a: b: c',
  'a: "b',
  '{a, b c}',
  '~',
])('leaves %j to the other parser', (text) => {
  expect(parsePlainYaml(text)).toBeUndefined();
});

describe.each([
  ['a program writes', written],
  ['someone edits', edited],
  ['lines in any order make', soup],
])('of texts that %s', (_, texts) => {
  test('both parsers give the same value', () => {
    fc.assert(fc.property(texts, agree), { numRuns });
  });

  test('both parsers know the same places', () => {
    fc.assert(fc.property(texts, agreeOnPlaces), { numRuns });
  });
});
