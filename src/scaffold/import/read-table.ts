/** A spreadsheet's export on the disk → a table. Reads the file, and loads the CSV library on demand. */
import { diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { forbiddenCharacters } from '../../load/forbidden-characters.ts';
import { decodeTable } from './decode-table.ts';
import { parseJsonTable } from './parse-json-table.ts';
import { readInput, type Unread } from './read-input.ts';
import type { TableResult } from './table.ts';

function refused(file: string, message: string, hint: string): TableResult {
  return { text: '', diagnostics: [diagnose('import/unreadable', startOf(file), message, { hint })] };
}

const whyUnread = {
  'not a file': ['is not a file.', 'Name a CSV, TSV or JSON file.'],
  silent: ['is a pipe that no program writes to.', 'Name a CSV, TSV or JSON file, or start the program first.'],
  'too large': ['is too large for a table.', 'Split it into files of at most 100 MB.'],
} as const satisfies Record<Unread, readonly [string, string]>;

/** `file` is its name in messages. */
export async function readTable(absolute: string, file: string): Promise<TableResult> {
  const bytes = await readInput(absolute);
  if (typeof bytes === 'string') {
    const [why, hint] = whyUnread[bytes];
    return refused(file, `${file} ${why}`, hint);
  }
  if (isWorkbook(bytes)) return workbook(file);
  const { text, note } = decodeTable(bytes);
  const named = { file, text, notes: note === undefined ? [] : [note] };
  const diagnostics = forbiddenCharacters(file, text);
  if (diagnostics.length > 0) return { text, diagnostics };
  if (/\.json$/i.test(absolute)) return parseJsonTable(named);
  const { parseCsvTable: readCsv } = await import('./parse-csv-table.ts');
  return readCsv(named, /\.tsv$/i.test(absolute) ? '\t' : undefined);
}

/** .xlsx and .ods are ZIP archives; .xls has its own signature. */
function isWorkbook(bytes: Buffer): boolean {
  return ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'));
}

function workbook(file: string): TableResult {
  const message = `${file} is a workbook, not a text file with one table.`;
  const hint = 'In Excel or LibreOffice, save the sheet as CSV (UTF-8), and import that file.';
  return { text: '', diagnostics: [diagnose('import/unreadable', startOf(file), message, { hint })] };
}
