/**
 * A linked site → its pages, one after the other, and its other files. A page is planned, rendered, read, checked and passed
 * on: to the build, which writes it, or to the lints of `check`. No page is kept.
 */
import { type IconSprite, makeIconSprite } from '../assets/icons/icon-sprite.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { fileHash } from '../files/content-hash.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import { checkFiles } from './checks/check-files.ts';
import { locateInTemplates } from './checks/locate-in-templates.ts';
import type { ReadySite } from './data/link-site.ts';
import { type MadePage, type MakePage, pageMaker } from './make-page.ts';
import { Outputs } from './outputs.ts';
import { type PageExports, SeenPages } from './seen-pages.ts';
import type { SiteOptions } from './site-options.ts';

/** What all pages of a site have in common. */
export interface SiteFrame {
  /** A key for everything that pages are made with besides the site's parts. */
  key: string;
  /** The files besides pages that pages may link to. Those with hashed names are left out: only what tracks them names them. */
  targets: readonly string[];
}

export interface PageWork {
  /** Returns the exports of a page that need not be made again. */
  reuse?: (planned: PlannedPage) => PageExports | undefined;
  /** Receives each new page. */
  onPage: (made: MadePage, planned: PlannedPage, exports: PageExports) => void;
}

export interface MadeSite {
  diagnostics: Diagnostic[];
  /** All files except pages; absent if there are errors. */
  rest?: Outputs;
}

export async function makeSite(
  ready: ReadySite,
  options: SiteOptions,
  beginWork: (frame: SiteFrame) => PageWork,
): Promise<MadeSite> {
  const { bundled } = ready;
  const { root, now } = options;
  const icons = makeIconSprite(ready.icons, { names: ready.namedIcons, code: bundled.templates.code });
  const make = pageMaker(ready, {
    root,
    minify: options.minify,
    profile: options.profile,
    fieldReads: options.fieldReads,
    iconSprite: ready.model.urls.href(`/${icons.file.path}`),
    iconNames: icons.names,
  });
  if (typeof make !== 'function') return { diagnostics: [make] };

  const inlineScripts = new Set<string>();
  const outputs = new Outputs(ready, { icons: icons.file, inlineScripts, now });
  const isServed = (target: string) => outputs.isServed(target);
  const work = beginWork({ key: keyOf(ready, icons, options), targets: outputs.linkTargets() });
  const seen = new SeenPages(ready, { isServed, inlineScripts });
  const found = await makePages(ready, { make, work, seen, profile: options.profile });
  found.push(...seen.finish());
  const cards = bundled.cardsToMake(seen.cards);
  outputs.add(cards);
  found.push(...checkFiles(ready, options, { outputs, cards, idsAt: (url) => seen.idsAt(url) }));
  const diagnostics = locateInTemplates(found, ready, root);
  return hasErrors(found) ? { diagnostics } : { diagnostics, rest: outputs };
}

function keyOf(
  { bundled, model: { urls } }: ReadySite,
  icons: IconSprite,
  { minify, development }: SiteOptions,
): string {
  return JSON.stringify([
    fileHash(bundled.templates.code),
    [icons.file.path, [...icons.names].sort()],
    [minify, development, urls.base, urls.origin],
  ]);
}

interface PageRun {
  make: MakePage;
  work: PageWork;
  seen: SeenPages;
  profile: SiteOptions['profile'];
}

/** Makes all pages but those that are used again. */
async function makePages({ pages, bundled }: ReadySite, { make, work, seen, profile }: PageRun): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const staticPaths = new Set(bundled.staticFiles.map((file) => file.path));
  for (const planned of pages) {
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
    const endCheck = profile?.begin('check');
    const exports = seen.check(made, planned, found);
    endCheck?.();
    if (!staticPaths.has(planned.file)) work.onPage(made, planned, exports);
  }
  return found;
}
