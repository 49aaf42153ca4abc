/** A site → the contents of a web server's configuration, in a form for nginx and Caddy. Pure. */
import { groupBy } from '../../domain/group-by.ts';
import { contentType, isCompressible } from '../../domain/urls/content-type.ts';
import { headerRules } from '../headers.ts';
import type { PlannedRedirect } from '../redirects.ts';
import { type HeaderStep, headerSteps } from './header-steps.ts';
import type { HostInput } from './host-input.ts';

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

export function serverInput(input: HostInput): ServerInput {
  const { base } = input.headers;
  const endings = new Set([...usual, ...input.staticFiles.flatMap(({ path }) => endingOf(path))]);
  const types = [...endings].sort().map((ending): [string, string] => [ending, contentType(`x.${ending}`)]);
  const compressible = types
    .filter(([ending]) => isCompressible(`x.${ending}`))
    .map(([, type]) => withoutParameters(type));
  return {
    base,
    steps: headerSteps(base, headerRules({ ...input.headers, staticFiles: input.staticFiles })),
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

/** The media types of these files with their extensions; pages last. */
export function endingsByType(files: readonly string[]): [type: string, endings: string[]][] {
  const endings = [...new Set(files.flatMap(endingOf))].sort();
  const byType = groupBy(endings, (ending) => contentType(`x.${ending}`));
  const rank = (type: string) => (type.startsWith('text/html') ? `~${type}` : type);
  return [...byType].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}

function endingOf(file: string): string[] {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase();
  return ending === undefined || contentType(file) === 'application/octet-stream' ? [] : [ending];
}
