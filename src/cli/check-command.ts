/** `treesite check`: all of build's checks, writing nothing. */
import { Command } from 'commander';
import { prepareSite } from '../build.ts';
import { type Diagnostic, hasErrors, type Severity } from '../diagnostic.ts';
import { countProblems } from './format-diagnostics.ts';
import { reportDiagnostics, siteDocument } from './report.ts';
import { addSiteOptions, type SiteFlags, siteOptions } from './site-options.ts';
import { type Terminal, withProgress } from './terminal.ts';

/** What must not go live. */
const refusedOnPublish: ReadonlySet<Diagnostic['code']> = new Set(['content/sample', 'phone/placeholder']);

export function checkCommand(terminal: Terminal): Command {
  return addSiteOptions(new Command('check').description('look for problems, writing nothing'))
    .option('--publish', 'also refuse samples and placeholders')
    .action(async (flags: SiteFlags & { publish?: boolean }) => {
      const started = performance.now();
      const prepared = await withProgress(terminal, 'Checking the site', () => prepareSite(siteOptions(flags)));
      const severe = (diagnostic: Diagnostic): Severity =>
        flags.publish && refusedOnPublish.has(diagnostic.code) ? 'error' : diagnostic.severity;
      const diagnostics = prepared.diagnostics.map((diagnostic) => ({ ...diagnostic, severity: severe(diagnostic) }));
      const site = { ...prepared, diagnostics };
      if (flags.json) terminal.out(`${JSON.stringify(siteDocument(site, Math.round(performance.now() - started)))}\n`);
      else {
        reportDiagnostics(site, terminal);
        if (!flags.quiet) terminal.out(`${site.pages.length} pages checked: ${countProblems(diagnostics)}.\n`);
      }
      if (hasErrors(diagnostics)) process.exitCode = 1;
    });
}
