/** Ends a command that changed nothing because of the site's files. Prints why, and sets exit code 1. */
import { type Diagnostic, hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { withCommandName } from './command-name.ts';
import { formatDiagnostics } from './format-diagnostics.ts';
import type { Terminal } from './terminal.ts';

export function refuse(why: string, terminal: Terminal): void {
  terminal.err(withCommandName(`${why}\n`));
  process.exitCode = 1;
}

/** Reports problems, with the lines of `texts`. True, and refused, if one of them is an error. */
export function refuseProblems(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  terminal: Terminal,
): boolean {
  if (diagnostics.length === 0) return false;
  terminal.err(`${formatDiagnostics(sortDiagnostics(diagnostics), { texts, colors: terminal.colors })}\n`);
  if (!hasErrors(diagnostics)) return false;
  refuse('Nothing was written.', terminal);
  return true;
}
