/** Diagnostics → text for a terminal, with code frames. */
import { catalog } from '../diagnostics/catalog.ts';
import type { Diagnostic, Location, Related, Severity } from '../diagnostics/diagnostic.ts';
import { groupBy } from '../domain/groups.ts';
import { printable, readable } from '../text/printable.ts';
import { counted, formatNumber, truncateList } from '../text/strings.ts';
import type { Colors } from './colors.ts';
import { withCommandName } from './command-name.ts';
import { formatGroups, groupErrors, groupWarnings } from './group-diagnostics.ts';

interface FormatOptions {
  /** File → its text. */
  texts: Pick<ReadonlyMap<string, string>, 'get'>;
  colors: Colors;
  /** Shows every diagnostic with its code frame. */
  isVerbose?: boolean;
}

const context = 1;
const maxWidth = 140;
/** Problems shown per file: so many are usually one mistake repeated. */
const maxPerFile = 100;
/** Places shown per problem; the others are counted, and --json lists them all. */
const maxPlaces = 12;
/** Further errors of the same code are shown without a code frame. */
const maxPerCode = 20;

/** Errors come last, next to the prompt, where they are seen first. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { texts, colors, isVerbose = false }: FormatOptions,
): string {
  const linesOf = lineReader(texts);
  const bySeverity = (wanted: Severity) => diagnostics.filter(({ severity }) => severity === wanted);
  const isEarly = firstOfCode(diagnostics);
  const format = (diagnostic: Diagnostic) =>
    formatDiagnostic(diagnostic, { linesOf, colors, isBrief: !isVerbose && !isEarly.has(diagnostic) });
  const formatFile = ([file, all]: [string, Diagnostic[]]) => {
    const listed = all.slice(0, all.length === maxPerFile + 1 ? all.length : maxPerFile).map(format);
    const omitted = all.length - listed.length;
    return omitted === 0 ? listed : [...listed, `${colors.bold(printable(file))} has ${formatNumber(omitted)} more.\n`];
  };
  const none = new Map();
  const shown = (severity: Severity) => ({ single: bySeverity(severity), groups: none, raised: none });
  const warnings = isVerbose ? shown('warning') : groupWarnings(bySeverity('warning'));
  const errors = isVerbose ? shown('error') : groupErrors(bySeverity('error'));
  return [
    ...[...groupBy(warnings.single, ({ at }) => at.file)].flatMap(formatFile),
    ...formatGroups(warnings.groups, colors.yellow('warnings'), colors),
    ...formatGroups(errors.raised, colors.red('errors'), colors),
    ...[...groupBy(errors.single, ({ at }) => at.file)].flatMap(formatFile),
    ...formatGroups(errors.groups, `more ${colors.red('errors')}`, colors),
  ].join('\n');
}

function firstOfCode(diagnostics: readonly Diagnostic[]): ReadonlySet<Diagnostic> {
  const counts = new Map<string, number>();
  const first = new Set<Diagnostic>();
  for (const diagnostic of diagnostics) {
    const count = (counts.get(diagnostic.code) ?? 0) + 1;
    counts.set(diagnostic.code, count);
    if (count <= maxPerCode) first.add(diagnostic);
  }
  return first;
}

/** A file → its lines, split once. */
type LinesOf = (file: string) => readonly string[];

function lineReader(texts: Pick<ReadonlyMap<string, string>, 'get'>): LinesOf {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const lines = known.get(file) ?? texts.get(file)?.split(/\r?\n/) ?? [];
    known.set(file, lines);
    return lines;
  };
}

interface Format {
  linesOf: LinesOf;
  colors: Colors;
  /** Without the code frame and the hint. */
  isBrief: boolean;
}

function formatDiagnostic(diagnostic: Diagnostic, { linesOf, colors, isBrief }: Format): string {
  const { severity, code, message, hint, at, related } = diagnostic;
  const paint = severity === 'error' ? colors.red : colors.yellow;
  const place = catalog[code].isUsage ? '' : colors.bold(`${printable(at.file)}:${at.line}:${at.column}`);
  const lines = [
    `${place} ${paint(severity)} ${colors.dim(code)}`.trimStart(),
    `  ${withCommandName(readable(message))}`,
    ...(isBrief ? [] : codeFrame(at, linesOf(at.file), paint)),
    ...relatedLines(related, colors),
    ...(hint === undefined || isBrief ? [] : [`  ${colors.cyan(withCommandName(readable(hint)))}`]),
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
  if (lines.length <= 1 && !lines[0]) return [];
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
