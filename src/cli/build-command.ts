/** `treesite build`: makes the site and puts it in place. */
import path from 'node:path';
import { Command } from 'commander';
import { type BuiltSite, buildSite } from '../build.ts';
import { hasErrors } from '../diagnostic.ts';
import { formatChanges } from './format-changes.ts';
import { countProblems } from './format-diagnostics.ts';
import { reportDiagnostics, siteDocument } from './report.ts';
import { addSiteOptions, type SiteFlags, siteOptions } from './site-options.ts';
import { addReportOption, openReport, type ReportFlags } from './site-report.ts';
import { type Terminal, withProgress } from './terminal.ts';

export function buildCommand(terminal: Terminal): Command {
  return addReportOption(addSiteOptions(new Command('build').description('make the site')))
    .option('--out <dir>', 'where the site goes', 'dist')
    .action(async (flags: SiteFlags & ReportFlags & { out: string }) => {
      const started = performance.now();
      const options = siteOptions(flags);
      const out = path.resolve(options.root, flags.out);
      const writeReport = await openReport(flags, { command: 'build', options, out });
      const built = await withProgress(terminal, 'Building the site', () => buildSite({ ...options, out }));
      const milliseconds = Math.round(performance.now() - started);
      const report = await writeReport(built);
      if (flags.json)
        terminal.out(
          `${JSON.stringify({ ...siteDocument(built, milliseconds), published: built.published ?? null, report })}\n`,
        );
      else {
        reportDiagnostics(built, terminal);
        if (built.published && !flags.quiet)
          terminal.out(summary(built, { out: path.relative(process.cwd(), out) || '.', milliseconds }));
        else if (hasErrors(built.diagnostics))
          terminal.err(`Nothing was written: ${countProblems(built.diagnostics)}.\n`);
        if (report !== undefined && !flags.quiet) terminal.out(`The report is in ${report}.\n`);
      }
      if (hasErrors(built.diagnostics)) process.exitCode = 1;
    });
}

function summary(
  { pages, published, diagnostics }: BuiltSite,
  { out, milliseconds }: { out: string; milliseconds: number },
): string {
  const changes = published ? formatChanges(published) : '\n';
  const warnings = diagnostics.length > 0 ? `${countProblems(diagnostics)}: treesite explain CODE tells more.\n` : '';
  return `${pages.length} pages in ${out} in ${(milliseconds / 1000).toFixed(1)} s. ${changes}${warnings}`;
}
