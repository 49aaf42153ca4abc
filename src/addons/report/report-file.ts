/** The file of a report: the figures of the previous report are read from it, and it is replaced whole. Touches that file and its folder only. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { emptyHistory, parseHistory, type ReportHistory } from './history.ts';

export type OpenedReport = { before: ReportHistory } | { refusal: string };

interface Surroundings {
  /** The project's folder: what is missing inside of it is made. */
  root: string;
  /** Folders that a build replaces, and those it reads: a report has no place in either. */
  lost: readonly string[];
  sources: readonly string[];
}

/** All paths are absolute. */
export async function readReport(file: string, { root, lost, sources }: Surroundings): Promise<OpenedReport> {
  const isIn = (folder: string) => holds(folder, file);
  const elsewhere = 'Choose another file with --report.';
  const taken = lost.find(isIn) ?? builtFolder(path.dirname(file));
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
    html = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { before: emptyHistory };
    return { refusal: `${file} cannot be the report: it is not a readable file. ${elsewhere}` };
  }
  const before = html === '' ? emptyHistory : parseHistory(html);
  if (!before)
    return { refusal: `${file} already exists and is not a treesite report, so it was not changed. ${elsewhere}` };
  return { before };
}

/** The folder itself or one around it that a build has made, under whatever name. */
function builtFolder(folder: string): string | undefined {
  if (existsSync(path.join(folder, manifestName))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : builtFolder(parent);
}

function holds(folder: string, file: string): boolean {
  const inside = path.relative(folder, file);
  // On Windows, what is on another drive stays absolute.
  return inside !== '..' && !inside.startsWith(`..${path.sep}`) && !path.isAbsolute(inside);
}

/** The old report stays until the new one is complete. */
export async function writeReport(file: string, html: string): Promise<void> {
  const staged = path.join(path.dirname(file), `.${path.basename(file)}.treesite-new`);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(staged, html);
    await rename(staged, file);
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  }
}
