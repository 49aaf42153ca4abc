/** `treesite check`: all of build's checks and the lints, writing nothing. */
import path from 'node:path';
import { Command } from 'commander';
import { type CheckedSite, checkSite } from '../../pipeline/checks/check-site.ts';
import { counted } from '../../text/strings.ts';
import { addSiteOptions, type SiteFlags, siteOptions } from '../options/site-flags.ts';
import { countProblems } from '../output/format-diagnostics.ts';
import type { Terminal } from '../output/terminal.ts';
import { runOnSite } from '../run-on-site.ts';

type CheckFlags = SiteFlags & { publish?: true; external?: true };

export function checkCommand(terminal: Terminal): Command {
  return addSiteOptions(new Command('check').description('check the site without writing it'), { detail: 'allowed' })
    .option('--publish', 'treat samples, placeholders and near-identical pages as errors')
    .option('--external', 'also check links to other sites (sends requests)')
    .action(async (flags: CheckFlags) => {
      const { publish = false, external = false } = flags;
      const options = { ...siteOptions(flags), publish, external, isReported: flags.report !== undefined };
      await runOnSite(
        flags,
        {
          command: 'check',
          options,
          out: path.resolve(options.root, 'dist'),
          progress: 'Checking the site',
          work: (lateFailures) => checkSite({ ...options, lateFailures }),
          details: ({ allowed }) => ({ allowed }),
          summary: summarize,
        },
        terminal,
      );
    });
}

function summarize({ diagnostics, pages, allowed }: CheckedSite): string {
  const excused = allowed.length === 0 ? '' : `, and ${counted(allowed.length, 'warning')} allowed in site.yaml`;
  return `${counted(pages.length, 'page')} checked: ${countProblems(diagnostics)}${excused}.\n`;
}
