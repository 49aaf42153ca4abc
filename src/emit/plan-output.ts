/** Pages and assets → the files of the finished site. Pure. */

import { adminPolicy } from './admin-policy.ts';
import { formatHeaders } from './headers.ts';
import type { OutputFile } from './output-file.ts';
import { formatRedirects, type PlannedRedirect } from './redirects.ts';
import { formatRobots, formatSitemap, type ListedPage } from './sitemap.ts';
import { type ContactCard, formatContactCard, formatManifest, formatSecurityTxt } from './small-files.ts';

export interface OutputInput {
  pages: readonly OutputFile[];
  assets: readonly OutputFile[];
  /** Files of the static folder: they win over generated ones of the same name. */
  staticFiles: readonly OutputFile[];
  listed: readonly ListedPage[];
  sitemapUrl: string;
  redirects: readonly PlannedRedirect[];
  headers: Omit<Parameters<typeof formatHeaders>[0], 'admin'>;
  manifest: Parameters<typeof formatManifest>[0];
  contactCard: ContactCard;
  securityTxt?: Parameters<typeof formatSecurityTxt>[0] | undefined;
  language: string;
}

/** In the order of their paths. */
export function planOutput(input: OutputInput): OutputFile[] {
  const byPath = new Map([...generatedFiles(input), ...input.staticFiles].map((file) => [file.path, file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Everything treesite makes, whether or not a static file takes its place. */
export function generatedFiles(input: OutputInput): OutputFile[] {
  return [
    ...input.pages,
    ...input.assets,
    formatSitemap(input.listed),
    formatRobots(input.sitemapUrl),
    ...formatRedirects(input.redirects, input.language),
    formatHeaders({ ...input.headers, admin: adminPolicy(input.staticFiles) }),
    formatManifest(input.manifest),
    formatContactCard(input.contactCard),
    ...(input.securityTxt ? [formatSecurityTxt(input.securityTxt)] : []),
  ];
}
