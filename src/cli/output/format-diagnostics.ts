/** Diagnostics → text for a terminal, with code frames. */
import { catalog } from '../../diagnostics/catalog.ts';
import { type Diagnostic, type Location, placeOf, type Related, type Severity } from '../../diagnostics/diagnostic.ts';
import { type Grouped, groupBy } from '../../domain/groups.ts';
import { printable, readable } from '../../text/printable.ts';
import { counted, formatNumber, truncateList } from '../../text/strings.ts';
import type { Colors } from './terminal.ts';

export interface FormatOptions {
  /** File → its text. */
  texts: Pick<ReadonlyMap<string, string>, 'get'>;
  colors: Colors;
  /** Shows every diagnostic with its code frame. */
  isVerbose?: boolean;
}

const context = 1;
const maxWidth = 140;
/** Places listed per problem; the others are counted, and --json lists them all. */
const maxPlaces = 12;
/** With more warnings of one code than this, they become one group: after three, the others add nothing new. */
const maxShownWarnings = 3;
/** One mistake, such as a renamed service, can give an error in each of 10,000 files; a terminal keeps about 1,000 lines. */
const maxErrors = 100;

/** Errors come last, next to the prompt, where they are seen first. Of many with the same code, the first are shown and the others are counted. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { texts, colors, isVerbose = false }: FormatOptions,
): string {
  const formatAll = (severity: Severity) => {
    const all = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    const groups = [...groupBy(all, ({ code }) => code).values()].map((same) => {
      const count = isVerbose ? same.length : shownOf(same);
      return { shown: same.slice(0, count), rest: same.slice(count) };
    });
    const shown = new Set(groups.flatMap((group) => group.shown));
    const inOrder = all.filter((diagnostic) => shown.has(diagnostic));
    const byFile = [...groupBy(inOrder, ({ at }) => at.file)].flatMap(([file, inFile]) => {
      const lines = texts.get(file)?.split(/\r?\n/) ?? [];
      return inFile.map((one) => formatDiagnostic(one, lines, colors));
    });
    return [...byFile, ...groups.flatMap(({ shown, rest }) => formatRest(rest, shown.length > 0, colors))];
  };
  return [...formatAll('warning'), ...formatAll('error')].join('\n');
}

/** How many of one code are shown one by one; the others are counted. Warnings that --publish makes errors are grouped like warnings. */
function shownOf(same: Grouped<Diagnostic>): number {
  const [{ code }] = same;
  if (catalog[code].severity === 'warning') return same.length > maxShownWarnings ? 0 : same.length;
  return Math.min(same.length, maxErrors);
}

/** `isMore`: others of the code are shown one by one. */
function formatRest(group: readonly Diagnostic[], isMore: boolean, colors: Colors): string[] {
  const [first] = group;
  if (!first) return [];
  const { code, severity, hint } = first;
  const kind = severity === 'error' ? colors.red('errors') : colors.yellow('warnings');
  const places = [...new Set(group.map(({ at }) => placeOf(at)))];
  const isShared = group.every((one) => one.hint === hint);
  const lines = [
    `${formatNumber(group.length)} ${isMore ? 'more ' : ''}${kind} ${colors.dim(code)}`,
    `  ${catalog[code].title}. Found at ${printable(truncateList(places, 3))}. --verbose shows each one.`,
    ...(hint === undefined ? [] : [`  ${colors.cyan(isShared ? hint : `At the first: ${hint}`)}`]),
  ];
  return [`${lines.join('\n')}\n`];
}

function formatDiagnostic(diagnostic: Diagnostic, fileLines: readonly string[], colors: Colors): string {
  const { severity, code, message, hint, at, related } = diagnostic;
  const paint = severity === 'error' ? colors.red : colors.yellow;
  const place = catalog[code].isUsage ? '' : colors.bold(printable(placeOf(at)));
  const lines = [
    `${place} ${paint(severity)} ${colors.dim(code)}`.trimStart(),
    `  ${readable(message)}`,
    ...codeFrame(at, fileLines, paint),
    ...relatedLines(related, colors),
    ...(hint === undefined ? [] : [`  ${colors.cyan(readable(hint))}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Places of one file that have the same message share a line. */
function relatedLines(related: readonly Related[], colors: Colors): string[] {
  const shared = new Map<string, { message: string; file: string; places: string[] }>();
  for (const { message, at } of related) {
    const line = shared.get(`${at.file} ${message}`) ?? { message, file: at.file, places: [] };
    shared.set(`${at.file} ${message}`, line);
    line.places.push(`${at.line}:${at.column}`);
  }
  return [...shared.values()].map(({ message, file, places }) => {
    return `  ${readable(message)} ${colors.dim(`${printable(file)}:${truncateList(places, maxPlaces)}`)}`;
  });
}

/** The line of the problem with a caret below it, and the lines around it. */
function codeFrame(at: Location, lines: readonly string[], paint: (text: string) => string): string[] {
  if (at.isWholeFile || (lines.length <= 1 && !lines[0])) return [];
  const first = Math.max(1, at.line - context);
  const last = Math.min(lines.length, at.line + context);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const line = printable(lines[number - 1] ?? '');
    const shift = number === at.line ? Math.max(0, at.column - maxWidth / 2) : 0;
    const shown = line.slice(shift, shift + maxWidth);
    if (number !== at.line && shown.trim() === '') continue;
    frame.push(`  ${String(number).padStart(width)} | ${shown}`.trimEnd());
    if (number !== at.line) continue;
    const room = Math.max(1, shown.length - (at.column - 1 - shift));
    const carets = '^'.repeat(Math.max(1, Math.min(at.length ?? 1, room)));
    frame.push(`  ${' '.repeat(width)} | ${' '.repeat(at.column - 1 - shift)}${paint(carets)}`);
  }
  return frame;
}

/** "2 errors and 1 warning" */
export function countProblems(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [
    ...(errors === 0 ? [] : [counted(errors, 'error')]),
    ...(warnings === 0 ? [] : [counted(warnings, 'warning')]),
  ];
  return parts.join(' and ') || 'no problems';
}
