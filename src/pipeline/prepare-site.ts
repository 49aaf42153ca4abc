/** The results that commands print about a site, and the whole site for a report. Writes nothing. */
import { makeFiles } from '../assets/make-files.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../emit/output-file.ts';
import type { PageRead } from '../html/read-page.ts';
import type { ImageFile } from '../load/source.ts';
import type { ImageUses } from '../model/image-uses.ts';
import type { LinkPlaces } from '../model/link-places.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Page } from '../render/renderer.tsx';
import type { Route } from '../routes/route.ts';
import type { OwnFields } from '../schema/own/own-fields.ts';
import type { Records } from '../schema/records.ts';
import type { FileTexts, ReadySite } from './data/link-site.ts';
import type { MadePage } from './make-page.ts';
import type { Outputs } from './outputs.ts';

export interface PreparedSite {
  diagnostics: Diagnostic[];
  /** Texts of the data files, for code frames. */
  texts: FileTexts;
  pages: readonly PageSummary[];
  /** Only for a report, if there are no errors. */
  finished?: FinishedSite;
}

/** A publishable site, with everything it was made from. */
export interface FinishedSite {
  records: Records;
  model: SiteModel;
  own: OwnFields;
  /** All pictures in data/images, and their uses in the data. */
  images: readonly ImageFile[];
  imageUses: ImageUses;
  linkPlaces: () => LinkPlaces;
  routes: readonly Route[];
  pages: readonly Page[];
  /** By page path. */
  reads: ReadonlyMap<string, PageRead>;
  files: readonly OutputFile[];
  outputs: Outputs;
}

/** A page as commands print it. */
export interface PageSummary {
  path: string;
  file: string;
  bytes: number;
  /** The time that rendering took; 0 for a kept page. */
  milliseconds: number;
}

export function summarize({ page: { path, file, html, milliseconds } }: MadePage): PageSummary {
  return { path, file, bytes: Buffer.byteLength(html), milliseconds };
}

/** Makes the contents of every file. */
export async function finishSite(ready: ReadySite, made: readonly MadePage[], outputs: Outputs): Promise<FinishedSite> {
  const { records, model, own, images, imageUses, linkPlaces } = ready;
  const pages = made.map(({ page }) => page);
  return {
    ...{ records, model, own, images, imageUses, linkPlaces, pages },
    files: [
      ...pages.map(({ file, html }) => ({ path: file, contents: html })),
      ...outputs.generated.map(({ path, make }) => ({ path, contents: make() })),
      ...(await makeFiles(outputs.pictures).files),
    ],
    outputs,
    routes: made.map(({ route }) => route),
    reads: new Map(pages.map(({ path, read }) => [path, read])),
  };
}
