/** A problem as a value: what happened, where, and what to do about it. Any stage may make one; only the cli prints them. */
import type { DiagnosticCode } from './catalog.ts';
import { catalog } from './catalog.ts';

/** A place in a file. Lines and columns count from 1; `length` is in characters, on that line. */
export interface Location {
  /** Path from the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  length?: number | undefined;
}

export interface Related {
  message: string;
  at: Location;
}

export type Severity = 'error' | 'warning';

export interface Diagnostic {
  code: DiagnosticCode;
  severity: Severity;
  /** One plain sentence. */
  message: string;
  /** What to do about it. */
  hint?: string | undefined;
  at: Location;
  related: Related[];
  /** Paths of the pages it is about, where it is about pages. */
  pages?: readonly string[];
}

interface Extra {
  hint?: string | undefined;
  related?: Related[];
  pages?: readonly string[];
}

/** The severity is the code's own, from the catalog. */
export function diagnose(code: DiagnosticCode, at: Location, message: string, extra: Extra = {}): Diagnostic {
  const { hint, related = [], pages } = extra;
  return { code, severity: catalog[code].severity, message, hint, at, related, ...(pages && { pages }) };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** By file, line and column, so that a run's output is the same every time; identical problems are kept once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { file, line, column } = diagnostic.at;
    seen.set(`${file}:${line}:${column}:${diagnostic.code}:${diagnostic.message}`, diagnostic);
  }
  return [...seen.values()].sort(
    (a, b) =>
      compare(a.at.file, b.at.file) ||
      a.at.line - b.at.line ||
      a.at.column - b.at.column ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

/** Code units, not the locale's order: the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The start of a file, for problems of the file as a whole. */
export function startOf(file: string): Location {
  return { file, line: 1, column: 1 };
}
