/** `treesite build`: builds the site and publishes it to the output folder. */
import { Command } from 'commander';
import { addReportOption, addSiteOptions } from '../options/site-flags.ts';
import type { Terminal } from '../output/terminal.ts';
import { type BuildFlags, defaultBuild, runBuild } from '../run-build.ts';

export function buildCommand(terminal: Terminal): Command {
  return addReportOption(addSiteOptions(new Command('build').description('build the site')))
    .option('--out <dir>', 'the output folder', defaultBuild.out)
    .action((flags: BuildFlags) => runBuild(flags, terminal));
}
