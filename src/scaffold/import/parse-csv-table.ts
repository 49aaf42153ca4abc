/** Text of a CSV or TSV file → a table. Loads the CSV library. */
import { type CsvError, parse } from 'csv-parse/sync';
import { type Diagnostic, diagnose, type Location, wholeFile } from '../../diagnostics/diagnostic.ts';
import { positionIn } from '../../text/strings.ts';

export interface Row {
  /** One per column. Texts, or any value from JSON; '' for an empty cell. */
  cells: readonly unknown[];
  /** The location of a column's cell, or of the row's start. */
  at: (column?: number) => Location;
}

export interface Table {
  /** Its name in messages. */
  file: string;
  /** The whole text, for code frames. */
  text: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** A table, or diagnostics if it cannot be read. */
export type TableResult = Table | { text: string; diagnostics: Diagnostic[] };

interface RawRecord {
  record: string[];
  raw: string;
  /** `lines` is the line number of the record's last line. */
  info: { lines: number };
}

/** Reading ends one row after `maxRows`. `delimiter`: given if the file's extension determines it. */
export function parseCsvTable(
  { file, text }: Pick<Table, 'file' | 'text'>,
  maxRows: number,
  delimiter = separatorLine.exec(text)?.[1] ?? delimiterOf(text),
): TableResult {
  let records: RawRecord[];
  try {
    // The header and one row more than allowed.
    const options = { ...form, delimiter, info: true, raw: true, to: maxRows + 2 };
    records = parse(text.replace(separatorLine, '\n'), options) as unknown as RawRecord[];
  } catch (error) {
    return { text, diagnostics: [notReadable(file, error as CsvError)] };
  }
  const [header, ...rest] = records;
  if (!header) return { text, diagnostics: [diagnose('import/unreadable', wholeFile(file), `${file} has no rows.`)] };
  const columns = header.record.map((name) => name.trim());
  const filled = rest.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  const rows = filled.map((raw): Row => {
    const cells = columns.map((_, column) => (raw.record[column] ?? '').trim());
    return { cells, at: (column) => locationOf(raw, column, { file, delimiter }) };
  });
  const diagnostics = filled.flatMap(({ record }, index) => {
    const extra = record.findIndex((cell, column) => column >= columns.length && cell.trim() !== '');
    const at = extra === -1 ? undefined : rows[index]?.at(extra);
    return at ? [tooLong(at, { cells: record.length, columns: columns.length, delimiter })] : [];
  });
  return diagnostics.length > 0 ? { text, diagnostics } : { file, text, columns, rows };
}

/** The first line of a file for Excel names the delimiter. */
const separatorLine = /^"?sep=([,;\t|])"?\n/i;

const form = { relax_column_count: true, relax_quotes: true, record_delimiter: '\n', skip_empty_lines: true } as const;

/** The most frequent of comma, semicolon, tab and bar in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split('\n', 1);
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** Worked out from the record's own text, because most cells are never located. */
function locationOf(
  { raw, info }: RawRecord,
  column: number | undefined,
  { file, delimiter }: { file: string; delimiter: string },
): Location {
  const own = raw.replace(/^\n+/, '').replace(/\n$/, '');
  const firstLine = info.lines - (own.split('\n').length - 1);
  if (column === undefined) return { file, line: firstLine, column: 1, length: own.split('\n', 1)[0]?.length ?? 1 };
  // In bytes, without the delimiter.
  const ends: number[] = [];
  parse(own, { ...form, delimiter, cast: (_, { bytes }) => ends.push(bytes) });
  const bytes = Buffer.from(own);
  const length = (end: number) => bytes.subarray(0, end).toString().length;
  const [end, before] = [ends[column], ends[column - 1]].map((one) => (one === undefined ? undefined : length(one)));
  const start = column === 0 ? 0 : Math.min(own.length, (before ?? own.length) + 1);
  const [first = ''] = own.slice(start, end).split('\n', 1);
  const place = positionIn(own, start);
  return { file, line: firstLine + place.line - 1, column: place.column, length: Math.max(1, first.length) };
}

function tooLong(at: Location, row: { cells: number; columns: number; delimiter: string }): Diagnostic {
  const { cells, columns, delimiter } = row;
  const message = `This row has ${cells} cells, but the first row names ${columns} columns.`;
  const hint = `A cell that contains "${delimiter}" needs quotes around it: "a${delimiter} b"`;
  return diagnose('import/row-length', at, message, { hint });
}

function notReadable(file: string, error: CsvError): Diagnostic {
  const line = Number(/at line (\d+)/.exec(error.message)?.[1] ?? error.lines ?? 1);
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
  const message = isOpen ? 'A quotation mark opens this cell, but none closes it.' : error.message;
  const hint = isOpen ? 'Close the cell with ", or write a quotation mark inside a quoted cell as "".' : undefined;
  return diagnose('import/unreadable', { file, line, column: 1 }, message, { hint });
}
