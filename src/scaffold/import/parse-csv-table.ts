/** Text of a CSV or TSV file → a table. Loads the CSV library. */
import { type CsvError, parse } from 'csv-parse/sync';
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { cellPlace } from './cell-place.ts';
import type { Row, Table, TableResult } from './table.ts';

type Named = Pick<Table, 'file' | 'text' | 'notes'>;

interface RawRecord {
  record: string[];
  raw: string;
  /** `lines` is the line number of the record's last line. */
  info: { lines: number };
}

interface CsvOptions {
  /** Given if the file's extension determines it. */
  delimiter?: string;
  /** Reading ends one row later. */
  maxRows?: number;
}

export function parseCsvTable(
  { file, text, notes }: Named,
  { delimiter = delimiterOf(text), maxRows = Number.MAX_SAFE_INTEGER }: CsvOptions = {},
): TableResult {
  let records: RawRecord[];
  try {
    records = parseRecords(withoutHint(text), delimiter, maxRows);
  } catch (error) {
    return { text, diagnostics: [notReadable(file, error as CsvError)] };
  }
  const [header, ...rest] = records;
  if (!header) return { text, diagnostics: [diagnose('import/unreadable', startOf(file), `${file} has no rows.`)] };
  const columns = header.record.map((name) => name.trim());
  const filled = rest.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  const diagnostics = filled.flatMap((row) => tooLong(row, columns, { file, delimiter }));
  if (diagnostics.length > 0) return { text, diagnostics };
  const rows = filled.map((row) => rowOf(row, columns.length, { file, delimiter }));
  return { file, text, columns, rows, notes, hasDecimalCommas: hasDecimalCommas(rows, delimiter) };
}

function parseRecords(text: string, delimiter: string, maxRows: number): RawRecord[] {
  const options = { delimiter, info: true, raw: true, relax_column_count: true, relax_quotes: true };
  // The header and one row more than allowed.
  const to = maxRows + 2;
  return parse(text, { ...options, to, record_delimiter: '\n', skip_empty_lines: true }) as unknown as RawRecord[];
}

/** The most frequent of tab, semicolon, comma and bar in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const hint = /^sep=(.)$/m.exec(text.slice(0, 8))?.[1];
  if (hint !== undefined) return hint;
  const [line = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split('\n', 1);
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** Blanks out Excel's first line, `sep=;`, so that lines keep their numbers. */
function withoutHint(text: string): string {
  return text.replace(/^sep=.\n/, '\n');
}

/** Ignores numbers with three digits after the separator, which could be thousands. */
function hasDecimalCommas(rows: readonly Row[], delimiter: string): boolean {
  const has = (number: RegExp) => rows.some(({ cells }) => cells.some((cell) => number.test(String(cell))));
  if (has(/^-?\d+\.(\d{1,2}|\d{4,})$/)) return false;
  return delimiter === ';' || has(/^-?\d+,(\d{1,2}|\d{4,})$/);
}

interface Form {
  file: string;
  delimiter: string;
}

function rowOf({ record, raw, info }: RawRecord, width: number, form: Form): Row {
  const cells = Array.from({ length: width }, (_, column) => (record[column] ?? '').trim());
  return { cells, at: (column) => locationOf({ raw, info }, column, form) };
}

function locationOf({ raw, info }: Omit<RawRecord, 'record'>, column: number | undefined, { file, delimiter }: Form) {
  const own = raw.replace(/^\n+/, '').replace(/\n$/, '');
  const firstLine = info.lines - (own.split('\n').length - 1);
  if (column === undefined) return { file, line: firstLine, column: 1, length: own.split('\n', 1)[0]?.length ?? 1 };
  const place = cellPlace(own, delimiter, column);
  return { file, line: firstLine + place.line, column: place.column, length: place.length };
}

function tooLong(row: RawRecord, columns: readonly string[], form: Form): Diagnostic[] {
  const extra = row.record.slice(columns.length).findIndex((cell) => cell.trim() !== '');
  if (extra === -1) return [];
  const message = `This row has ${row.record.length} cells, but the first row names ${columns.length} columns.`;
  const hint = `A cell that contains "${form.delimiter}" needs quotes around it: "a${form.delimiter} b"`;
  return [diagnose('import/row-length', locationOf(row, columns.length + extra, form), message, { hint })];
}

function notReadable(file: string, error: CsvError): Diagnostic {
  const line = Number(/at line (\d+)/.exec(error.message)?.[1] ?? error.lines ?? 1);
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
  const message = isOpen ? 'A quotation mark opens this cell, but none closes it.' : error.message;
  const hint = isOpen ? 'Close the cell with ", or write a quotation mark inside a quoted cell as "".' : undefined;
  return diagnose('import/unreadable', { file, line, column: 1 }, message, { hint });
}
