/** `--report FILE.html` of build and check: checks the file before the work, and writes it afterwards. */
import path from 'node:path';
import type { BuiltSite } from '../pipeline/built-site.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import { type SourceFlags, UsageError } from './options/site-options.ts';
import type { Terminal } from './output/terminal.ts';

export interface ReportFlags {
  report?: string;
}

interface Run {
  command: 'build' | 'check';
  options: SiteOptions;
  /** The output folder of the build. */
  out: string;
  terminal: Pick<Terminal, 'err'>;
}

/** Writes the report. Resolves to its path relative to the current folder, or undefined without --report or if it could not be written. */
type WriteReport = (site: BuiltSite) => Promise<string | undefined>;

/** Throws a UsageError, before any work, for a file that cannot be a report. */
export async function openReport(
  flags: ReportFlags & Pick<SourceFlags, 'root'>,
  { command, options, out, terminal }: Run,
): Promise<WriteReport> {
  const { report } = flags;
  if (report === undefined) return async () => undefined;
  const { readReport } = await import('../addons/report/report-file.ts');
  const { reportSite } = await import('../addons/report/report-site.ts');
  const { root, packageRoot, now, data, templates } = options;
  const file = path.resolve(root, report);
  const opened = readReport(file, { root, out, sources: [data, templates, options.static] });
  if ('refusal' in opened) throw new UsageError(opened.refusal);
  return async (site) => {
    try {
      await reportSite(site, { file, command, previous: opened.previous, root, packageRoot, now });
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (code === undefined || syscall === undefined) throw error;
      // Not thrown: the command still prints what it has found and published.
      terminal.err(`The report could not be written to ${file} (${code}).\n`);
      process.exitCode = 2;
      return undefined;
    }
    return nearName(file, path.isAbsolute(report) ? report : path.join(flags.root, report));
  };
}

/** Relative if the file is below the current folder; otherwise as the user gave it. */
function nearName(file: string, asked: string): string {
  const below = path.relative(process.cwd(), file);
  return below.startsWith('..') || path.isAbsolute(below) ? asked : below;
}
