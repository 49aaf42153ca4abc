/** Flags that build, check and dev share → absolute folders and a clock. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../diagnostics/code-of.ts';
import type { SiteOptions } from '../../pipeline/site-options.ts';
import { packageRoot } from '../environment.ts';

export interface SourceFlags {
  root: string;
  data: string;
  templates: string;
  static: string;
  baseUrl?: string;
  now?: Date;
  minify?: 'full';
}

export interface SiteFlags extends SourceFlags {
  cache: boolean;
  jobs?: number;
  json?: boolean;
  quiet?: boolean;
  verbose?: boolean;
}

/** Wrong usage, as opposed to problems in the content. */
export class UsageError extends Error {}

/** The values of the options that are not given. */
export const defaultFlags = { root: '.', data: 'data', templates: 'templates', static: 'static' } as const;

/** All folders are absolute. Throws a UsageError if the data folder does not exist. */
export function siteOptions(flags: SourceFlags & Partial<SiteFlags>): SiteOptions {
  const root = path.resolve(flags.root);
  const data = requireDataFolder(root, flags.data);
  const folders = {
    root,
    data,
    templates: path.resolve(root, flags.templates),
    static: path.resolve(root, flags.static),
  };
  checkFolders(folders);
  return {
    ...folders,
    packageRoot: packageRoot(),
    baseUrl: flags.baseUrl,
    now: flags.now ?? sourceDate() ?? new Date(),
    cache: flags.cache ?? true,
    jobs: flags.jobs,
    minify: flags.minify,
  };
}

/** Throws a UsageError for `--static .`, which would publish the data and the templates, and for one folder with two flags. */
function checkFolders({ root, data, templates, static: files }: Record<keyof typeof defaultFlags, string>): void {
  const inside = [data, templates, root].find((folder) => `${folder}${path.sep}`.startsWith(files + path.sep));
  if (inside !== undefined)
    throw new UsageError(`--static cannot be ${files}: all of ${inside} would be published. Name another folder.`);
  if (data === templates) throw new UsageError(`--data and --templates cannot be the same folder, ${data}.`);
}

/** Whether the clock is fixed by a flag or the environment. */
export function isClockFixed(flags: Pick<SourceFlags, 'now'>): boolean {
  return (flags.now ?? sourceDate()) !== undefined;
}

/** The data folder, absolute. Throws a UsageError if it does not exist, and the system's error if that cannot be found out. */
export function requireDataFolder(root: string, name: string): string {
  const data = path.resolve(root, name);
  if (isFolder(data)) return data;
  const missing = isFolder(root) ? `There is no data folder ${data}.` : `There is no folder ${root}.`;
  throw new UsageError(`${missing} Run treesite in a site’s folder, or name the folder with --root or --data.`);
}

function isFolder(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}

/** SOURCE_DATE_EPOCH of reproducible-builds.org, in seconds since 1970. */
function sourceDate(): Date | undefined {
  const value = process.env.SOURCE_DATE_EPOCH;
  if (value === undefined || value === '') return undefined;
  if (!/^\d+$/.test(value)) throw new UsageError('SOURCE_DATE_EPOCH must be a whole number of seconds.');
  const date = new Date(Number(value) * 1000);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999)
    throw new UsageError('SOURCE_DATE_EPOCH must be the seconds of a date before the year 10000.');
  return date;
}
