/** Builds the site and prints the result. Does not load commander, which takes a tenth of a build in which nothing has changed. */
import os from 'node:os';
import path from 'node:path';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { buildSite } from '../pipeline/build.ts';
import type { BuiltSite } from '../pipeline/built-site.ts';
import { Profile } from '../pipeline/profile.ts';
import { counted } from '../text/strings.ts';
import { failOnEarlyExit } from './fail-on-early-exit.ts';
import { defaultFlags, type SiteFlags, siteOptions } from './options/site-options.ts';
import { formatCardPolicy, formatChanges } from './output/format-changes.ts';
import { countProblems } from './output/format-diagnostics.ts';
import { displayPath, withCommandName } from './output/names.ts';
import { reportDiagnostics, siteDocument } from './output/report.ts';
import { type Terminal, withProgress } from './output/terminal.ts';
import { refreshFilesOfOwnFields } from './refresh-own-files.ts';
import { openReport, type ReportFlags } from './site-report.ts';

export type BuildFlags = SiteFlags & ReportFlags & { out: string };

export const defaultBuild: BuildFlags = { ...defaultFlags, out: 'dist', cache: true };

export async function runBuild(flags: BuildFlags, terminal: Terminal): Promise<void> {
  // In seconds. Not performance.now(), which Node loads on first use, in 3 ms.
  const started = process.uptime();
  const options = siteOptions(flags);
  const out = path.resolve(options.root, flags.out);
  const writeReport = await openReport(flags, { command: 'build', options, out, terminal });
  const onWait = (pid: number) => terminal.err(`Waiting for another build (process ${pid}) to finish.\n`);
  const profile = process.env.TREESITE_STAGES === '1' ? new Profile() : undefined;
  const settings = { ...options, out, onWait, isReported: flags.report !== undefined, profile };
  const built = await withProgress(terminal, 'Building the site', () =>
    failOnEarlyExit(terminal, () => buildSite(settings)),
  );
  await refreshFilesOfOwnFields(options.root);
  if (profile) terminal.err(`${JSON.stringify({ stages: profile.stages() })}\n`);
  const milliseconds = Math.round((process.uptime() - started) * 1000);
  const report = await writeReport(built);
  for (const leftover of built.leftovers ?? []) terminal.err(`${leftover}\n`);
  if (flags.json)
    terminal.out(
      `${JSON.stringify({ ...siteDocument(built, milliseconds), published: built.published ?? null, report })}\n`,
    );
  else {
    reportDiagnostics(built, terminal, flags);
    if (built.published && !flags.quiet) terminal.out(summary(built, { out: displayPath(out), milliseconds }));
    else if (hasErrors(built.diagnostics)) terminal.err(`Nothing was written: ${countProblems(built.diagnostics)}.\n`);
    if (report !== undefined && !flags.quiet) terminal.out(`The report is in ${report}.\n`);
  }
  if (hasErrors(built.diagnostics)) process.exitCode = 1;
  // As a shell reports a process that the signal ended.
  if (built.signal) process.exitCode = 128 + os.constants.signals[built.signal];
}

function summary(built: BuiltSite, { out, milliseconds }: { out: string; milliseconds: number }): string {
  const { published, diagnostics, shareCards, waitingPosts = [] } = built;
  const changes = published ? formatChanges(published) : '\n';
  const warnings =
    diagnostics.length > 0
      ? withCommandName(`${countProblems(diagnostics)}. To read about a code, run treesite explain CODE.\n`)
      : '';
  const cards = shareCards ? formatCardPolicy(shareCards) : '';
  const waiting = formatWaiting(waitingPosts);
  return `${counted(built.pageCount, 'page')} in ${out} in ${(milliseconds / 1000).toFixed(1)} s. ${changes}${cards}${waiting}${warnings}`;
}

/** Nothing is published by itself: somebody has to build the site on that day. */
function formatWaiting(days: readonly string[]): string {
  const [next] = [...days].sort();
  if (next === undefined) return '';
  if (days.length === 1) return `1 post waits for ${next}. Build the site on that day to publish it.\n`;
  return `${days.length} posts wait, the next for ${next}. Build the site on that day to publish it.\n`;
}
