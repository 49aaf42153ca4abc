/** A whole site in memory: every page, as a build would write it, and on request every file. */
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

/** A publishable site. */
interface FinishedSite {
  model: ReadySite['model'];
  pages: readonly (MadePage['page'] & MadePage['route'])[];
  /** All that it publishes. Draws pictures, unlike the others. */
  files: () => Promise<OutputFile[]>;
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
  return { diagnostics: found, texts, pages: made.map(summarize), finished: finishSite(ready, made, outputs) };
}

function finishSite(ready: ReadySite, made: readonly MadePage[], outputs: Outputs): FinishedSite {
  const pages = made.map(({ page, route }) => ({ ...route, ...page }));
  const files = async () => [
    ...pages.map(({ file, html }) => ({ path: file, contents: html })),
    ...outputs.generated.map(({ path, make }) => ({ path, contents: make() })),
    ...(await mapConcurrently(outputs.pictures, async ({ path, make }) => ({ path, contents: await make() }))),
  ];
  return { model: ready.model, pages, files, outputs };
}
