/** A site → the contents of a web server's configuration, in a form for nginx and Caddy. Pure. */
import { contentType, isCompressible, revalidate } from '../../domain/file-headers.ts';
import type { Host } from '../../domain/hosts.ts';
import type { HeaderRule } from '../header-rules.ts';
import { headerRules } from '../headers.ts';
import type { PlannedRedirect } from '../redirects.ts';
import type { HostInput } from './host-input.ts';

export interface SetHeader {
  name: string;
  value: string;
}

export interface HeaderStep {
  /** A regular expression for the requested path; undefined: every path of the site. */
  pattern: string | undefined;
  sets: SetHeader[];
  /** Headers of earlier steps that are not sent. */
  clears: SetHeader[];
}

export interface ServerInput {
  /** Empty, or `/sub`. */
  base: string;
  steps: HeaderStep[];
  redirects: readonly PlannedRedirect[];
  /** Folders with their own 404 page, with base path and a slash at both ends; the innermost first. */
  notFoundFolders: string[];
  /** File extensions of the site with their media types, sorted by extension. */
  types: [ending: string, type: string][];
  /** Media types that are sent compressed. */
  compressible: string[];
  precompress: boolean;
}

/** Extensions of pages, pictures and generated files on any site. */
const usual = 'avif css html ico jpg js json mp4 pdf png svg txt vcf webmanifest webp woff2 xml'.split(' ');

/** Leaves out headers that the host cannot send. */
export function serverInput(input: HostInput, { unsendable }: Host): ServerInput {
  const { base } = input.headers;
  const endings = new Set([...usual, ...input.staticFiles.flatMap(({ path }) => endingOf(path))]);
  const types = [...endings].sort().map((ending): [string, string] => [ending, contentType(`x.${ending}`)]);
  const compressible = types
    .filter(([ending]) => isCompressible(`x.${ending}`))
    .map(([, type]) => withoutParameters(type));
  const rules = headerRules({ ...input.headers, staticFiles: input.staticFiles }).map((rule) => ({
    ...rule,
    headers: rule.headers.filter(([, value]) => !unsendable?.values.test(value)),
  }));
  return {
    base,
    steps: headerSteps(base, rules),
    redirects: input.redirects,
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
export function notFoundPages({
  notFoundFiles,
  staticFiles,
}: Pick<HostInput, 'notFoundFiles' | 'staticFiles'>): string[] {
  const files = [...notFoundFiles, ...staticFiles.map(({ path }) => path)];
  return [...new Set(files.filter((file) => /(^|\/)404\.html$/.test(file)))];
}

/** A media type without its parameters: text/html. */
export function withoutParameters(type: string): string {
  return type.replace(/;.*/, '');
}

function endingOf(file: string): string[] {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase();
  return ending === undefined || contentType(file) === 'application/octet-stream' ? [] : [ending];
}

/** Several headers with one name are all sent, which is equivalent to one header with all values. */
export function headerSteps(base: string, rules: readonly HeaderRule[]): HeaderStep[] {
  // Rules override it.
  const fallback = { name: 'Cache-Control', value: revalidate };
  const steps: HeaderStep[] = [{ pattern: undefined, sets: [fallback], clears: [] }];
  const known = [fallback];
  for (const { path, removed, headers } of rules) {
    const sets = headers.map(([name, value]) => ({ name, value }));
    const gone = new Set(removed.map((name) => name.toLowerCase()));
    const replacesFallback = sets.some(({ name }) => name.toLowerCase() === 'cache-control');
    const clears = known.filter(
      (header) => gone.has(header.name.toLowerCase()) || (replacesFallback && header === fallback),
    );
    steps.push({ pattern: path === `${base}/*` ? undefined : regexOf(path), sets, clears });
    known.push(...sets);
  }
  return steps;
}

/** In the syntax that nginx (PCRE) and Caddy (RE2) have in common. */
function regexOf(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped.replace(/\*/g, '.*').replace(/:[a-z]\w*/gi, '[^/]+')}$`;
}

/** Lines for a place in a text that is indented by this many spaces. */
export function joinLines(lines: readonly string[], indentation = 0): string {
  return lines.join('\n').replaceAll('\n', `\n${' '.repeat(indentation)}`);
}
