/** A cell that ends in a quote which nothing opens is refused, as the data file with it would be. */
import { expect, test } from 'vitest';
import { matchColumns } from '../../../../src/scaffold/import/match-columns.ts';
import { parseCsvTable } from '../../../../src/scaffold/import/parse-csv-table.ts';
import { nameRows } from '../../../../src/scaffold/import/place-rows.ts';
import type { NewKind } from '../../../../src/scaffold/kinds.ts';
import { aSite } from '../a-site.ts';

const facts = aSite();

function rows(kind: NewKind, text: string) {
  const table = parseCsvTable({ file: 'a.csv', text, notes: [] });
  if ('diagnostics' in table) throw new Error('The table cannot be read.');
  const matches = matchColumns(table.columns, { kind, map: new Map(), withCounties: false, own: facts.own });
  const hints = { slugs: facts.slugs, keys: {} };
  const context = { hints, labels: {}, country: 'US', hasDecimalCommas: false };
  const named = nameRows({
    kind,
    table,
    matches,
    given: [],
    gazetteer: undefined,
    facts,
    withCounties: false,
    context,
  });
  return [named.rows.length, ...named.diagnostics.map(({ code, at }) => `${code} ${at.line}:${at.column}`)];
}

test.each<[NewKind, string, string]>([
  ['city', 'Town,Description\nBend,the hub"\n', '2:6'],
  ['city', 'Town,Keywords\nBend,a;b"\n', '2:6'],
  ['review', 'Name,Text\nAnn B.,it was good"\n', '2:8'],
])('in a row of a %s: %j', (kind, text, place) => {
  expect(rows(kind, text)).toEqual([0, `yaml/unmatched-quote ${place}`]);
});

test('a quoted word and an inch mark are not', () => {
  expect(rows('city', 'Town,Description\nBend,"a ""hub"""\nSisters,a pipe of 6"\n')).toEqual([2]);
});
