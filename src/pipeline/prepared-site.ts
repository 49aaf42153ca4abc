/** The results that commands print about a site. Pure. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileTexts } from './data/file-texts.ts';
import type { MadePage } from './make-page.ts';
import type { ReportedSite } from './reported-site.ts';

export interface PreparedSite {
  diagnostics: Diagnostic[];
  /** Texts of the data files, for code frames. */
  texts: FileTexts;
  pageCount: number;
  /** Lists the pages: of thousands, most commands only print the number. */
  pages: () => readonly PageSummary[];
  /** Only for a report, if there are no errors. */
  reported?: ReportedSite;
}

/** For a site with errors. */
export const noPages: Pick<PreparedSite, 'pageCount' | 'pages'> = { pageCount: 0, pages: () => [] };

/** A page as commands print it. */
export interface PageSummary {
  path: string;
  file: string;
  bytes: number;
  /** The time that rendering took; 0 for a page of the last build. */
  milliseconds: number;
}

export function summarize({ page: { path, file, html, milliseconds } }: MadePage): PageSummary {
  return { path, file, bytes: Buffer.byteLength(html), milliseconds };
}
