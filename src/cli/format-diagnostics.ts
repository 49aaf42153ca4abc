/** Diagnostics → text for a terminal, each with the lines it is about. Pure. */
import type { Colors } from 'picocolors/types';
import type { Diagnostic, Location } from '../diagnostic.ts';

interface Setting {
  /** File to its text. */
  texts: ReadonlyMap<string, string>;
  colors: Colors;
}

const context = 1;
const widest = 140;
/** More than this about one file is one mistake many times over. */
const mostOfFile = 100;

export function formatDiagnostics(diagnostics: readonly Diagnostic[], { texts, colors }: Setting): string {
  const linesOf = lineReader(texts);
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const ofFile = byFile.get(diagnostic.at.file) ?? [];
    byFile.set(diagnostic.at.file, ofFile);
    ofFile.push(diagnostic);
  }
  return [...byFile]
    .flatMap(([file, all]) => {
      const told = all.slice(0, mostOfFile).map((diagnostic) => formatDiagnostic(diagnostic, { linesOf, colors }));
      const untold = all.length - told.length;
      return untold === 0 ? told : [...told, `${colors.bold(file)} has ${untold} more.\n`];
    })
    .join('\n');
}

/** The lines of a file, split once. */
type LinesOf = (file: string) => readonly string[];

function lineReader(texts: ReadonlyMap<string, string>): LinesOf {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const lines = known.get(file) ?? texts.get(file)?.split(/\r?\n/) ?? [];
    known.set(file, lines);
    return lines;
  };
}

function formatDiagnostic(diagnostic: Diagnostic, { linesOf, colors }: { linesOf: LinesOf; colors: Colors }): string {
  const { severity, code, message, hint, at, related } = diagnostic;
  const paint = severity === 'error' ? colors.red : colors.yellow;
  const lines = [
    `${colors.bold(`${printable(at.file)}:${at.line}:${at.column}`)} ${paint(severity)} ${colors.dim(code)}`,
    `  ${printable(message)}`,
    ...codeFrame(at, linesOf(at.file), paint),
    ...related.flatMap((other) => [
      `  ${other.message} ${colors.dim(`${other.at.file}:${other.at.line}:${other.at.column}`)}`,
    ]),
    ...(hint === undefined ? [] : [`  ${colors.cyan(printable(hint))}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The line of the problem with a caret under it, between its neighbours. */
function codeFrame(at: Location, lines: readonly string[], paint: (text: string) => string): string[] {
  if (lines.length <= 1 && !lines[0]) return [];
  const first = Math.max(1, at.line - context);
  const last = Math.min(lines.length, at.line + context);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const line = printable(lines[number - 1] ?? '');
    const shift = number === at.line ? Math.max(0, at.column - widest / 2) : 0;
    const shown = line.slice(shift, shift + widest);
    if (number !== at.line && shown.trim() === '') continue;
    frame.push(`  ${String(number).padStart(width)} | ${shown}`.trimEnd());
    if (number !== at.line) continue;
    const room = Math.max(1, shown.length - (at.column - 1 - shift));
    const carets = '^'.repeat(Math.max(1, Math.min(at.length ?? 1, room)));
    frame.push(`  ${' '.repeat(width)} | ${' '.repeat(at.column - 1 - shift)}${paint(carets)}`);
  }
  return frame;
}

/** One column a character, and nothing that a terminal would obey. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, (character) => (character === '\t' ? ' ' : '\uFFFD'));
}

/** "2 errors and 1 warning" */
export function countProblems(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const named = [count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== undefined);
  return named.join(' and ') || 'no problems';
}

function count(number: number, noun: string): string | undefined {
  if (number === 0) return undefined;
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
