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

export function formatDiagnostics(diagnostics: readonly Diagnostic[], setting: Setting): string {
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, setting)).join('\n');
}

function formatDiagnostic(diagnostic: Diagnostic, { texts, colors }: Setting): string {
  const { severity, code, message, hint, at, related } = diagnostic;
  const paint = severity === 'error' ? colors.red : colors.yellow;
  const lines = [
    `${colors.bold(`${at.file}:${at.line}:${at.column}`)} ${paint(severity)} ${colors.dim(code)}`,
    `  ${message}`,
    ...codeFrame(at, texts, paint),
    ...related.flatMap((other) => [
      `  ${other.message} ${colors.dim(`${other.at.file}:${other.at.line}:${other.at.column}`)}`,
    ]),
    ...(hint === undefined ? [] : [`  ${colors.cyan(hint)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The line of the problem with a caret under it, between its neighbours. */
export function codeFrame(at: Location, texts: ReadonlyMap<string, string>, paint: (text: string) => string): string[] {
  const text = texts.get(at.file);
  if (text === undefined || text === '') return [];
  const lines = text.split(/\r?\n/);
  const first = Math.max(1, at.line - context);
  const last = Math.min(lines.length, at.line + context);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const line = (lines[number - 1] ?? '').replaceAll('\t', ' ');
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
