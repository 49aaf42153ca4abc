/** Finished pages for lints: HTML as given, with these data files, and the settings and general pages of the minimal site. */
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { readPage } from '../../src/html/read-page.ts';
import type { LintedPage, LintedRoute, LintedSite, PageLint } from '../../src/lint/linted-site.ts';
import type { PageWording } from '../../src/routes/route.ts';
import { aLinkedSite, type DataFile } from './builders.ts';

const about = 'data/pages/about.yaml';

export interface WrittenPage {
  path: string;
  html: string;
  template?: LintedRoute['template'];
  /** The data file it is built from: one of the site's. */
  source?: string;
  isListed?: boolean;
  language?: string;
  wording?: PageWording;
}

export interface LintedPages extends LintedSite {
  pages: readonly LintedPage[];
}

/** `images`: all names in data/images, in place of the minimal site's `piano.svg`. */
export function lintedPages(
  pages: readonly WrittenPage[],
  files: readonly DataFile[] = [],
  images?: readonly string[],
): LintedPages {
  const { records, model, imageUses } = aLinkedSite(files, { images });
  const known = [...records.all, records.site].map((record) => record?.file);
  const wrong = pages.find(({ source = about }) => !known.includes(source));
  if (wrong)
    throw new Error(`${wrong.path} is built from ${wrong.source}, which is no file of this site. Add it to \`files\`.`);
  const made = pages.map(({ path, html, template = 'about', source = about, isListed = true, language, wording }) => ({
    route: {
      ...{ path, template, source, isListed },
      ...(language !== undefined && { language }),
      ...(wording && { wording }),
    },
    html,
    read: readPage(html),
  }));
  const { redirects } = model;
  return { records, model, imageUses, routes: made.map(({ route }) => route), redirects, pages: made };
}

/** What a lint says when it has seen all pages. */
export function lintPages(site: LintedPages, create: (site: LintedSite) => PageLint): Diagnostic[] {
  const lint = create(site);
  for (const page of site.pages) lint.see(page);
  return lint.finish();
}

/** Diagnostics as a test reads them: `code file:line message`. */
export function reported(
  diagnostics: readonly { code: string; message: string; at: { file: string; line: number } }[],
) {
  return diagnostics.map(({ code, message, at }) => `${code} ${at.file}:${at.line} ${message}`);
}
