/** Finished pages for lints: HTML as given, with the data of the minimal site and these files. */

import { readPage } from '../../src/html/read-page.ts';
import type { LintedPages, LintedRoute } from '../../src/lint/linted-site.ts';
import { aLinkedSite, type DataFile } from './builders.ts';

const about = 'data/pages/about.yaml';

export interface LintedPage {
  path: string;
  html: string;
  template?: LintedRoute['template'];
  /** The data file it is built from: one of the site's. */
  source?: string;
}

export function lintedPages(pages: readonly LintedPage[], files: readonly DataFile[] = []): LintedPages {
  const { records, model } = aLinkedSite(files);
  const known = [...records.all, records.site].map((record) => record?.file);
  const wrong = pages.find(({ source = about }) => !known.includes(source));
  if (wrong) throw new Error(`${wrong.path} is built from ${wrong.source}, which is no file of this site.`);
  return {
    records,
    model,
    routes: pages.map(({ path, template = 'about', source = about }) => ({
      path,
      template,
      source,
    })),
    reads: new Map(pages.map(({ path, html }) => [path, readPage(html)])),
  };
}

/** Diagnostics as a test reads them: `code file:line message`. */
export function reported(
  diagnostics: readonly { code: string; message: string; at: { file: string; line: number } }[],
) {
  return diagnostics.map(({ code, message, at }) => `${code} ${at.file}:${at.line} ${message}`);
}
