/** A site and its host → the host's configuration files: headers, redirects, 404 pages. Pure. */
import type { OutputFile } from '../../assets/assets.ts';
import { contentType, isCompressible, revalidate } from '../../domain/file-headers.ts';
import type { HeaderRule } from '../../domain/header-lines.ts';
import type { Host, HostName } from '../../domain/hosts/hosts.ts';
import { type HeaderStep, type ServerSite, withoutParameters } from '../../domain/hosts/server-site.ts';
import type { NewsFeed } from '../../routes/pages/news.ts';
import { formatHeaderRules, headerRules, isOwnHeaders, type SiteHeaders } from '../headers.ts';
import type { GeneratedFile } from '../output-file.ts';
import {
  formatRedirectRules,
  isOwnRedirects,
  type PlannedRedirect,
  readOwnRedirects,
  rulesWithin,
} from '../redirects.ts';

export interface HostInput {
  /** Undefined: writes files that several hosts read. */
  deploy?: HostName | undefined;
  /** Whether compressed copies are published. */
  precompress?: boolean | undefined;
  headers: SiteHeaders;
  redirects: readonly PlannedRedirect[];
  assets: readonly OutputFile[];
  /** Of each language with posts. */
  feeds: readonly NewsFeed[];
  /** Paths of files that are encoded later. */
  encodedFiles: Iterable<string>;
  /** The paths of generated 404 pages. */
  notFoundFiles: readonly string[];
  /** Static files: they replace generated files with the same path, but rules are added to the generated ones. */
  staticFiles: readonly OutputFile[];
}

/** Whether a static file's rules are added to the generated file of the same name, instead of replacing it. */
export function isOwnRules(file: Pick<OutputFile, 'path'>): boolean {
  return isOwnHeaders(file) || isOwnRedirects(file);
}

export function formatHostFiles(input: HostInput, host: Host): GeneratedFile[] {
  const { file } = host;
  return [
    ...(host.sendsHeaders ? [headerFile(input, host)] : []),
    ...(host.sendsRedirects ? redirectFiles(input, host) : []),
    ...(file ? [{ path: file.path, make: () => file.format?.(toServerSite(input, host)) ?? '' }] : []),
  ];
}

function headerFile(input: HostInput, host: Host): GeneratedFile {
  const make = () => formatHeaderRules(headerRules(input.headers, input.staticFiles), host);
  return { path: '_headers', make };
}

function redirectFiles(input: HostInput, host: Host): GeneratedFile[] {
  const { base } = input.headers;
  const own = readOwnRedirects(input.staticFiles);
  if (input.redirects.length === 0 && own.trim() === '' && !host.needsNotFoundRules) return [];
  const make = () => formatRedirectRules(input.redirects, { base, own, notFoundPages: notFoundPages(input) }, host);
  return [{ path: '_redirects', make }];
}

/** Extensions of pages, pictures and generated files on any site. */
const usual = 'avif css html ico jpg js json mp4 pdf png svg txt vcf webmanifest webp woff2 xml'.split(' ');

/** Leaves out headers that the host cannot send. */
function toServerSite(input: HostInput, host: Host): ServerSite {
  const { base } = input.headers;
  const endings = new Set([
    ...usual,
    ...(input.feeds.length > 0 ? ['atom'] : []),
    ...input.staticFiles.flatMap(({ path }) => endingOf(path)),
  ]);
  const types = [...endings].sort().map((ending): [string, string] => [ending, contentType(`x.${ending}`)]);
  const compressible = types
    .filter(([ending]) => isCompressible(`x.${ending}`))
    .map(([, type]) => withoutParameters(type));
  const rules = headerRules(input.headers, input.staticFiles).map((rule) => ({
    ...rule,
    headers: rule.headers.filter(([, value]) => !host.unsendable?.values.test(value)),
  }));
  return {
    base,
    steps: headerSteps(base, rules),
    redirects: rulesWithin(input.redirects, readOwnRedirects(input.staticFiles), host),
    notFoundFolders: notFoundPages(input)
      // Other characters may be special in a configuration.
      .filter((file) => /^[\w.~/-]+$/.test(file))
      .map((file) => `${base}/${file.replace(/404\.html$/, '')}`)
      .sort((a, b) => b.split('/').length - a.split('/').length || (a < b ? -1 : 1)),
    types,
    compressible: [...new Set(compressible)].sort(),
    precompress: input.precompress === true,
  };
}

/** Paths of 404 pages, relative to the output folder. */
function notFoundPages({ notFoundFiles, staticFiles }: HostInput): string[] {
  const files = [...notFoundFiles, ...staticFiles.map(({ path }) => path)];
  return [...new Set(files.filter((file) => /(^|\/)404\.html$/.test(file)))];
}

function endingOf(file: string): string[] {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase();
  return ending === undefined || contentType(file) === 'application/octet-stream' ? [] : [ending];
}

/** Several headers with one name are all sent, which is equivalent to one header with all values. */
export function headerSteps(base: string, rules: readonly HeaderRule[]): HeaderStep[] {
  // Rules override it.
  const fallback = { name: 'Cache-Control', value: revalidate };
  const steps: HeaderStep[] = [{ path: undefined, sets: [fallback], clears: [] }];
  const known = [fallback];
  for (const { path, removed, headers } of rules) {
    const sets = headers.map(([name, value]) => ({ name, value }));
    const gone = new Set(removed.map((name) => name.toLowerCase()));
    const replacesFallback = sets.some(({ name }) => name.toLowerCase() === 'cache-control');
    const clears = known.filter(
      (header) => gone.has(header.name.toLowerCase()) || (replacesFallback && header === fallback),
    );
    steps.push({ path: path === `${base}/*` ? undefined : path, sets, clears });
    known.push(...sets);
  }
  return steps;
}
