/** What build and check share: progress, the report of --report, what is printed, and exit code 1. Listens to the process while the site is built. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '../diagnostics/catalog.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { describeLateFailure, reasonOf } from '../diagnostics/errors.ts';
import { fieldSchemaFolder } from '../domain/kind-lists.ts';
import { fileTexts } from '../pipeline/site-folders.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import type { SiteResult } from '../pipeline/site-result.ts';
import { displayPath } from './environment.ts';
import type { SiteFlags } from './options/site-flags.ts';
import { reportProblems } from './output/report-problems.ts';
import { type Terminal, withProgress } from './output/terminal.ts';

interface Run<Site> {
  command: 'build' | 'check';
  options: SiteOptions;
  /** The output folder of the build. */
  out: string;
  progress: string;
  /** Builds or checks the site; see `lateFailures` in SiteOptions. Returns all diagnostics, even if fewer are printed: the report and the exit code follow from them. */
  work: (lateFailures: unknown[]) => Promise<Site>;
  /** The fields of the --json document that only this command has. */
  details: (site: Site) => object;
  /** The last lines, unless --json or --quiet is given. */
  summary: (site: Site, milliseconds: number) => string;
}

export async function runOnSite<Site extends SiteResult>(
  flags: SiteFlags,
  { command, options, out, progress, work, details, summary }: Run<Site>,
  terminal: Terminal,
): Promise<Site> {
  const started = performance.now();
  const writeReport = await openReport(flags, { command, options, out, terminal });
  const site = await withProgress(terminal, progress, () => failOnEarlyExit(terminal, work)).catch((error) => {
    // A full disk, an output folder that cannot be replaced: also on stderr.
    if (flags.json) terminal.out(`${JSON.stringify({ diagnostics: [], pages: [], failure: reasonOf(error) })}\n`);
    throw error;
  });
  const milliseconds = Math.round(performance.now() - started);
  const report = await writeReport(site);
  if (flags.json) {
    const { diagnostics } = site;
    const pages = site.pages.map(({ path, file, bytes, milliseconds }) => {
      return { path, file, bytes, milliseconds: Math.round(milliseconds * 100) / 100 };
    });
    terminal.out(`${JSON.stringify({ diagnostics, pages, milliseconds, ...details(site), report })}\n`);
  } else {
    reportProblems(site.diagnostics, terminal, { texts: fileTexts(options.root), verbose: flags.verbose ?? false });
    if (!flags.quiet) terminal.out(summary(site, milliseconds));
    if (report !== undefined && !flags.quiet) terminal.out(`The report is in ${report}.\n`);
  }
  // Also if the report could not be written, which is 2 by itself.
  if (hasErrors(site.diagnostics))
    process.exitCode = site.diagnostics.some(({ code }) => catalog[code].isUsage) ? 2 : 1;
  return site;
}

/** Resolves to the report's path for a message; to undefined without --report or if it could not be written. */
type WriteReport = (site: SiteResult) => Promise<string | undefined>;

/** Throws a UsageError, before any work, for a file that cannot be a report. */
async function openReport(
  { report }: SiteFlags,
  { command, options, out, terminal }: Pick<Run<SiteResult>, 'command' | 'options' | 'out'> & { terminal: Terminal },
): Promise<WriteReport> {
  if (report === undefined) return async () => undefined;
  const { readReport } = await import('../addons/report/report-file.ts');
  const { reportSite } = await import('../addons/report/report-site.ts');
  const { root, data, templates } = options;
  const file = path.resolve(root, report);
  const previous = readReport(file, { root, out, sources: [data, templates, options.static] });
  return async (site) => {
    try {
      await reportSite(site, { ...options, file, command, previous });
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (code === undefined || syscall === undefined) throw error;
      // Not thrown: the command still prints what it has found and published.
      terminal.err(`The report could not be written to ${file} (${code}).\n`);
      process.exitCode = 2;
      return undefined;
    }
    return displayPath(file);
  };
}

/** If a template ends the process with status 0 before `work` is done, prints an error and changes the status to 1. Reports what fails after the pages were checked. */
async function failOnEarlyExit<Result>(
  terminal: Terminal,
  work: (lateFailures: unknown[]) => Promise<Result>,
): Promise<Result> {
  const atExit = (code: number) => {
    if (code !== 0) return;
    process.exitCode = 1;
    terminal.err('The process ended before the site was built, perhaps because a template called process.exit.\n');
  };
  const lateFailures: unknown[] = [];
  process.once('exit', atExit);
  const stop = onLateFailure((reason) => lateFailures.push(reason));
  try {
    return await work(lateFailures);
  } finally {
    process.removeListener('exit', atExit);
    // Node reports promises that `work` left rejected at the end of this turn.
    await new Promise((resolve) => setImmediate(resolve));
    stop();
    for (const text of new Set(lateFailures.map(formatLateFailure))) terminal.err(text);
    if (lateFailures.length > 0) process.exitCode = 1;
  }
}

/** Listens to what templates throw when their pages are finished. Returns a function that stops listening. */
export function onLateFailure(listener: (reason: unknown) => void): () => void {
  const events = ['unhandledRejection', 'uncaughtException'];
  for (const event of events) process.on(event, listener);
  return () => {
    for (const event of events) process.removeListener(event, listener);
  };
}

/** With its stack, because its place in the templates is not known here. */
export function formatLateFailure(reason: unknown): string {
  const frames = reason instanceof Error ? (reason.stack?.match(/^ +at .*$/gm) ?? []) : [];
  return `${[describeLateFailure(reason), ...frames].join('\n')}\n`;
}

/** Updates the editor's schemas and the types of a site's own fields. Ignores a failing disk: nothing that is published needs these files. */
export async function refreshFilesOfOwnFields(root: string): Promise<void> {
  try {
    if (!existsSync(path.join(root, fieldSchemaFolder))) return;
    const { updateOwnFiles } = await import('../scaffold/own-files.ts');
    updateOwnFiles(root);
  } catch {}
}
