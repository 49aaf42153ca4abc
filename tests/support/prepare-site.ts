/** A whole site in memory: every page and file, as a build would write them. */
import { mapConcurrently } from '../../src/assets/work-pool.ts';
import { hasErrors, sortDiagnostics } from '../../src/diagnostics/diagnostic.ts';
import type { OutputFile } from '../../src/emit/output-file.ts';
import { linkSite, type ReadySite, SiteMemory } from '../../src/pipeline/data/link-site.ts';
import type { MadePage } from '../../src/pipeline/make-page.ts';
import { makeSite } from '../../src/pipeline/make-site.ts';
import type { Outputs } from '../../src/pipeline/outputs.ts';
import { type PreparedSite, summarize } from '../../src/pipeline/prepared-site.ts';
import type { SiteOptions } from '../../src/pipeline/site-options.ts';

export interface WholeSite extends PreparedSite {
  finished?: FinishedSite;
}

/** A publishable site, with everything it was made from. */
interface FinishedSite {
  records: ReadySite['records'];
  model: ReadySite['model'];
  own: ReadySite['own'];
  /** All pictures in data/images, and their uses in the data. */
  images: ReadySite['images'];
  imageUses: ReadySite['imageUses'];
  linkPositions: ReadySite['linkPositions'];
  routes: readonly MadePage['route'][];
  pages: readonly (MadePage['page'] & { html: string })[];
  /** By page path. */
  reads: ReadonlyMap<string, MadePage['page']['read']>;
  files: readonly OutputFile[];
  outputs: Outputs;
}

/** Without `finished` where there are errors. */
export async function prepareSite(options: SiteOptions): Promise<WholeSite> {
  const { diagnostics, texts, ready } = await linkSite(options, new SiteMemory());
  if (!ready) return { diagnostics: sortDiagnostics(diagnostics), texts, pages: [] };
  const made: MadePage[] = [];
  const { outputs, ...checked } = await makeSite(ready, options, () => ({ onPage: (page) => made.push(page) }));
  const found = sortDiagnostics([...diagnostics, ...checked.diagnostics]);
  if (!outputs || hasErrors(found)) return { diagnostics: found, texts, pages: [] };
  return { diagnostics: found, texts, pages: made.map(summarize), finished: await finishSite(ready, made, outputs) };
}

/** Makes the contents of every file. */
async function finishSite(ready: ReadySite, made: readonly MadePage[], outputs: Outputs): Promise<FinishedSite> {
  const { records, model, own, images, imageUses, linkPositions } = ready;
  const pages = made.map(({ page }) => page);
  return {
    ...{ records, model, own, images, imageUses, linkPositions, pages },
    files: [
      ...pages.map(({ file, html }) => ({ path: file, contents: html })),
      ...outputs.generated.map(({ path, make }) => ({ path, contents: make() })),
      ...(await mapConcurrently(outputs.pictures, async ({ path, make }) => ({ path, contents: await make() }))),
    ],
    outputs,
    routes: made.map(({ route }) => route),
    reads: new Map(pages.map(({ path, read }) => [path, read])),
  };
}
