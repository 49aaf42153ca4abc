/** What a command says about problems: as text, as JSON, and as the request to report a bug. */
import { type Diagnostic, hasErrors, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { Refusal } from '../../diagnostics/errors.ts';
import { type FormatOptions, formatDiagnostics } from './format-diagnostics.ts';
import type { Terminal } from './terminal.ts';

interface Report {
  texts?: FormatOptions['texts'];
  /** The value of --verbose. */
  verbose?: boolean;
}

/** Reports problems, with the lines of `texts`. */
export function reportProblems(
  diagnostics: readonly Diagnostic[],
  { err, colors }: Terminal,
  { texts = new Map(), verbose = false }: Report,
): void {
  if (diagnostics.length === 0) return;
  err(`${formatDiagnostics(sortDiagnostics(diagnostics), { texts, colors, isVerbose: verbose })}\n`);
}

/** The same, and throws a Refusal if one of them is an error. */
export function refuseProblems(diagnostics: readonly Diagnostic[], terminal: Terminal, report: Report = {}): void {
  reportProblems(diagnostics, terminal, report);
  if (hasErrors(diagnostics)) throw new Refusal('Nothing was written.');
}

export function bugReport(error: unknown): string {
  const stack = (error instanceof Error ? error.stack : undefined) ?? String(error);
  return `This is a bug in treesite, not in your site. Please report it with the lines below.\n\n${stack}\n`;
}
