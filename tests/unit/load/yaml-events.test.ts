/** js-yaml accepts as plain only what `yaml` accepts, gives the same value, and knows the same places. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCollection, isMap, isNode, LineCounter, type Node, type Pair } from 'yaml';
import { forbiddenCharacters } from '../../../src/load/forbidden-characters.ts';
import { lazyLocate, type Path } from '../../../src/load/locate.ts';
import { normalize } from '../../../src/load/normalize.ts';
import { parseFully, parseYamlDocument } from '../../../src/load/parse-fully.ts';
import { plainValue } from '../../../src/load/plain-value.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { edited, soup, written } from '../../support/yaml-texts.ts';

const source = { file: 'data/site.yaml', kind: 'site', slug: 'site' } as const;
const numRuns = fuzzRuns(50);

function plain(text: string): object | undefined {
  // Reading a file replaces lone carriage returns. A number beyond 1e308 is a text in js-yaml, and Infinity in `yaml`.
  if (/\r(?!\n)|\de[-+]?\d{3,}/i.test(text)) return undefined;
  const value = forbiddenCharacters('', text).length === 0 ? plainValue(text) : undefined;
  return typeof value === 'object' && value !== null ? (normalize(value) as object) : undefined;
}

function agree(text: string): void {
  const value = plain(text);
  if (!value) return;
  const full = parseFully(source, text);
  if (!isDeepStrictEqual(full, { value })) expect({ text, full }).toEqual({ text, full: { value } });
}

/** The lines and columns that `yaml` gives: of the value, or of its field if it is not written. */
function placesIn(text: string): { path: Path; value: string; key: string }[] {
  const lines = new LineCounter();
  const document = parseYamlDocument(text, lines);
  const at = (node: unknown) => {
    const { line, col } = lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    return `${line}:${col}`;
  };
  const places = (node: Node | null, path: Path, key: unknown): { path: Path; value: string; key: string }[] => {
    const own =
      isNode(node) && text.slice(...(node.range ?? [0, 0])).trim() !== ''
        ? [{ path, value: at(node), key: at(key ?? node) }]
        : [];
    if (!isCollection(node)) return own;
    return [
      ...own,
      ...node.items.flatMap((item, index) =>
        isMap(node) && typeof item === 'object' && item !== null && 'key' in item
          ? places((item as Pair).value as Node | null, [...path, String((item as Pair).key)], (item as Pair).key)
          : places(item as Node, [...path, index], undefined),
      ),
    ];
  };
  return places(document.contents, [], undefined);
}

function agreeOnPlaces(text: string): void {
  if (!plain(text)) return;
  const locate = lazyLocate('data/site.yaml', () => text);
  for (const place of placesIn(text)) {
    const shown = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;
    const found = { path: place.path, value: shown(locate(place.path)), key: shown(locate.key(place.path)) };
    if (!isDeepStrictEqual(found, place)) expect({ text, ...found }).toEqual({ text, ...place });
  }
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
  expect(plain(text)).toEqual({
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
  '- a\n--- \n- b',
  '%YAML 1.2',
  'a: b: c',
  'a: "b',
  '{a, b c}',
  '~',
])('leaves %j to the other parser', (text) => {
  expect(plain(text)).toBeUndefined();
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
