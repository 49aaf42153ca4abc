/** A spreadsheet's export on the disk → a table. Reads the file, and loads the CSV library on demand. */
import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { forbiddenCharacters } from '../../load/forbidden-text.ts';
import { formatNumber } from '../../text/strings.ts';
import { parseJsonTable } from './parse-json-table.ts';
import type { TableResult } from './table.ts';

const maxBytes = 100 * 1000 * 1000;

/** Hosts accept about 20,000 files, so a larger table is a mistake. */
const maxRows = 50_000;

/** `file` is its name in messages. `note` says which encoding was assumed, if it is unknown. */
export async function readTable(absolute: string, file: string): Promise<TableResult & { note?: string }> {
  const unreadable = (message: string, hint: string, text = ''): { text: string; diagnostics: Diagnostic[] } => {
    return { text, diagnostics: [diagnose('import/unreadable', startOf(file), `${file} ${message}`, { hint })] };
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
  return parseCsvTable(named, { maxRows, ...(/\.tsv$/i.test(absolute) ? { delimiter: '\t' } : {}) });
}

/** .xlsx and .ods are ZIP archives; .xls has its own signature. */
function isWorkbook(bytes: Buffer): boolean {
  return ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'));
}

/** UTF-8, UTF-16 as in Excel's "Unicode text", or otherwise Windows-1252, which Excel uses for plain CSV. The text has \n as line ends. */
export function decodeTable(bytes: Buffer): { text: string; note?: string } {
  const mark = bytes.subarray(0, 2).toString('hex');
  const unicode = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : isUtf8(bytes) ? 'utf-8' : undefined;
  const text = new TextDecoder(unicode ?? 'windows-1252').decode(bytes).replace(/\r\n?/g, '\n');
  const note = 'The file is not UTF-8. It was read as Windows-1252: check names with accents.';
  return unicode === undefined ? { text, note } : { text };
}
