/**
 * A linked site → its pages, one after the other, and its other files. A page is planned, rendered, read, checked and passed
 * on: to the build, which writes it, or to the lints of `check`. Only a note about it is kept.
 */
import type { CardText } from '../assets/assets.ts';
import { makeIconSprite } from '../assets/icons/icon-sprite.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../emit/publication/content-hash.ts';
import { PageChecks } from '../lint/pages/check-pages.ts';
import { checkScriptFiles } from '../lint/pages/check-script-files.ts';
import { draftPages } from '../model/draft-pages.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import { checkOwnScripts } from './checks/check-own-scripts.ts';
import { checkOwnStyles } from './checks/check-own-styles.ts';
import { checkStatic } from './checks/check-static.ts';
import { placeInTemplates } from './checks/place-in-templates.ts';
import { siteLoadChecks } from './checks/site-load-checks.ts';
import type { ReadySite } from './data/link-site.ts';
import { type MadePage, pageMaker } from './make-page.ts';
import { Outputs } from './outputs.ts';
import type { SiteOptions } from './site-options.ts';
import { optimizeLongWork } from './tune-engine.ts';

/** The part of a note that many pages share. Plain JSON, so that it can be cached. */
export interface SharedNote {
  /** Ids, separated by spaces. */
  ids: string;
  /** Links to fragments of other pages. */
  fragments: string[];
  inlineScripts: string[];
  card: CardText;
}

/** The note that is kept about a finished page. */
export interface PageNote extends SharedNote {
  /** The parts of the site that it read. */
  parts: string[];
  /** URL paths on the site that it links to. */
  links: string[];
}

/** The facts that all pages of a site have in common. */
export interface SiteFrame {
  /** A key for everything that pages are made with besides the site's parts. */
  key: string;
  /** Whether a page or file is served at a URL path. */
  isServed: (target: string) => boolean;
  /** All files except pages. */
  files: readonly string[];
  /** The URL paths at which such a file is served. */
  urlsOf: (file: string) => string[];
}

/** Published pages that are kept without looking at each of them. */
export interface UnchangedPages {
  has: (file: string) => boolean;
  /** The distinct shared notes of these pages and of all new ones. */
  notes: () => Iterable<SharedNote>;
  noteOf: (file: string) => SharedNote;
}

export interface PageWork {
  unchanged?: UnchangedPages | undefined;
  /** Returns the note of a page that need not be made again. */
  findUnchanged?: (planned: PlannedPage) => PageNote | undefined;
  /** Receives each new page. */
  onPage: (made: MadePage, note: PageNote, planned: PlannedPage) => void;
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
  const { model, bundled, pages } = ready;
  const { urls } = model;
  const { profile } = options;
  const icons = makeIconSprite(ready.icons, {
    names: ready.namedIcons,
    code: bundled.templates.code,
    keep: bundled.keep,
  });
  const make = pageMaker(ready, {
    root: options.root,
    iconSprite: urls.href(`/${icons.file.path}`),
    iconNames: icons.names,
    minify: options.minify,
    profile,
    fieldReads: options.fieldReads,
  });
  if (typeof make !== 'function') return { diagnostics: [make] };

  const inlineScripts = new Set<string>();
  const outputs = new Outputs(ready, { icons: icons.file, inlineScripts, now: options.now });
  const isServed = (target: string) => outputs.isServed(target);
  const key = JSON.stringify([
    contentHash(bundled.templates.code),
    [icons.file.path, [...icons.names].sort()],
    [options.minify, options.development, urls.base, urls.origin],
  ]);
  const files = [...outputs.generated, ...outputs.pictures].map((file) => file.path);
  const work = beginWork({ key, isServed, files, urlsOf: (file) => outputs.urlsOf(file) });
  const { base, origin } = urls;
  const findLink = (href: string) => ready.linkPlaces().get(href);
  let drafts: ReadonlyMap<string, string> | undefined;
  const draftAt = (target: string) => {
    drafts ??= draftPages(ready.records, urls);
    return drafts.get(target);
  };
  const checks = new PageChecks({ base, origin, isServed, draftAt, findLink });
  const loads = siteLoadChecks(ready, options.root);
  const found: Diagnostic[] = [];
  const cards = new Map<string, CardText>();
  const add = ({ inlineScripts: scripts, card }: SharedNote) => {
    for (const script of scripts) inlineScripts.add(script);
    cards.set(JSON.stringify(card), card);
  };
  const replaced = new Set(bundled.staticFiles.map((file) => file.path));
  const { unchanged } = work;
  let madeCount = 0;
  for (const planned of pages) {
    if (unchanged?.has(planned.file)) continue;
    const url = urls.href(planned.path);
    let note = unchanged ? undefined : work.findUnchanged?.(planned);
    if (note) checks.note(planned, { url, ...note });
    else {
      const made = await make(planned);
      madeCount += 1;
      optimizeLongWork(madeCount);
      if ('severity' in made) {
        found.push(made);
        // Further pages would exceed the time limit too.
        if (made.code === 'template/endless') break;
        continue;
      }
      const { read } = made.page;
      const endCheck = profile?.begin('check');
      const { problems, fragments, targets } = checks.check({ read: read.facts, ...planned }, url);
      for (const problem of problems) found.push(problem);
      for (const problem of loads.check({ external: read.facts.external, ...planned })) found.push(problem);
      note = {
        ids: read.ids.join(' '),
        fragments,
        inlineScripts: [...read.inlineScripts],
        card: made.route.card,
        parts: [...made.parts],
        links: targets,
      };
      endCheck?.();
      if (!replaced.has(planned.file)) work.onPage(made, note, planned);
    }
    if (!unchanged) add(note);
  }
  const kept = unchanged && otherPages(ready, unchanged);
  for (const note of kept?.notes ?? []) add(note);
  found.push(...checks.finish(kept));
  const cardFiles = bundled.cardsToMake([...cards.values()]);
  outputs.add(cardFiles);
  const otherFiles = [...outputs.input.otherFiles, ...cardFiles.map(({ path }) => path)];
  const input = { ...outputs.input, otherFiles };
  found.push(
    ...checkStatic({
      input,
      ready,
      options,
      isServed,
      idsAt: (url) => checks.idsAt(url) ?? kept?.idsAt(url),
    }),
  );
  found.push(...checkOwnScripts(ready, options.root), ...checkOwnStyles(ready, options));
  const { site } = ready.records;
  if (site) found.push(...checkScriptFiles(site, (file) => isServed(urls.link(file))));
  const diagnostics = placeInTemplates(found, ready, options.root);
  return hasErrors(found) ? { diagnostics } : { diagnostics, rest: outputs };
}

/** Adapts kept pages for the checks of links to fragments. */
function otherPages({ pages, model }: ReadySite, { notes, noteOf }: UnchangedPages) {
  const all = [...notes()];
  return {
    notes: all,
    fragments: new Set(all.flatMap(({ fragments }) => fragments)),
    firstWith: (href: string) => pages.find(({ file }) => noteOf(file).fragments.includes(href)),
    idsAt: (url: string) => {
      const page = pages.find(({ path }) => model.urls.href(path) === url);
      return page && noteOf(page.file).ids;
    },
  };
}
