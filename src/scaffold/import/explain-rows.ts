/** What is said of a data file, in the words of a spreadsheet: a missing value is one of a row, in its column. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Match, titleOf } from './match-columns.ts';
import type { Row, Table } from './table.ts';

export function explainRows(diagnostics: readonly Diagnostic[], table: Table, matches: readonly Match[]): Diagnostic[] {
  let rows: Map<number, Row> | undefined;
  return diagnostics.map((diagnostic) => {
    if (diagnostic.code === 'city/unknown-county') return { ...diagnostic, hint: withChoice(diagnostic.hint) };
    const field = /^This file has no (\S+)\.$/.exec(diagnostic.message)?.[1];
    if (field === undefined || diagnostic.at.file !== table.file) return diagnostic;
    rows ??= new Map(table.rows.map((row) => [row.at().line, row]));
    const column = matches.find((match) => match.field?.path[0] === field && !match.isOfCounty);
    const row = rows.get(diagnostic.at.line);
    const message = `This row has no ${column ? titleOf(column) : field}.`;
    return { ...diagnostic, message, at: column && row ? row.at(column.column) : diagnostic.at };
  });
}

/** Creating each county by hand is one way of two. */
function withChoice(hint = ''): string {
  return `${hint} To create all such counties, add --with-counties.`.trim();
}
