/** Problems of data files in the words of a spreadsheet. */
import { expect, it } from 'vitest';
import { diagnose } from '../../../../src/diagnostics/diagnostic.ts';
import { explainRows } from '../../../../src/scaffold/import/explain-rows.ts';
import type { Table } from '../../../../src/scaffold/import/table.ts';

const table = { file: 'a.csv', rows: [], columns: [] } as unknown as Table;
const sheet = { table, matches: [], given: [] };
const at = (line: number, file = 'a.csv') => ({ file, line, column: 6 });
const unknown = (line: number, county: string, file?: string) =>
  diagnose('city/unknown-county', at(line, file), `There is no county ${county}.`, {
    hint: 'Use crook-county-or.',
  });

it('a county that many rows name is reported once, with the other rows', () => {
  const found = explainRows([unknown(4, 'lake'), unknown(2, 'lake'), unknown(3, 'cook')], sheet);
  expect(found.map(({ at: { line }, related }) => [line, related.map((one) => one.at.line)])).toEqual([
    [2, [4]],
    [3, []],
  ]);
  expect(found[0]?.hint).toBe('Use crook-county-or. Or add --with-counties to create all such counties.');
});

it('problems of other files, and other problems of rows, stay apart', () => {
  const missing = [2, 3].map((line) => diagnose('schema/missing', at(line), 'This row has no name.'));
  expect(explainRows([...missing, unknown(2, 'lake', 'b.yaml'), unknown(3, 'lake', 'b.yaml')], sheet)).toHaveLength(4);
});
