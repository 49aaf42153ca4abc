/** A spreadsheet's export on the disk → a table: rows of cells with locations, from CSV, TSV or JSON. Reads the file, and loads the CSV library on demand. */
import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { type Diagnostic, diagnose, type Location, wholeFile } from '../../diagnostics/diagnostic.ts';
import { isGroup } from '../../domain/groups.ts';
import { forbiddenCharacters } from '../../load/forbidden-text.ts';
import { locateYaml } from '../../load/locate-yaml.ts';
import { parseJson } from '../../text/parse-json.ts';
import { formatNumber } from '../../text/strings.ts';
import type { Table, TableResult } from './parse-csv-table.ts';

const maxBytes = 100 * 1000 * 1000;

/** Hosts accept about 20,000 files, so a larger table is a mistake. */
const maxRows = 50_000;

/** `file` is its name in messages. `note` says which encoding was assumed, if it is unknown. */
export async function readTable(absolute: string, file: string): Promise<TableResult & { note?: string }> {
  const unreadable = (message: string, hint: string, text = ''): { text: string; diagnostics: Diagnostic[] } => {
    return { text, diagnostics: [diagnose('import/unreadable', wholeFile(file), `${file} ${message}`, { hint })] };
  };
  const status = await stat(absolute);
  // Reading a device such as /dev/zero never ends. A pipe is a program's output: treesite import <(program).
  if (!status.isFile() && !status.isFIFO()) return unreadable('is not a file.', 'Name a CSV, TSV or JSON file.');
  if (status.size > maxBytes) return unreadable('is too large for a table.', 'Split it into files of at most 100 MB.');
  const bytes = await readFile(absolute);
  if (isWorkbook(bytes)) {
    const hint = 'In Excel or LibreOffice, save the sheet as CSV (UTF-8), and import that file.';
    return unreadable('is a workbook, not a text file with one table.', hint);
  }
  const { text, ...note } = decodeTable(bytes);
  const diagnostics = forbiddenCharacters(file, text);
  if (diagnostics.length > 0) return { text, diagnostics };
  const table = await parseTable(absolute, { file, text });
  if ('diagnostics' in table || table.rows.length <= maxRows) return { ...table, ...note };
  return unreadable(`has more than ${formatNumber(maxRows)} rows.`, 'Split it, and import the parts one by one.', text);
}

async function parseTable(absolute: string, named: { file: string; text: string }): Promise<TableResult> {
  if (/\.json$/i.test(absolute)) return parseJsonTable(named);
  const { parseCsvTable } = await import('./parse-csv-table.ts');
  return parseCsvTable(named, maxRows, /\.tsv$/i.test(absolute) ? '\t' : undefined);
}

/** .xlsx and .ods are ZIP archives; .xls has its own signature. */
function isWorkbook(bytes: Buffer): boolean {
  return ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'));
}

/** UTF-8, UTF-16 as in Excel's "Unicode text", or otherwise Windows-1252, which Excel uses for plain CSV. The text has \n as line ends. */
export function decodeTable(bytes: Buffer): { text: string; note?: string } {
  const mark = bytes.subarray(0, 2).toString('hex');
  const unicode = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : isUtf8(bytes) ? 'utf-8' : undefined;
  // Without `stream`, many versions of Node read curly quotes and dashes as control characters.
  // https://github.com/nodejs/node/issues/56542
  const decoded = new TextDecoder(unicode ?? 'windows-1252').decode(bytes, { stream: unicode === undefined });
  const text = decoded.replace(/\r\n?/g, '\n');
  const note = 'The file is not UTF-8. It was read as Windows-1252: check names with accents.';
  return unicode === undefined ? { text, note } : { text };
}

/** JSON: a list of objects, whose groups become columns such as geo.latitude. */
export function parseJsonTable({ file, text }: Pick<Table, 'file' | 'text'>): TableResult {
  const problem = (message: string, at: Location = wholeFile(file)) => {
    const hint = 'Write a list of objects: [{"name": "Brookfield", "county": "Orange County"}, …]';
    return { text, diagnostics: [diagnose('import/unreadable', at, message, { hint })] };
  };
  const parsed = parseJson(text);
  if ('reason' in parsed) return problem(`This is not JSON: ${parsed.reason}.`, { file, ...parsed.at });
  const list = parsed.value;
  if (!Array.isArray(list)) return problem('This file is not a list of objects.');
  // The locations come from the YAML parser, which does not allow tabs as indentation.
  const locate = locateYaml(file, () => text.replaceAll('\t', ' '));
  const odd = list.findIndex((entry) => !isGroup(entry));
  if (odd !== -1) return problem('Every entry of the list must be an object.', locate([odd]));
  const flat = list.map((entry: Record<string, unknown>) => new Map(flatten(entry, [])));
  const columns = [...new Set(flat.flatMap((entry) => [...entry.keys()]))];
  const rows = flat.map((entry, index) => ({
    cells: columns.map((column) => entry.get(column)?.value ?? ''),
    at: (column = -1) => locate([index, ...(entry.get(columns[column] ?? '')?.path ?? [])]),
  }));
  return { file, text, columns, rows };
}

function flatten(group: Record<string, unknown>, path: string[]): [string, { path: string[]; value: unknown }][] {
  return Object.entries(group).flatMap(([key, value]) => {
    const inner = [...path, key];
    if (isGroup(value)) return flatten(value, inner);
    return [[inner.join('.'), { path: inner, value: typeof value === 'string' ? value.trim() : value }]];
  });
}
