/** What the site is made of beside its pages → files. Pure. */

import { formatFolderHeaders, isFolderHeaders } from './folder-headers.ts';
import { formatHeaders } from './headers.ts';
import type { OutputFile } from './output-file.ts';
import { formatRedirects, type GeneratedFile, type PlannedRedirect } from './redirects.ts';
import { formatRobots, formatSitemaps, type ListedPage } from './sitemap.ts';
import { type ContactCard, formatContactCard, formatManifest, formatSecurityTxt } from './small-files.ts';

export interface OutputInput {
  /** Files of the pages, and of what is encoded later. */
  otherFiles: readonly string[];
  assets: readonly OutputFile[];
  /** Files of the static folder: they win over generated ones of the same name. */
  staticFiles: readonly OutputFile[];
  listed: () => readonly ListedPage[];
  /** How many pages `listed` gives. */
  listedCount: number;
  sitemapUrl: string;
  redirects: readonly PlannedRedirect[];
  headers: Omit<Parameters<typeof formatHeaders>[0], 'folders'>;
  manifest: Parameters<typeof formatManifest>[0];
  /** One per number that pages show. */
  contactCards: readonly ContactCard[];
  securityTxt?: Parameters<typeof formatSecurityTxt>[0] | undefined;
  language: string;
}

/** All files but pages and what is encoded later, static files in place of generated ones of the same name. */
export function planOutput(input: OutputInput): GeneratedFile[] {
  const published = input.staticFiles.filter((file) => !isFolderHeaders(file));
  const files = [...generatedFiles(input), ...published.map(asGenerated)];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Everything treesite makes beside pages, whether or not a static file takes its place. */
export function generatedFiles(input: OutputInput): GeneratedFile[] {
  const { securityTxt } = input;
  const made = (path: string, format: () => OutputFile): GeneratedFile => ({ path, make: () => format().contents });
  return [
    ...input.assets.map(asGenerated),
    ...formatSitemaps(input),
    made('robots.txt', () => formatRobots(input.sitemapUrl)),
    ...formatRedirects(input.redirects, input.language),
    made('_headers', () =>
      formatHeaders({ ...input.headers, folders: formatFolderHeaders(input.headers.base, input.staticFiles) }),
    ),
    made('site.webmanifest', () => formatManifest(input.manifest)),
    ...input.contactCards.map((card) => made(card.path, () => formatContactCard(card))),
    ...(securityTxt ? [made('.well-known/security.txt', () => formatSecurityTxt(securityTxt))] : []),
  ];
}

/** Paths of everything treesite makes. */
export function generatedPaths(input: OutputInput): string[] {
  return [...generatedFiles(input).map(({ path }) => path), ...input.otherFiles];
}

function asGenerated({ path, contents }: OutputFile): GeneratedFile {
  return { path, make: () => contents };
}
