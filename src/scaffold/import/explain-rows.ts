/** Diagnostics of data files → the same in terms of a spreadsheet: a missing field becomes a missing value in a row's column. Pure. */
import { type Diagnostic, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { type Match, titleOf } from './match-columns.ts';
import type { Row, Table } from './table.ts';

/** Reports an invalid reference in many rows once, with the other rows as related locations. */
export function explainRows(diagnostics: readonly Diagnostic[], table: Table, matches: readonly Match[]): Diagnostic[] {
  let rows: Map<number, Row> | undefined;
  const explained = diagnostics.map((diagnostic) => {
    if (diagnostic.code === 'city/unknown-county') return { ...diagnostic, hint: withChoice(diagnostic.hint) };
    const field = /^This file has no (\S+)\.$/.exec(diagnostic.message)?.[1];
    if (field === undefined || diagnostic.at.file !== table.file) return diagnostic;
    rows ??= new Map(table.rows.map((row) => [row.at().line, row]));
    const column = matches.find((match) => match.field?.path[0] === field && !match.isOfCounty);
    const row = rows.get(diagnostic.at.line);
    const message = `This row has no ${column ? titleOf(column) : field}.`;
    return { ...diagnostic, message, at: column && row ? row.at(column.column) : diagnostic.at };
  });
  return onePerReference(explained, table);
}

/** Adds the alternative to creating each county by hand. */
function withChoice(hint = ''): string {
  return `Add --with-counties to create all such counties. ${hint}`.trim();
}

function onePerReference(diagnostics: readonly Diagnostic[], { file }: Table): Diagnostic[] {
  const firsts = new Map<string, Diagnostic>();
  const kept: Diagnostic[] = [];
  for (const diagnostic of sortDiagnostics(diagnostics)) {
    const { code, message, at } = diagnostic;
    const first = at.file === file && /\/unknown-/.test(code) ? firsts.get(`${code} ${message}`) : undefined;
    if (first) {
      first.related.push({ message: 'And here:', at });
      continue;
    }
    const copy = { ...diagnostic, related: [...diagnostic.related] };
    firsts.set(`${code} ${message}`, copy);
    kept.push(copy);
  }
  return kept;
}
