/** `treesite check`: all of build's checks and the lints, writing nothing. */
import path from 'node:path';
import { Command } from 'commander';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { checkSite } from '../../pipeline/checks/check-site.ts';
import { counted } from '../../text/strings.ts';
import { failOnEarlyExit } from '../fail-on-early-exit.ts';
import { addReportOption, addSiteOptions } from '../options/site-flags.ts';
import { type SiteFlags, siteOptions } from '../options/site-options.ts';
import { countProblems } from '../output/format-diagnostics.ts';
import { formatSimilarPlaces } from '../output/format-similar-places.ts';
import { reportDiagnostics, siteDocument } from '../output/report.ts';
import { type Terminal, withProgress } from '../output/terminal.ts';
import { openReport, type ReportFlags } from '../site-report.ts';

interface CheckFlags extends SiteFlags, ReportFlags {
  publish?: boolean;
  external?: boolean;
}

export function checkCommand(terminal: Terminal): Command {
  return addReportOption(addSiteOptions(new Command('check').description('check the site without writing it')))
    .option('--publish', 'treat samples, placeholders and near-identical pages as errors')
    .option('--external', 'also check links to other sites (sends requests)')
    .action(async (flags: CheckFlags) => {
      const started = performance.now();
      const options = {
        ...siteOptions(flags),
        publish: flags.publish === true,
        external: flags.external === true,
        isReported: flags.report !== undefined,
      };
      const out = path.resolve(options.root, 'dist');
      const writeReport = await openReport(flags, { command: 'check', options, out, terminal });
      const site = await withProgress(terminal, 'Checking the site', () =>
        failOnEarlyExit(terminal, () => checkSite(options)),
      );
      const { diagnostics, pageCount, allowed, similarPlaces } = site;
      const milliseconds = Math.round(performance.now() - started);
      const report = await writeReport(site);
      if (flags.json) {
        const document = siteDocument(site, milliseconds);
        terminal.out(`${JSON.stringify({ ...document, allowed, similarPlaces, report })}\n`);
      } else {
        reportDiagnostics(site, terminal, flags);
        const excused = allowed.length === 0 ? '' : `, and ${counted(allowed.length, 'warning')} allowed in site.yaml`;
        if (!flags.quiet) {
          terminal.out(formatSimilarPlaces(site));
          terminal.out(`${counted(pageCount, 'page')} checked: ${countProblems(diagnostics)}${excused}.\n`);
          if (report !== undefined) terminal.out(`The report is in ${report}.\n`);
        }
      }
      if (hasErrors(diagnostics)) process.exitCode = 1;
    });
}
