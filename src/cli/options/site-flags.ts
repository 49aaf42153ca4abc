/** The flags that build, check and dev share → absolute folders and a clock. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { isMissing, UsageError } from '../../diagnostics/errors.ts';
import { isCalendarDay } from '../../domain/local-time.ts';
import { isPlainPath, parseHttpUrl } from '../../domain/urls/hrefs.ts';
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
  report?: string;
}

export function addSourceOptions(command: Command): Command {
  return command
    .option('--root <dir>', 'the project folder; the other folders are relative to it', '.')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--templates <dir>', 'your own templates, which replace built-in ones file by file', 'templates')
    .option('--static <dir>', 'files published as they are', 'static')
    .option(
      '--base-url <url>',
      'the URL where the site will be published, instead of url.base in site.yaml',
      parseBaseUrl,
    )
    .addOption(
      new Option(
        '--minify <how>',
        'collapse white space and drop comments in whole pages, for templates that contain them',
      ).choices(['full']),
    )
    .addOption(
      nowOption(
        'the date, or date and time, to use as the current time, such as 2026-06-01 (at 10:00 UTC); makes the output reproducible',
      ).argParser(parseNow),
    );
}

export const verboseWords =
  'show every error and warning with its lines in the file, instead of a count of many of the same kind';

function nowOption(description: string): Option {
  return new Option('--now <date>', description).env('TREESITE_NOW');
}

/** For commands that write the date into files. Its value is the day as it was typed, in whatever time zone. */
export function todayOption(): Option {
  return nowOption('the date to use as today, such as 2026-06-01').argParser(
    (value) => parseNow(value) && value.slice(0, 10),
  );
}

/** What --json does; `fields`: those of the document, in their order. */
export function jsonWords(...fields: string[]): string {
  return `print one JSON document and nothing else, with the fields ${fields.join(', ')}`;
}

/** The options of build and check. `detail`: the field of the --json document that only this command has. */
export function addSiteOptions(command: Command, { detail }: { detail: string }): Command {
  const others = ['report (with --report)', 'failure (the reason, if it could not finish)'];
  return addSourceOptions(command)
    .option('--json', jsonWords('diagnostics', 'pages', 'milliseconds', detail, ...others))
    .option('--quiet', 'print only errors and warnings')
    .option('--verbose', verboseWords)
    .option(
      '--jobs <number>',
      'how many pictures, share cards and compressed files to make at the same time, from 1 to 64; a lower number uses less memory (default: the number of processor cores, at most 3)',
      parseJobs,
    )
    .option('--no-cache', 'do not keep or use cached files between builds')
    .option(
      '--report <file.html>',
      'also write a report about the site: page sizes, links, errors and warnings',
      parseFile,
    );
}

function parseBaseUrl(value: string): string {
  const url = parseHttpUrl(value);
  if (!url || !isPlainPath(url.pathname) || url.search !== '' || url.hash !== '') {
    throw new InvalidArgumentError('Must be a URL such as https://www.example.com.');
  }
  return value.replace(/\/+$/, '');
}

/** A time without a time zone is in UTC, not in that of the machine. A day is 10:00 UTC, when it is that day from Hawaii to New Zealand. */
function parseNow(value: string): Date {
  const end = isCalendarDay(value) ? 'T10:00Z' : /[T ][\d:.]+$/i.test(value) ? 'Z' : '';
  const now = new Date(value + end);
  // Date would accept 30 February as 2 March.
  if (!isCalendarDay(value.slice(0, 10)) || Number.isNaN(now.getTime()))
    throw new InvalidArgumentError('Must be a date such as 2026-06-01.');
  return now;
}

function parseJobs(value: string): number {
  const jobs = Number(value);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64)
    throw new InvalidArgumentError('Must be a whole number from 1 to 64.');
  return jobs;
}

function parseFile(value: string): string {
  if (!/\.html?$/i.test(value)) throw new InvalidArgumentError('Must be a file such as report.html.');
  return value;
}

/**
 * All folders are absolute. Throws a UsageError if the data folder does not exist, for `--static .`, which would publish the data and the
 * templates, and for one folder with two flags.
 */
export function siteOptions(flags: SourceFlags & Partial<SiteFlags>): SiteOptions {
  const root = path.resolve(flags.root);
  const data = requireDataFolder(root, flags.data);
  const templates = optionalFolder(root, flags.templates, 'templates');
  const files = optionalFolder(root, flags.static, 'static');
  const inside = [data, templates, root].find((folder) => `${folder}${path.sep}`.startsWith(files + path.sep));
  if (inside !== undefined)
    throw new UsageError(`--static cannot be ${files}: all of ${inside} would be published. Name another folder.`);
  if (data === templates) throw new UsageError(`--data and --templates cannot be the same folder, ${data}.`);
  return {
    root,
    data,
    templates,
    static: files,
    packageRoot,
    baseUrl: flags.baseUrl,
    now: flags.now ?? sourceDate() ?? new Date(),
    cache: flags.cache ?? true,
    jobs: flags.jobs,
    minify: flags.minify,
  };
}

/** Whether the clock is fixed by a flag or the environment. */
export function isClockFixed(flags: Pick<SourceFlags, 'now'>): boolean {
  return (flags.now ?? sourceDate()) !== undefined;
}

/** A site may have none of the usual name. Without another one that is asked for, its pages would be published without its own templates or files. */
function optionalFolder(root: string, name: string, usual: string): string {
  const folder = path.resolve(root, name);
  if (name === usual || isFolder(folder)) return folder;
  throw new UsageError(`There is no folder ${folder}. Name another one with --${usual}.`);
}

/** The absolute path of a folder as typed. Throws a UsageError if it does not exist, and the system's error if that cannot be found out. */
export function requireFolder(typed: string): string {
  const folder = path.resolve(typed);
  if (isFolder(folder)) return folder;
  throw new UsageError(`There is no folder ${folder}.`);
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
    return statSync(file).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
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
