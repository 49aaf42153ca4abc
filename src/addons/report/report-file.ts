/** Reads the figures of the previous report from the report's file, and replaces that file. Touches that file and its folder only. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import { manifestName } from '../../domain/file-names.ts';
import { replaceFile } from '../../files/write-file.ts';
import { emptyHistory, parseHistory, type ReportHistory } from './history.ts';

export type OpenedReport = { before: ReportHistory } | { refusal: string };

interface Context {
  /** The project's folder; missing folders inside it are created. */
  root: string;
  /** Folders that a build replaces (`replaced`) and reads (`sources`): a report is allowed in neither. */
  replaced: readonly string[];
  sources: readonly string[];
}

/** All paths are absolute. */
export async function readReport(file: string, { root, replaced, sources }: Context): Promise<OpenedReport> {
  const isIn = (folder: string) => holds(folder, file);
  const elsewhere = 'Choose another file with --report.';
  const taken = replaced.find(isIn) ?? builtFolder(path.dirname(file));
  if (taken !== undefined)
    return { refusal: `${file} cannot be the report: each build replaces all of ${taken}. ${elsewhere}` };
  const source = sources.find(isIn);
  if (source !== undefined)
    return { refusal: `${file} cannot be the report: the site is built from ${source}. ${elsewhere}` };
  const folder = path.dirname(file);
  if (!holds(root, file) && !existsSync(folder))
    return { refusal: `${file} cannot be the report: there is no folder ${folder}. Create it, or check the path.` };
  let html: string;
  try {
    // Reading a pipe waits for a writer.
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new Error('This is not a file.');
    html = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { before: emptyHistory };
    return { refusal: `${file} cannot be the report: it is not a readable file. ${elsewhere}` };
  }
  const before = html === '' ? emptyHistory : parseHistory(html);
  if (!before)
    return { refusal: `${file} already exists and is not a treesite report, so it was not changed. ${elsewhere}` };
  return { before };
}

/** The folder itself or a parent that contains a build's output, whatever its name. */
function builtFolder(folder: string): string | undefined {
  if (existsSync(path.join(folder, manifestName))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : builtFolder(parent);
}

function holds(folder: string, file: string): boolean {
  const inside = path.relative(folder, file);
  // On Windows, the path to another drive is absolute.
  return inside !== '..' && !inside.startsWith(`..${path.sep}`) && !path.isAbsolute(inside);
}

/** The old report remains until the new one is complete. */
export function writeReport(file: string, html: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, html);
}
