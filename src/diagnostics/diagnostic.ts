/** A problem as a value: what happened, where, and what to do about it. Any stage may make one; only the cli prints them. */
import { catalog, type DiagnosticCode } from './catalog.ts';

/** A place in a file. Lines and columns count from 1; `length` is in characters, on that line. */
export interface Location {
  /** Path relative to the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  length?: number | undefined;
  /** The problem is the file, not what its first line says, so no line is shown: it may be a password. */
  isWholeFile?: true;
}

/** data/site.yaml:12:3, in messages and as a key. */
export function placeOf({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** A place in a finished page, which is looked up in the page's templates: see pipeline/checks/locate-in-templates.ts. */
export interface MarkupLocation extends Location {
  template: string;
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
  /** Paths of the pages that it is about, if any; of a fault that is reported once for many pages, the first. */
  pages?: readonly string[];
  /** Texts of a finished page that lead to its place in a template, the best first. Each is searched as it is, also inside of longer words. Removed when the place is looked up. */
  words?: readonly string[];
}

type Extra = Partial<Pick<Diagnostic, 'hint' | 'related' | 'pages' | 'words'>>;

/** Takes the severity from the catalog. */
export function diagnose(code: DiagnosticCode, at: Location, message: string, extra: Extra = {}): Diagnostic {
  return { code, severity: catalog[code].severity ?? 'error', message, hint: undefined, at, related: [], ...extra };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** Sorts by file, line and column, for the same output in every run, and removes duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(inOrder);
  // Keeps the last of several equal ones.
  return sorted.filter((diagnostic, index) => {
    const next = sorted[index + 1];
    return next === undefined || inOrder(diagnostic, next) !== 0;
  });
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.at.file, b.at.file) ||
    a.at.line - b.at.line ||
    a.at.column - b.at.column ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

/** By UTF-16 code units, not by locale, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** For a problem in the markup of a page: `words` of the diagnostic lead to its place in this template. */
export function inMarkup(template: string): MarkupLocation {
  return { file: `templates/pages/${template}.tsx`, line: 1, column: 1, template };
}

export function isInMarkup(at: Location): at is MarkupLocation {
  return 'template' in at;
}

/** For problems with a file as a whole. */
export function wholeFile(file: string): Location {
  return { file, line: 1, column: 1, isWholeFile: true };
}
