/** `treesite build`: makes the site and puts it in place. */
import path from 'node:path';
import { Command } from 'commander';
import { type BuiltSite, buildSite } from '../build.ts';
import { hasErrors } from '../diagnostic.ts';
import { countProblems } from './format-diagnostics.ts';
import { reportDiagnostics, siteDocument } from './report.ts';
import { addSiteOptions, type SiteFlags, siteOptions } from './site-options.ts';
import { type Terminal, withProgress } from './terminal.ts';

export function buildCommand(terminal: Terminal): Command {
  return addSiteOptions(new Command('build').description('make the site'))
    .option('--out <dir>', 'where the site goes', 'dist')
    .action(async (flags: SiteFlags & { out: string }) => {
      const started = performance.now();
      const options = siteOptions(flags);
      const out = path.resolve(options.root, flags.out);
      const built = await withProgress(terminal, 'Building the site', () => buildSite({ ...options, out }));
      const milliseconds = Math.round(performance.now() - started);
      if (flags.json)
        terminal.out(
          `${JSON.stringify({ ...siteDocument(built, milliseconds), published: built.published ?? null })}\n`,
        );
      else {
        reportDiagnostics(built, terminal);
        if (built.published && !flags.quiet)
          terminal.out(summary(built, { out: path.relative(process.cwd(), out) || '.', milliseconds }));
        else if (hasErrors(built.diagnostics))
          terminal.err(`Nothing was written: ${countProblems(built.diagnostics)}.\n`);
      }
      if (hasErrors(built.diagnostics)) process.exitCode = 1;
    });
}

function summary(
  { pages, published, diagnostics }: BuiltSite,
  { out, milliseconds }: { out: string; milliseconds: number },
): string {
  const { added = 0, changed = 0, removed = 0 } = published ?? {};
  const changes =
    added + changed + removed === 0 ? 'nothing changed' : `${added} files new, ${changed} changed, ${removed} removed`;
  const warnings = diagnostics.length > 0 ? `\n${countProblems(diagnostics)}: treesite explain CODE tells more.` : '';
  return `${pages.length} pages in ${out} (${changes}) in ${(milliseconds / 1000).toFixed(1)} s.${warnings}\n`;
}
