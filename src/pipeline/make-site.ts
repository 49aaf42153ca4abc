/**
 * A linked site → its pages, one after the other, and its other files. A page is planned, rendered, read, checked and passed
 * on: to the build, which writes it, or to the lints of `check`. No page is kept.
 */
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { fileHash } from '../files/content-hash.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import { checkFiles } from './checks/check-files.ts';
import { locateInTemplates } from './checks/locate-in-templates.ts';
import type { ReadySite } from './data/link-site.ts';
import { type MadePage, pageMaker } from './make-page.ts';
import { Outputs } from './outputs.ts';
import { measured } from './profile.ts';
import { type PageExports, seenPages } from './seen-pages.ts';
import type { SiteOptions } from './site-options.ts';

/** What all pages of a site have in common. */
export interface SiteFrame {
  /** A key for everything that pages are made with besides the site's parts. */
  key: string;
  /** The files besides pages that pages may link to. Those with hashed names are left out: only what tracks them names them. */
  targets: readonly string[];
}

/** For the pages in one language. */
export interface PageWork {
  /** Returns the exports of a page that need not be made again. */
  reuse?: (planned: PlannedPage) => PageExports | undefined;
  /** Receives each new page. */
  onPage: (made: MadePage, planned: PlannedPage, exports: PageExports) => void;
}

export interface MadeSite {
  diagnostics: Diagnostic[];
  /** All files; absent if there are errors. */
  outputs?: Outputs;
}

/** `workOn` is called for each language. */
export async function makeSite(
  ready: ReadySite,
  options: SiteOptions,
  workOn: (site: ReadySite, frame: SiteFrame) => PageWork,
): Promise<MadeSite> {
  const { root, now, profile } = options;
  const make = pageMaker(ready, options);
  if (typeof make !== 'function') return { diagnostics: [make] };

  const outputs = new Outputs(ready, now);
  const seen = seenPages(ready, outputs);
  const frame = { key: keyOf(ready, options), targets: outputs.linkTargets() };
  const staticPaths = new Set(ready.bundled.staticFiles.map((file) => file.path));
  const found: Diagnostic[] = [];
  for (const site of [ready, ...ready.translations]) {
    const work = workOn(site, frame);
    for (const planned of site.ownPages) {
      const reused = work.reuse?.(planned);
      if (reused) {
        seen.reuse(planned, reused);
        continue;
      }
      const made = await make(planned);
      if ('severity' in made) {
        found.push(made);
        continue;
      }
      const { exports, diagnostics } = measured(profile, 'check', () => seen.check(made, planned));
      for (const problem of diagnostics) found.push(problem);
      if (!staticPaths.has(planned.file)) work.onPage(made, planned, exports);
    }
  }
  found.push(...seen.checks.finish());
  const cards = ready.bundled.cardsToMake([...seen.cards.values()]);
  outputs.add(cards);
  found.push(...checkFiles(ready, options, { outputs, cards, idsAt: (url) => seen.checks.idsAt(url) }));
  const diagnostics = locateInTemplates(found, ready, root);
  return hasErrors(found) ? { diagnostics } : { diagnostics, outputs };
}

function keyOf({ bundled, iconSprite, model: { urls } }: ReadySite, { minify, development }: SiteOptions): string {
  return JSON.stringify([
    fileHash(bundled.templates.code),
    [iconSprite.file.path, [...iconSprite.names].sort()],
    [minify, development, urls.base, urls.origin],
  ]);
}
