/** A site → what the configuration of a web server needs of it. Pure. */
import { contentType, isCompressible, revalidate } from '../../domain/file-headers.ts';
import type { Host } from '../../domain/hosts/hosts.ts';
import { type HeaderStep, type ServerSite, withoutParameters } from '../../domain/hosts/server-site.ts';
import type { HeaderRule } from '../header-rules.ts';
import { headerRules } from '../headers.ts';
import type { HostInput } from './host-input.ts';

/** Extensions of pages, pictures and generated files on any site. */
const usual = 'avif css html ico jpg js json mp4 pdf png svg txt vcf webmanifest webp woff2 xml'.split(' ');

/** Leaves out headers that the host cannot send. */
export function toServerSite(input: HostInput, { unsendable }: Host): ServerSite {
  const { base } = input.headers;
  const endings = new Set([
    ...usual,
    ...(input.feed ? ['atom'] : []),
    ...input.staticFiles.flatMap(({ path }) => endingOf(path)),
  ]);
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

function regexOf(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped.replace(/\*/g, '.*').replace(/:[a-z]\w*/gi, '[^/]+')}$`;
}
