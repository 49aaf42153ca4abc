/** `treesite build`: builds the site and publishes it to the output folder. */
import os from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { buildSite } from '../../pipeline/build.ts';
import type { BuildResult } from '../../pipeline/site-result.ts';
import { counted } from '../../text/strings.ts';
import { displayPath } from '../environment.ts';
import { addSiteOptions, type SiteFlags, siteOptions } from '../options/site-flags.ts';
import { formatChanges } from '../output/format-changes.ts';
import { countProblems } from '../output/format-diagnostics.ts';
import { reportProgress, type Terminal } from '../output/terminal.ts';
import { refreshFilesOfOwnFields, runOnSite } from '../run-on-site.ts';

type BuildFlags = SiteFlags & { out: string };

export function buildCommand(terminal: Terminal): Command {
  return addSiteOptions(new Command('build').description('build the site'), { detail: 'published' })
    .option('--out <dir>', 'the output folder', 'dist')
    .action((flags: BuildFlags) => runBuild(flags, terminal));
}

async function runBuild(flags: BuildFlags, terminal: Terminal): Promise<void> {
  const options = siteOptions(flags);
  const out = path.resolve(options.root, flags.out);
  const onWait = (pid: number) => reportProgress(terminal, `Waiting for another build (process ${pid}) to finish.`);
  const work = async (lateFailures: unknown[]) => {
    const isReported = flags.report !== undefined;
    const built = await buildSite({ ...options, out, isReported, onWait, lateFailures });
    await refreshFilesOfOwnFields(options.root);
    return built;
  };
  const built = await runOnSite(
    flags,
    {
      command: 'build',
      options,
      out,
      progress: 'Building the site',
      work,
      details: ({ published }) => ({ published: published ?? null }),
      summary: (built, milliseconds) => summarize(built, { out: displayPath(out), milliseconds }),
    },
    terminal,
  );
  for (const leftover of built.leftovers ?? []) terminal.err(`${leftover}\n`);
  if (hasErrors(built.diagnostics) && !flags.json)
    terminal.err(`Nothing was written: ${countProblems(built.diagnostics)}.\n`);
  // As a shell reports a process that the signal ended.
  if (built.signal) process.exitCode = 128 + os.constants.signals[built.signal];
}

/** Empty if nothing was published. */
function summarize(
  { published, pages, diagnostics, waitingPosts = [] }: BuildResult,
  { out, milliseconds }: { out: string; milliseconds: number },
): string {
  if (!published) return '';
  const warnings =
    diagnostics.length > 0
      ? `${countProblems(diagnostics)}. To read about a code, run npx treesite explain CODE.\n`
      : '';
  const waiting = formatWaiting(waitingPosts);
  return `${counted(pages.length, 'page')} in ${out} in ${(milliseconds / 1000).toFixed(1)} s. ${formatChanges(published)}${waiting}${warnings}`;
}

/** Nothing is published by itself: somebody has to build the site on that day. */
function formatWaiting(days: readonly string[]): string {
  const [next] = [...days].sort();
  if (next === undefined) return '';
  if (days.length === 1) return `1 post waits for ${next}. Build the site on that day to publish it.\n`;
  return `${days.length} posts wait, the next for ${next}. Build the site on that day to publish it.\n`;
}
