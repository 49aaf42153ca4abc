/** Flags that build, check and dev share → absolute folders and a clock. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { isPlainPath, parseHttpUrl } from '../domain/urls/http-url.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import { packageRoot } from './package-root.ts';

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

/** The options that build and check share with dev. */
export function addSourceOptions(command: Command): Command {
  return command
    .option('--root <dir>', 'the project folder; the other folders are relative to it', '.')
    .option('--data <dir>', 'the data folder', 'data')
    .option('--templates <dir>', 'your own templates, which replace built-in ones file by file', 'templates')
    .option('--static <dir>', 'files published as they are', 'static')
    .addOption(
      new Option(
        '--base-url <url>',
        'the URL where the site will be published, instead of url.base in site.yaml',
      ).argParser(parseBaseUrl),
    )
    .addOption(
      new Option(
        '--minify <how>',
        'full: minify whole pages with html-minifier-terser, for templates with extra white space',
      ).choices(['full']),
    )
    .addOption(
      new Option('--now <date>', 'the date and time of the build, for reproducible output')
        .env('TREESITE_NOW')
        .argParser(parseNow),
    );
}

export function addSiteOptions(command: Command): Command {
  return addSourceOptions(command)
    .option('--json', 'print one JSON document and nothing else')
    .option('--quiet', 'print only errors and warnings')
    .option('--verbose', 'show each problem with its lines, instead of a count of those of one kind')
    .addOption(new Option('--jobs <number>', 'the number of worker threads that render pages').argParser(parseJobs))
    .option('--no-cache', 'do not keep or use cached files between builds');
}

/** All folders are absolute. Throws a UsageError if the data folder does not exist. */
export function siteOptions(flags: SourceFlags & Partial<SiteFlags>): SiteOptions {
  const root = path.resolve(flags.root);
  const data = dataFolder(root, flags.data);
  return {
    root,
    data,
    templates: path.resolve(root, flags.templates),
    static: path.resolve(root, flags.static),
    packageRoot: packageRoot(),
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

/** The data folder, absolute. Throws a UsageError if it does not exist. */
export function dataFolder(root: string, name: string): string {
  const data = path.resolve(root, name);
  if (existsSync(data) && statSync(data).isDirectory()) return data;
  const site = siteAbove(root, name);
  const hint =
    site === undefined
      ? 'Run treesite in a site’s folder, or name the folder with --root or --data.'
      : `You are inside a site: run treesite in ${site}, or add --root ${path.relative(process.cwd(), site) || '.'}`;
  throw new UsageError(`There is no data folder ${data}. ${hint}`);
}

/** The nearest parent folder with a site's data. */
function siteAbove(folder: string, data: string): string | undefined {
  const above = path.dirname(folder);
  if (above === folder) return undefined;
  return existsSync(path.join(above, data, 'site.yaml')) ? above : siteAbove(above, data);
}

function parseBaseUrl(value: string): string {
  const url = parseHttpUrl(value);
  if (!url || !isPlainPath(url.pathname) || url.search !== '' || url.hash !== '') {
    throw new InvalidArgumentError('Must be a URL such as https://www.example.com.');
  }
  return value.replace(/\/+$/, '');
}

function parseNow(value: string): Date {
  const now = new Date(value);
  const day = value.slice(0, 10);
  // Date would accept 30 February as 2 March.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
  if (!isDay || Number.isNaN(now.getTime())) throw new InvalidArgumentError('Must be a date such as 2026-06-01.');
  return now;
}

function parseJobs(value: string): number {
  const jobs = Number(value);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64)
    throw new InvalidArgumentError('Must be a whole number from 1 to 64.');
  return jobs;
}

/** SOURCE_DATE_EPOCH of reproducible-builds.org, in seconds since 1970. */
function sourceDate(): Date | undefined {
  const value = process.env.SOURCE_DATE_EPOCH;
  if (value === undefined || value === '') return undefined;
  if (!/^\d+$/.test(value)) throw new UsageError('SOURCE_DATE_EPOCH must be a whole number of seconds.');
  return new Date(Number(value) * 1000);
}
