/** A site's settings and assets → all its files besides pages. Pure. */
import type { OutputFile } from '../assets/assets.ts';
import { hostOf } from '../domain/hosts/hosts.ts';
import { formatAtomFeed } from './atom-feed.ts';
import { formatHostFiles, type HostInput, isOwnRules } from './hosts/host-files.ts';
import type { GeneratedFile } from './output-file.ts';
import { formatRedirectPage } from './redirects.ts';
import { formatRobots, formatSitemaps, type ListedPage } from './sitemap.ts';

export interface OutputInput extends HostInput {
  /** The pages in the sitemap. */
  listed: readonly ListedPage[];
  sitemapUrl: string;
  /** The contents of site.webmanifest. */
  manifest: object;
  /** Those made from the model alone. */
  fromModel: readonly GeneratedFile[];
  language: string;
}

/** All files except pages and those encoded later; static files replace generated ones with the same path. */
export function planOutput(input: OutputInput): GeneratedFile[] {
  const published = input.staticFiles.filter((file) => !isOwnRules(file));
  const files = [...generatedFiles(input), ...published.map(asGenerated)];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** All generated files, including those that a static file replaces. */
function generatedFiles(input: OutputInput): GeneratedFile[] {
  return [
    ...input.assets.map(asGenerated),
    ...formatSitemaps(input),
    { path: 'robots.txt', make: () => formatRobots(input.sitemapUrl) },
    ...input.redirects.map((one) => ({ path: one.file, make: () => formatRedirectPage(one, input.language) })),
    { path: 'site.webmanifest', make: () => `${JSON.stringify(input.manifest)}\n` },
    ...input.fromModel,
    ...input.feeds.map((feed) => ({ path: feed.file, make: () => formatAtomFeed(feed) })),
    ...formatHostFiles(input, hostOf(input.deploy)),
  ];
}

/** The paths of all generated files, without pages. */
export function generatedPaths(input: OutputInput): string[] {
  return [...generatedFiles(input).map(({ path }) => path), ...input.encodedFiles];
}

function asGenerated({ path, contents }: OutputFile): GeneratedFile {
  return { path, make: () => contents };
}
