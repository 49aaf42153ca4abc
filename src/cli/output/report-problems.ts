/** What a command says about problems: as text, as JSON, and as the request to report a bug. */
import { type Diagnostic, hasErrors, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { PreparedSite } from '../../pipeline/prepared-site.ts';
import { Refusal } from '../exit-errors.ts';
import { formatDiagnostics } from './format-diagnostics.ts';
import type { Terminal } from './terminal.ts';

interface Report {
  texts?: ReadonlyMap<string, string>;
  /** The value of --verbose. */
  verbose?: boolean;
}

/** Reports problems, with the lines of `texts`. Throws a Refusal if one of them is an error. */
export function refuseProblems(
  diagnostics: readonly Diagnostic[],
  terminal: Terminal,
  { texts = new Map(), verbose = false }: Report = {},
): void {
  if (diagnostics.length === 0) return;
  const { colors } = terminal;
  terminal.err(`${formatDiagnostics(sortDiagnostics(diagnostics), { texts, colors, isVerbose: verbose })}\n`);
  if (hasErrors(diagnostics)) throw new Refusal('Nothing was written.');
}

export function reportDiagnostics(
  { diagnostics, texts }: PreparedSite,
  terminal: Terminal,
  { verbose = false }: { verbose?: boolean },
): void {
  const { colors } = terminal;
  if (diagnostics.length > 0)
    terminal.err(`${formatDiagnostics(diagnostics, { texts, colors, isVerbose: verbose })}\n`);
}

/** The JSON document of --json: diagnostics, pages with their bytes and times, and the total time. */
export function siteDocument({ diagnostics, pages }: PreparedSite, milliseconds: number) {
  return {
    diagnostics,
    pages: pages.map(({ path, file, bytes, milliseconds: spent }) => ({
      path,
      file,
      bytes,
      milliseconds: Math.round(spent * 100) / 100,
    })),
    milliseconds,
  };
}

export function bugReport(error: unknown): string {
  const stack = (error instanceof Error ? error.stack : undefined) ?? String(error);
  return `This is a bug in treesite, not in your site. Please report it with the lines below.\n\n${stack}\n`;
}
