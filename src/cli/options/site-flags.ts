/** The flags of build, check and dev, as commander reads them. Kept apart, because a plain `treesite build` does not load commander. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { isPlainPath, parseHttpUrl } from '../../domain/urls/hrefs.ts';
import { defaultFlags } from './site-options.ts';

/** The options that build and check share with dev. */
export function addSourceOptions(command: Command): Command {
  return command
    .option('--root <dir>', 'the project folder; the other folders are relative to it', defaultFlags.root)
    .option('--data <dir>', 'the data folder', defaultFlags.data)
    .option('--templates <dir>', 'your own templates, which replace built-in ones file by file', defaultFlags.templates)
    .option('--static <dir>', 'files published as they are', defaultFlags.static)
    .addOption(
      new Option(
        '--base-url <url>',
        'the URL where the site will be published, instead of url.base in site.yaml',
      ).argParser(parseBaseUrl),
    )
    .addOption(
      new Option(
        '--minify <how>',
        'collapse white space and drop comments in whole pages, for templates that contain them',
      ).choices(['full']),
    )
    .addOption(
      nowOption(
        'the date, or date and time, to use as the current time, such as 2026-06-01; makes the output reproducible',
      ),
    );
}

export function nowOption(description: string): Option {
  return new Option('--now <date>', description).env('TREESITE_NOW').argParser(parseNow);
}

export function addSiteOptions(command: Command): Command {
  return addSourceOptions(command)
    .option('--json', 'print one JSON document and nothing else')
    .option('--quiet', 'print only errors and warnings')
    .option(
      '--verbose',
      'show every error and warning with its lines in the file, instead of a count of many of the same kind',
    )
    .addOption(
      new Option(
        '--jobs <number>',
        'how many pictures, share cards and compressed files to make at the same time, from 1 to 64; a lower number uses less memory (default: the number of processor cores, at most 3)',
      ).argParser(parseJobs),
    )
    .option('--no-cache', 'do not keep or use cached files between builds');
}

export function addReportOption(command: Command): Command {
  return command.addOption(
    new Option(
      '--report <file.html>',
      'also write a report about the site: page sizes, links, errors and warnings',
    ).argParser(parseFile),
  );
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

function parseFile(value: string): string {
  if (!/\.html?$/i.test(value)) throw new InvalidArgumentError('Must be a file such as report.html.');
  return value;
}
