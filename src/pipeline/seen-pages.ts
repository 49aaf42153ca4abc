/** Checks a site's pages one after the other, and keeps what other pages and files need of them. Pure. */
import type { CardText } from '../assets/assets.ts';
import type { TemplateCall } from '../assets/bundle/template-calls.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { pageFileAt } from '../domain/urls/file-url.ts';
import type { LoadChecks } from '../lint/pages/check-loads.ts';
import { type OtherPages, PageChecks } from '../lint/pages/check-pages.ts';
import { once } from '../memo/memoize.ts';
import { draftPages } from '../model/draft-pages.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import { siteLoadChecks } from './checks/site-load-checks.ts';
import type { ReadySite } from './data/link-site.ts';
import type { MadePage } from './make-page.ts';
import type { PageNote, SharedNote, UnchangedPages } from './page-note.ts';

interface Surroundings {
  /** Whether a page or file is served at a URL path. */
  isServed: (target: string) => boolean;
  /** Receives the texts of the pages' inline scripts. */
  inlineScripts: Set<string>;
}

export class SeenPages {
  /** Calls of own templates that are to be reported. */
  readonly calls = new Set<TemplateCall>();
  readonly #ready: ReadySite;
  readonly #checks: PageChecks;
  readonly #loads: LoadChecks;
  readonly #inlineScripts: Set<string>;
  readonly #cards = new Map<string, CardText>();
  /** The same by identity, because thousands of pages have the card of their county. */
  readonly #knownCards = new Set<CardText>();
  #others: OtherPages | undefined;

  constructor(ready: ReadySite, { isServed, inlineScripts }: Surroundings) {
    const { base, origin } = ready.model.urls;
    const drafts = once(() => draftPages(ready.records, ready.model.urls));
    this.#ready = ready;
    this.#checks = new PageChecks({
      base,
      origin,
      isServed,
      draftAt: (target) => drafts().get(target),
      findLink: (href) => ready.linkPlaces().get(href),
    });
    this.#loads = siteLoadChecks(ready);
    this.#inlineScripts = inlineScripts;
  }

  /** Checks a page that was just made. Its problems are added to `found`. */
  check({ page: { read }, route, parts, calls }: MadePage, planned: PlannedPage, found: Diagnostic[]): PageNote {
    const { path, source, template } = planned;
    const { facts } = read;
    const url = this.#ready.model.urls.href(path);
    const { problems, ids, fragments, targets } = this.#checks.check({ path, source, template, read: facts }, url);
    for (const problem of problems) found.push(problem);
    for (const problem of this.#loads.check({ path, source, template, external: facts.external })) found.push(problem);
    return {
      ids,
      fragments,
      inlineScripts: [...read.inlineScripts],
      card: route.card,
      parts: [...parts],
      links: targets,
      ...(calls.length > 0 && { calls }),
    };
  }

  /** Adds a page that need not be made again. */
  keep(planned: PlannedPage, note: SharedNote): void {
    this.#checks.note(planned, { url: this.#ready.model.urls.href(planned.path), ...note });
    this.add(note);
  }

  /** Adds all published pages that are kept, and the notes of new ones. */
  keepUnchanged({ notes, noteOf }: UnchangedPages): void {
    const { pages, model } = this.#ready;
    const all = [...notes()];
    for (const note of all) this.add(note);
    this.#others = {
      fragments: new Set(all.flatMap(({ fragments }) => fragments)),
      firstWith: (href) => pages.all().find(({ file }) => noteOf(file).fragments.includes(href)),
      idsAt: (url) => {
        const file = pageFileAt(url.slice(model.urls.base.length));
        const page = file === undefined ? undefined : pages.find(file);
        return page && noteOf(page.file).ids;
      },
    };
  }

  add({ inlineScripts, card, calls = [] }: SharedNote): void {
    for (const call of calls) this.calls.add(call);
    for (const script of inlineScripts) this.#inlineScripts.add(script);
    if (this.#knownCards.has(card)) return;
    this.#knownCards.add(card);
    this.#cards.set(JSON.stringify(card), card);
  }

  /** The distinct texts of share cards. */
  get cards(): CardText[] {
    return [...this.#cards.values()];
  }

  /** The ids of a page, separated by spaces, by its URL path. */
  idsAt(url: string): string | undefined {
    return this.#checks.idsAt(url) ?? this.#others?.idsAt(url);
  }

  /** Checks links to fragments of other pages, once all pages were added. */
  finish(): Diagnostic[] {
    return this.#checks.finish(this.#others);
  }
}
