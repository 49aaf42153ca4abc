/** What an import changes in a file, what it keeps, and what it records for the next import. */
import { describe, expect, it } from 'vitest';
import { mergeCells } from '../../../../src/scaffold/import/cells.ts';
import { formatRecord, parseRecord, valueHash } from '../../../../src/scaffold/import/import-record.ts';
import { withValues } from '../../../../src/scaffold/with-values.ts';

const cell = (value: unknown, ...path: string[]) => ({
  path,
  value,
  at: () => ({ file: 'a.csv', line: 2, column: 1 }),
});

function merge(wanted: unknown, current: unknown, last?: unknown, overwrite = false): string {
  const imported = new Map(last === undefined ? [] : [['eta', valueHash(last)]]);
  const { changes, conflicts } = mergeCells([cell(wanted, 'eta')], { current: { eta: current }, imported, overwrite });
  return changes.length > 0 ? 'changed' : conflicts.length > 0 ? 'kept, and reported' : 'same';
}

it.each([
  ['as in the file', 'a', 'a', undefined, 'same'],
  ['new in the spreadsheet since the last import', 'b', 'a', 'a', 'changed'],
  ['changed by hand since the last import', 'a', 'b', 'a', 'same'],
  ['changed in both', 'c', 'b', 'a', 'kept, and reported'],
  ['other than in a file that was never imported', 'a', 'b', undefined, 'kept, and reported'],
  ['that the file does not have', 'a', undefined, undefined, 'changed'],
  ['whose line was deleted by hand', 'a', undefined, 'a', 'same'],
  ['for a placeholder', 'a', 'FILL IN eta', undefined, 'changed'],
  ['for a list of placeholders', ['a'], ['FILL IN'], undefined, 'changed'],
  ['that differs in white space alone', ' a ', 'a', undefined, 'same'],
])('a cell %s', (_, wanted, current, last, outcome) => {
  expect(merge(wanted, current, last)).toBe(outcome);
});

it('values are laid into groups and lists, and a list has no holes', () => {
  const laid = withValues({ name: 'A', geo: { latitude: 1 } }, [
    cell(2, 'geo', 'longitude'),
    cell('q', 'faqs', '1', 'q'),
    cell('a', 'faqs', '1', 'a'),
  ]);
  expect(laid).toEqual({ name: 'A', geo: { latitude: 1, longitude: 2 }, faqs: [{ q: 'q', a: 'a' }] });
});

describe('the record', () => {
  const record = new Map([
    ['b-or', new Map([['name', 'x1']])],
    ['a-or', new Map(Object.entries({ name: 'x2', eta: 'y2' }))],
  ]);

  it('is read as it was written, with a line per place in their order', () => {
    const text = formatRecord(record);
    expect(parseRecord(text)).toEqual(record);
    expect(text).toBe('{\n"a-or": {"name":"x2","eta":"y2"},\n"b-or": {"name":"x1"}\n}\n');
  });

  it.each([undefined, '', 'nonsense', '[]', '{"a-or": 1}'])('%j is read as an empty record', (text) => {
    expect(parseRecord(text)).toEqual(new Map());
  });
});
