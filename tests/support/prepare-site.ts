/** A whole site in memory: every page and file, as a build would write them. */
import { hasErrors, sortDiagnostics } from '../../src/diagnostics/diagnostic.ts';
import { linkSite, SiteMemory } from '../../src/pipeline/data/link-site.ts';
import type { MadePage } from '../../src/pipeline/make-page.ts';
import { makeSite } from '../../src/pipeline/make-site.ts';
import { finishSite, type PreparedSite, summarize } from '../../src/pipeline/prepare-site.ts';
import type { SiteOptions } from '../../src/pipeline/site-options.ts';

/** Without `finished` where there are errors. */
export async function prepareSite(options: SiteOptions): Promise<PreparedSite> {
  const { diagnostics, texts, ready } = await linkSite(options, new SiteMemory());
  if (!ready) return { diagnostics: sortDiagnostics(diagnostics), texts, pages: [] };
  const made: MadePage[] = [];
  const { rest, ...checked } = await makeSite(ready, options, () => ({ take: (page) => made.push(page) }));
  const found = sortDiagnostics([...diagnostics, ...checked.diagnostics]);
  if (!rest || hasErrors(found)) return { diagnostics: found, texts, pages: [] };
  return { diagnostics: found, texts, pages: made.map(summarize), finished: await finishSite(ready, made, rest) };
}
