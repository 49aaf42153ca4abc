/** A spreadsheet's export on the disk → a table. Reads the file, and loads the CSV library when it needs it. */
import { readFile } from 'node:fs/promises';
import { forbiddenCharacters } from '../../load/forbidden-characters.ts';
import { decodeTable } from './decode-table.ts';
import { readJson } from './read-json.ts';
import type { TableResult } from './table.ts';

/** `file` is what messages call it. */
export async function readTable(absolute: string, file: string): Promise<TableResult> {
  const { text, note } = decodeTable(await readFile(absolute));
  const named = { file, text, notes: note === undefined ? [] : [note] };
  const diagnostics = forbiddenCharacters(file, text);
  if (diagnostics.length > 0) return { text, diagnostics };
  if (/\.json$/i.test(absolute)) return readJson(named);
  const { readCsv } = await import('./read-csv.ts');
  return readCsv(named, /\.tsv$/i.test(absolute) ? '\t' : undefined);
}
