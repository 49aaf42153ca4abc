/** A prepared site → the messages and the JSON of build and check. Prints the messages. */
import type { PreparedSite } from '../pipeline/prepared-site.ts';
import { formatDiagnostics } from './format-diagnostics.ts';
import type { Terminal } from './terminal.ts';

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
    pages: pages().map(({ path, file, bytes, milliseconds: spent }) => ({
      path,
      file,
      bytes,
      milliseconds: Math.round(spent * 100) / 100,
    })),
    milliseconds,
  };
}
