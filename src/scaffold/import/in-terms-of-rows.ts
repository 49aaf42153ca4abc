/** Diagnostics about the files that an import would write → diagnostics about the rows of the spreadsheet. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ImportRequest } from './import-request.ts';

/** The diagnostics of data files in terms of a spreadsheet: a missing field is an empty cell. `scope`: that of the columns. */
export function inTermsOfRows(
  diagnostics: readonly Diagnostic[],
  { table, matches }: Pick<ImportRequest, 'table' | 'matches'>,
  scope = '',
): Diagnostic[] {
  const rows = new Map(diagnostics.length === 0 ? [] : table.rows.map((row) => [row.at().line, row]));
  return diagnostics.map((diagnostic): Diagnostic => {
    const { code, message, hint = '', at } = diagnostic;
    if (code === 'city/unknown-county')
      return { ...diagnostic, hint: `${hint} Or add --with-counties to create all such counties.`.trim() };
    const name = /^(?:This file|Entry \d+) has no “(.+)”\.$/.exec(message)?.[1];
    if (at.file !== table.file) return diagnostic;
    // A row of reviews is an entry of their list, which is not shown.
    if (name === undefined) return { ...diagnostic, message: message.replace(/ in entry \d+(?! of)/, '') };
    const match = matches.find((one) => one.field?.path[0] === name && one.scope === scope && one.set === undefined);
    const row = rows.get(at.line);
    const title = scope === '' ? name : `${name} (${scope})`;
    return { ...diagnostic, message: `This row has no ${title}.`, at: match && row ? match.cellOf(row).at() : at };
  });
}
