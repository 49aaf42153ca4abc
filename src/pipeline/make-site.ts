/**
 * A linked site → its pages, one after the other. A page is planned, rendered, read, checked and passed on: to the build,
 * which writes it, or to the lints of `check`. No page is kept.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FieldReads } from '../render/field-reads.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import { checkFiles } from './checks/check-files.ts';
import { createPageChecks } from './checks/create-page-checks.ts';
import { locateInTemplates } from './checks/locate-in-templates.ts';
import { type MadePage, pageMaker } from './make-page.ts';
import type { Outputs, PageExports } from './outputs.ts';
import type { LanguageSite, ReadySite } from './ready-site.ts';
import type { SiteOptions } from './site-options.ts';
import { beginStage } from './stages.ts';

/** `site`: in the language of the page. */
export interface PageWork {
  options: SiteOptions;
  fieldReads?: FieldReads;
  /** Returns the exports of a page that need not be made again. */
  reuse?: (planned: PlannedPage, site: LanguageSite) => PageExports | undefined;
  /** Receives each new page. */
  onPage: (made: MadePage & { planned: PlannedPage; exports: PageExports }, site: LanguageSite) => void;
}

/** Completes the outputs. Returns what is wrong with pages and other files. */
export async function makeSite(
  ready: ReadySite,
  outputs: Outputs,
  { options, fieldReads, reuse, onPage }: PageWork,
): Promise<Diagnostic[]> {
  const make = pageMaker(ready, { ...options, fieldReads });
  if (Array.isArray(make)) return make;

  const { href } = ready.main.model.urls;
  const checks = createPageChecks(ready, (target) => outputs.isServed(target));
  /** Without those that a static file replaces. */
  const served = new Set(outputs.pages);
  const found: Diagnostic[] = [];
  for (const site of ready.languages) {
    for (const planned of site.pages) {
      const reused = reuse?.(planned, site);
      if (reused) {
        checks.note(planned, { url: href(planned.path), ...reused });
        outputs.addPage(reused);
        continue;
      }
      const made = await make(planned);
      if (Array.isArray(made)) {
        found.push(...made);
        continue;
      }
      beginStage('check');
      const { read } = made.page;
      const { problems, ids, fragments } = checks.check(planned, { read, url: href(planned.path) });
      const exports = { ids, fragments, inlineScripts: read.inlineScripts, card: made.route.card };
      outputs.addPage(exports);
      for (const problem of problems) found.push(problem);
      if (served.has(planned)) onPage({ ...made, planned, exports }, site);
    }
  }
  for (const planned of ready.pages) if (!served.has(planned)) checks.forgetIds(href(planned.path));
  found.push(...checks.finish());
  found.push(...checkFiles(ready, options, { outputs, idsAt: (url) => checks.idsAt(url) }));
  return locateInTemplates(found, ready, options.root);
}
