/** Spreadsheets in every form that people export become the same table, with the place of each cell. */
import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table, TableResult } from '../../../../src/scaffold/import/parse-csv-table.ts';
import { parseCsvTable } from '../../../../src/scaffold/import/parse-csv-table.ts';
import { decodeTable, parseJsonTable, readTable } from '../../../../src/scaffold/import/read-table.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const csv = (text: string, delimiter?: string) => parseCsvTable({ file: 'a.csv', text }, 1000, delimiter);
const json = (text: string) => parseJsonTable({ file: 'a.json', text });

function table(result: TableResult): Table {
  if ('diagnostics' in result) throw new Error(result.diagnostics.map(({ message }) => message).join());
  return result;
}

function problem(result: TableResult): string | undefined {
  if (!('diagnostics' in result)) return undefined;
  const [first] = result.diagnostics;
  return first && `${first.at.line}:${first.at.column} ${first.code} ${first.message}`;
}

const cells = (result: TableResult) => table(result).rows.map((row) => row.cells);

describe('the encoding', () => {
  const words = 'Town\r\nÉtang\r\n';
  const utf16 = Buffer.from(`\uFEFF${words}`, 'utf16le');

  it.each([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${words}`)],
    ['UTF-16 as Excel writes it', utf16],
    ['UTF-16, the other byte order', Buffer.from(utf16).swap16()],
  ])('is found: %s', (_, bytes) => {
    expect(decodeTable(bytes)).toEqual({ text: 'Town\nÉtang\n' });
  });

  it('is reported if it was guessed', () => {
    const { text, note } = decodeTable(Buffer.from(words, 'latin1'));
    expect(text).toBe('Town\nÉtang\n');
    expect(note).toContain('Windows-1252');
  });

  it('keeps the quotes, the dashes and the euro sign of Windows-1252', () => {
    const bytes = Buffer.from([0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0x80, 0xe9]);
    expect(decodeTable(bytes).text).toBe('‘’“”–—€é');
  });
});

describe('a file', () => {
  const read = (name: string, bytes: Uint8Array | string) =>
    readTable(path.join(tempFolder({ [name]: bytes }), name), name);

  it('is separated as its extension implies', async () => {
    expect(cells(await read('a.tsv', 'a\tb, c\n1, 2\t3\n'))).toEqual([['1, 2', '3']]);
    expect(cells(await read('a.json', '[{"a": 1}]'))).toEqual([[1]]);
  });

  it('is refused if it has more rows than a site can have pages, without parsing all of them', async () => {
    const rows = `Town\n${'A\n'.repeat(50_001)}"never closed`;
    expect(problem(await read('b.csv', rows))).toBe('1:1 import/unreadable b.csv has more than 50,000 rows.');
  });

  it('is refused if it is a workbook, or has characters that no page can show', async () => {
    expect(problem(await read('a.xlsx', Buffer.from('PK\u0003\u0004 and more')))).toBe(
      '1:1 import/unreadable a.xlsx is a workbook, not a text file with one table.',
    );
    expect(problem(await read('a.csv', 'a\nb\u0007\n'))).toMatch(/^2:2 text\/forbidden-character/);
  });
});

describe('CSV', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['bars', 'a|b\n1|2\n'],
    ['semicolons, with commas in the quoted header', '"a";"b"\n1;2\n'],
  ])('is separated by %s', (_, text) => {
    expect(cells(csv(text))).toEqual([['1', '2']]);
  });

  it.each(['sep=;', '"sep=;"'])('is separated as the first line of Excel says, %s, which is no row', (line) => {
    const [row] = table(csv(`${line}\na, b, c;d\n1;2\n`)).rows;
    expect(row?.cells).toEqual(['1', '2']);
    expect(row?.at(1)).toMatchObject({ line: 3, column: 3 });
  });

  it('locates every cell, regardless of its contents', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é') });
    const written = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
    const rows = fc.array(fc.tuple(cell, cell, fc.constant('end')), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (all) => {
        const lines = ['a,b,c', ...all.map((row) => row.map(written).join(','))];
        const text = lines.join('\n');
        const read = table(csv(text)).rows;
        expect(read.map((row) => row.cells)).toEqual(all.map((row) => row.map((value) => value.trim())));
        for (const [number, row] of all.entries()) {
          for (const [column, value] of row.entries()) {
            const { line = 0, column: first = 0 } = read[number]?.at(column) ?? {};
            const rest = text
              .split('\n')
              .slice(line - 1)
              .join('\n')
              .slice(first - 1);
            expect(rest.startsWith(written(value))).toBe(true);
          }
        }
      }),
    );
  });

  it('is refused if a row has more cells than columns, or a quote is not closed', () => {
    expect(problem(csv('a,b\n1,2,3\n'))).toBe(
      '2:5 import/row-length This row has 3 cells, but the first row names 2 columns.',
    );
    expect(problem(csv('a,b\n1,2\n"3,4\n'))).toBe(
      '3:1 import/unreadable A quotation mark opens this cell, but none closes it.',
    );
    expect(problem(csv(''))).toBe('1:1 import/unreadable a.csv has no rows.');
  });
});

describe('JSON', () => {
  it('is a list of objects, whose groups become columns', () => {
    const text = '[{"name": "A", "geo": {"latitude": 1}, "tags": ["x"]}, {"name": "B", "note": null}]';
    expect(table(json(text)).columns).toEqual(['name', 'geo.latitude', 'tags', 'note']);
    expect(cells(json(text))).toEqual([
      ['A', 1, ['x'], ''],
      ['B', '', '', ''],
    ]);
  });

  it('knows the line and column of each value', () => {
    const [, second] = table(json('[\n\t{"name": "A"},\n\t{"name": "B"}\n]')).rows;
    expect(second?.at(0)).toMatchObject({ file: 'a.json', line: 3, column: 11 });
  });

  it('is refused if it is not a list of objects', () => {
    expect(problem(json('[1]'))).toBe('1:2 import/unreadable Every entry of the list must be an object.');
    expect(problem(json('{"a": 1}'))).toBe('1:1 import/unreadable This file is not a list of objects.');
    expect(problem(json('[\n{"a": 1\n"b": 2}\n]'))).toMatch(/^3:1 import\/unreadable This is not JSON: [^:]+value\.$/);
    expect(problem(json('['))).toBe('1:2 import/unreadable This is not JSON: Unexpected end of JSON input.');
  });
});

it.skipIf(process.platform === 'win32')('a folder or a device is refused without reading it', async () => {
  for (const file of [tempFolder(), '/dev/zero'])
    expect(problem(await readTable(file, 'a.csv'))).toBe('1:1 import/unreadable a.csv is not a file.');
});

it.skipIf(process.platform === 'win32')('a pipe is read until its writer closes it', async () => {
  const pipe = path.join(tempFolder(), 'pipe.csv');
  execFileSync('mkfifo', [pipe]);
  const read = readTable(pipe, 'pipe.csv');
  const writer = createWriteStream(pipe);
  writer.write('Town\n');
  await new Promise((resolve) => setTimeout(resolve, 60));
  writer.end('Bend\n');
  expect(cells(await read)).toEqual([['Bend']]);
});
