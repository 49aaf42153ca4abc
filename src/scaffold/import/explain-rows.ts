/**
 * Diagnostics of data files → the same in terms of a spreadsheet: a missing field becomes a missing value in a row's
 * column, and an unknown token of a `--set` may be a column's name. Pure.
 */
import { type Diagnostic, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { truncateList } from '../../text/strings.ts';
import { type Match, titleOf } from './match-columns.ts';
import type { Given } from './place-rows.ts';
import type { Row, Table } from './table.ts';

/** Columns that a hint lists. */
const maxColumns = 8;

interface Sheet {
  table: Table;
  matches: readonly Match[];
  given: readonly Given[];
}

/** Reports an invalid reference in many rows once, with the other rows as related locations. */
export function explainRows(diagnostics: readonly Diagnostic[], { table, matches, given }: Sheet): Diagnostic[] {
  let rows: Map<number, Row> | undefined;
  const explained = diagnostics.map((diagnostic) => {
    if (diagnostic.code === 'city/unknown-county') return { ...diagnostic, hint: withChoice(diagnostic.hint) };
    if (diagnostic.code === 'text/unknown-token') return explainToken(diagnostic, { table, given });
    const field = /^This file has no “(.+)”\.$/.exec(diagnostic.message)?.[1];
    if (field === undefined || diagnostic.at.file !== table.file) return diagnostic;
    rows ??= new Map(table.rows.map((row) => [row.at().line, row]));
    const column = matches.find((match) => match.field?.path[0] === field && !match.isOfCounty);
    const row = rows.get(diagnostic.at.line);
    const message = `This row has no ${column ? titleOf(column) : field}.`;
    return { ...diagnostic, message, at: column && row ? row.at(column.column) : diagnostic.at };
  });
  return onePerReference(explained, table);
}

/** In a `--set`, {Town} is the column Town, so a wrong token may be a misspelled column. */
function explainToken(diagnostic: Diagnostic, { table, given }: Omit<Sheet, 'matches'>): Diagnostic {
  const token = /\{[^{}]+\}/.exec(diagnostic.message)?.[0] ?? '';
  const from = given.find(({ text }) => text.includes(token));
  if (!from || ![table.file, from.at.file].includes(diagnostic.at.file)) return diagnostic;
  const guess = nearest(token.slice(1, -1), table.columns);
  const columns = truncateList(
    table.columns.map((column) => `{${column}}`),
    maxColumns,
  );
  const hint = guess === undefined ? `${diagnostic.hint} Or a column: ${columns}.` : didYouMean(`{${guess}}`);
  const column = from.at.column + from.text.indexOf(token);
  return { ...diagnostic, at: { ...from.at, column, length: token.length }, hint };
}

/** Adds the alternative to creating each county by hand. */
function withChoice(hint = ''): string {
  return `${hint} Or add --with-counties to create all such counties.`.trim();
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
