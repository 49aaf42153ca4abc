/** Reads the figures of the previous report from the report's file. Reads that file, and writes nothing. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf, UsageError } from '../../diagnostics/errors.ts';
import { pathBelow } from '../../domain/file-names.ts';
import { emptyHistory, parseHistory } from './history.ts';
import type { ReportHistory } from './report-data.ts';

interface Context {
  /** The project's folder; missing folders inside it are created. */
  root: string;
  /** A build replaces `out` and reads `sources`: a report is allowed in none of them. */
  out: string;
  sources: readonly string[];
}

/** All paths are absolute. Throws a UsageError for a file that cannot be a report. */
export function readReport(file: string, { root, out, sources }: Context): ReportHistory {
  const folder = path.dirname(file);
  const refusal = (why: string, advice = 'Choose another file with --report.') =>
    new UsageError(`${file} cannot be the report: ${why}. ${advice}`);
  if (pathBelow(out, file) !== undefined) throw refusal(`each build replaces all of ${out}`);
  const source = sources.find((one) => pathBelow(one, file) !== undefined);
  if (source !== undefined) throw refusal(`the site is built from ${source}`);
  if (pathBelow(root, file) === undefined && !existsSync(folder))
    throw refusal(`there is no folder ${folder}`, 'Create it, or check the path.');
  let html: string | undefined;
  try {
    // Reading a pipe would wait for a writer.
    if (statSync(file).isFile()) html = readFileSync(file, 'utf8');
  } catch (error) {
    // Below a file, it is ENOTDIR.
    if (codeOf(error) === 'ENOENT') return emptyHistory;
  }
  if (html === undefined) throw refusal('it is not a readable file');
  const previous = html === '' ? emptyHistory : parseHistory(html);
  if (previous) return previous;
  throw refusal('it exists and is not a treesite report, so it was not changed');
}
