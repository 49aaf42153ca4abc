/** The places of values in data files: those that the `yaml` package gives, which reads texts in another way. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCollection, isMap, isNode, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import type { Path } from '../../../src/diagnostics/locate.ts';
import { locateYaml } from '../../../src/load/locate-yaml.ts';
import { normalize } from '../../../src/load/normalize.ts';
import { parseYaml } from '../../../src/load/parse-source.ts';
import { fuzzRuns } from '../../support/seed.ts';
import { edited, soup, written } from '../../support/yaml-texts.ts';

/** The lines and columns that `yaml` gives: of the value, or of its field if it is not written. */
function placesIn(text: string, value: unknown): { path: Path; value: string; key: string }[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  // The two differ on rare texts, such as empty lines after an escaped line break.
  if (!isDeepStrictEqual(normalize(document.toJS() ?? {}), value)) return [];
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

test('words inside longer ones before them are not counted twice', () => {
  const { within } = locateYaml('data/pages/a.md', () => 'title: A', '### Two\n\n##\n');
  expect(within(['body'], '##', '### Two\n\n')).toMatchObject({ line: 5, column: 1 });
});

test.each([
  ['a program writes', written],
  ['someone edits', edited],
  ['lines in any order make', soup],
])('the places in texts that %s', (_, texts) => {
  const property = fc.property(texts, (text) => {
    const parsed = parseYaml({ file: 'data/site.yaml', kind: 'site', slug: 'site', text });
    if (Array.isArray(parsed)) return;
    const shown = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;
    for (const place of placesIn(text, parsed.value)) {
      const { path } = place;
      const found = { path, value: shown(parsed.locate(path)), key: shown(parsed.locate.key(path)) };
      if (!isDeepStrictEqual(found, place)) expect({ text, ...found }).toEqual({ text, ...place });
    }
  });
  fc.assert(property, { numRuns: fuzzRuns(15) });
});
