/** What build and check say about a prepared site. */
import type { PreparedSite } from '../pipeline/prepare-site.ts';
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

/** The one JSON document of --json: diagnostics, pages with their bytes and times, and the time of it all. */
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
