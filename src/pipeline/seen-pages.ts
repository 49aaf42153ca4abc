/** Checks a site's pages one after the other, and keeps what other pages and files need of them. Pure. */
import type { CardText } from '../assets/assets.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentPolicy } from '../domain/policies/content-policy.ts';
import { createLoadCheck } from '../lint/pages/check-loads.ts';
import { PageChecks } from '../lint/pages/check-pages.ts';
import { once } from '../memo/memoize.ts';
import { draftPages } from '../model/entities.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { ReadySite } from './data/link-site.ts';
import type { MadePage } from './make-page.ts';
import type { Outputs } from './outputs.ts';

/** What other pages and files need of a finished page, which is not kept itself. Plain JSON, so that the next build can use it. */
export interface PageExports {
  /** Ids, separated by spaces. */
  ids: string;
  /** Links to fragments of other pages. */
  fragments: string[];
  inlineScripts: string[];
  card: CardText;
}

export class SeenPages {
  readonly #ready: ReadySite;
  readonly #outputs: Outputs;
  readonly #checks: PageChecks;
  readonly #checkLoads: ReturnType<typeof createLoadCheck>;
  readonly #cards = new Map<string, CardText>();

  constructor(ready: ReadySite, outputs: Outputs) {
    const { base, origin } = ready.model.urls;
    const sites = [ready, ...ready.translations];
    const drafts = once(() => new Map(sites.flatMap(({ records, model }) => [...draftPages(records, model.urls)])));
    this.#ready = ready;
    this.#outputs = outputs;
    this.#checks = new PageChecks({
      base,
      origin,
      isServed: (target) => outputs.isServed(target),
      draftAt: (target) => drafts().get(target),
      findLink: (href) => ready.linkPositions().get(href),
    });
    this.#checkLoads = createLoadCheck({ directives: contentPolicy(ready.policy, []), origin });
  }

  /** Checks a page that was just made. */
  check(
    { page: { read }, route }: Pick<MadePage, 'page' | 'route'>,
    { path, source, template }: PlannedPage,
  ): { exports: PageExports; diagnostics: Diagnostic[] } {
    const url = this.#ready.model.urls.href(path);
    const { problems, ids, fragments } = this.#checks.check({ path, source, template, read }, url);
    const exports: PageExports = { ids, fragments, inlineScripts: read.inlineScripts, card: route.card };
    this.#add(exports);
    const loads = this.#checkLoads({ path, source, template, external: read.external });
    return { exports, diagnostics: [...problems, ...loads] };
  }

  /** Adds a page of the last build. */
  reuse(planned: PlannedPage, exports: PageExports): void {
    this.#checks.note(planned, { url: this.#ready.model.urls.href(planned.path), ...exports });
    this.#add(exports);
  }

  #add({ inlineScripts, card }: PageExports): void {
    for (const script of inlineScripts) this.#outputs.inlineScripts.add(script);
    this.#cards.set(JSON.stringify(card), card);
  }

  /** The distinct texts of share cards. */
  get cards(): CardText[] {
    return [...this.#cards.values()];
  }

  /** The ids of a page, separated by spaces, by its URL path. */
  idsAt(url: string): string | undefined {
    return this.#checks.idsAt(url);
  }

  /** Checks links to fragments of other pages, once all pages were added. */
  finish(): Diagnostic[] {
    return this.#checks.finish();
  }
}
