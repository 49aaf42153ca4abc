/** Everything of a site at once, for what looks at all of it: the lints of `check` and the report. Writes nothing. */
import { makeFiles } from '../assets/make-files.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
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
import { type FileTexts, linkSite, type ReadySite, SiteMemory } from './link-site.ts';
import type { MadePage } from './make-page.ts';
import { makeSite } from './make-site.ts';
import type { Outputs } from './outputs.ts';
import type { SiteOptions } from './site-options.ts';
import { savedFiles } from './state/build-state.ts';

export interface PreparedSite {
  diagnostics: Diagnostic[];
  /** Texts of the data files, for code frames. */
  texts: FileTexts;
  pages: readonly PageSummary[];
  /** Without errors only: what lints and the report read. */
  finished?: FinishedSite;
}

/** A site that could be published, with everything it was made from. */
export interface FinishedSite {
  records: Records;
  model: SiteModel;
  own: OwnFields;
  /** Every picture of data/images, and where the data asks for which. */
  images: readonly ImageFile[];
  imageUses: ImageUses;
  linkPlaces: () => LinkPlaces;
  routes: readonly Route[];
  pages: readonly Page[];
  /** By the page's path. */
  reads: ReadonlyMap<string, PageRead>;
  files: readonly OutputFile[];
  outputs: Outputs;
}

/** A page as the commands print it. */
export interface PageSummary {
  path: string;
  file: string;
  bytes: number;
  /** How long it took to render. */
  milliseconds: number;
}

export function summarize({ page: { path, file, milliseconds } }: MadePage, bytes: number): PageSummary {
  return { path, file, bytes, milliseconds };
}

function summarizeMade(made: MadePage): PageSummary {
  return summarize(made, Buffer.byteLength(made.page.html));
}

export async function prepareSite(options: SiteOptions): Promise<PreparedSite> {
  const { diagnostics, texts, ready } = await linkSite(
    options,
    new SiteMemory(options.cache ? { saved: savedFiles(options) } : {}),
  );
  if (!ready) return { diagnostics: sortDiagnostics(diagnostics), texts, pages: [] };
  const made: MadePage[] = [];
  const { rest, ...checked } = await makeSite(ready, options, () => ({ take: (page) => made.push(page) }));
  const found = sortDiagnostics([...diagnostics, ...checked.diagnostics]);
  if (!rest || hasErrors(found)) return { diagnostics: found, texts, pages: [] };
  return { diagnostics: found, texts, pages: made.map(summarizeMade), finished: await finishSite(ready, made, rest) };
}

/** With the contents of every file. */
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
