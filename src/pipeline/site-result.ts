/** The results that commands print about a site. Pure. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { pagePathOf } from '../domain/urls/file-urls.ts';
import type { Changes } from '../emit/publication/changes.ts';
import type { ListedFiles } from '../emit/publication/manifest.ts';
import type { MadePage } from './make-page.ts';
import type { ReportedSite } from './reported-site.ts';

export interface SiteResult {
  /** Without the warnings that `checks.allow` of site.yaml allows. */
  diagnostics: Diagnostic[];
  /** Empty for a site with errors. */
  pages: readonly PageSummary[];
  /** Only for a report, if there are no errors. */
  reported?: ReportedSite;
}

export interface BuildResult extends SiteResult {
  /** The differences from the previous site in the folder. */
  published?: Changes;
  /** Sentences about what was wrong in the output folder, and what could not be cleaned up after the new site went live. */
  leftovers?: readonly string[];
  /** A signal that asked the process to end while the site was published. */
  signal?: NodeJS.Signals;
  /** The days of posts that are not published yet. */
  waitingPosts?: readonly string[];
}

/** A page as commands print it. */
export interface PageSummary {
  path: string;
  file: string;
  bytes: number;
  /** The time that rendering took; 0 for a page of the last build, and for a static file in its place. */
  milliseconds: number;
}

/** Those of a published site. `milliseconds`: of those that were made. */
export function publishedPages(
  files: ListedFiles,
  pages: Iterable<string>,
  milliseconds: ReadonlyMap<string, number> = new Map(),
): PageSummary[] {
  return [...pages].map((file) => {
    const bytes = files.get(file)?.size ?? 0;
    return { path: pagePathOf(file), file, bytes, milliseconds: milliseconds.get(file) ?? 0 };
  });
}

export function summarize({ route: { path, file }, page: { html, milliseconds } }: MadePage): PageSummary {
  return { path, file, bytes: Buffer.byteLength(html), milliseconds };
}
