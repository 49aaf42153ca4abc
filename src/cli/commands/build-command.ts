/** `treesite build`: builds the site and publishes it to the output folder. */
import { Command } from 'commander';
import { type BuildFlags, defaultBuild, runBuild } from '../run-build.ts';
import { addReportOption, addSiteOptions } from '../site-flags.ts';
import type { Terminal } from '../terminal.ts';

export function buildCommand(terminal: Terminal): Command {
  return addReportOption(addSiteOptions(new Command('build').description('build the site')))
    .option('--out <dir>', 'the output folder', defaultBuild.out)
    .action((flags: BuildFlags) => runBuild(flags, terminal));
}
