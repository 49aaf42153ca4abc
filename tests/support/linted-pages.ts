/** Finished pages for lints: HTML as given, with the data of the minimal site and these files behind it. */

import { readPage } from '../../src/html/read-page.ts';
import type { LintedPages, LintedRoute } from '../../src/lint/linted-site.ts';
import { aLinkedSite, type DataFile } from './builders.ts';

export interface LintedPage {
  path: string;
  html: string;
  template?: LintedRoute['template'];
  /** The data file it says it is made from. */
  source?: string;
}

export function lintedPages(pages: readonly LintedPage[], files: readonly DataFile[] = []): LintedPages {
  const { records, model } = aLinkedSite(files);
  return {
    records,
    model,
    routes: pages.map(({ path, template = 'about', source = 'data/page-about/about.yaml' }) => ({
      path,
      template,
      source,
    })),
    reads: new Map(pages.map(({ path, html }) => [path, readPage(html)])),
  };
}

/** Diagnostics as a test reads them: `code file:line message`. */
export function told(diagnostics: readonly { code: string; message: string; at: { file: string; line: number } }[]) {
  return diagnostics.map(({ code, message, at }) => `${code} ${at.file}:${at.line} ${message}`);
}
