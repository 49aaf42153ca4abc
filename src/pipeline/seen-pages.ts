/** Checks a site's pages one after the other, and keeps what other pages and files need of them. Pure. */
import type { CardText } from '../assets/assets.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentPolicy } from '../domain/policies/content-policy.ts';
import type { PagePath } from '../domain/urls/urls.ts';
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
  readonly checks: PageChecks;
  /** The texts of share cards, each once. */
  readonly cards = new Map<string, CardText>();
  readonly #inlineScripts: Set<string>;
  readonly #checkLoads: ReturnType<typeof createLoadCheck>;
  readonly #hrefOf: (path: PagePath) => string;

  constructor(ready: ReadySite, outputs: Outputs) {
    const { base, origin, href } = ready.model.urls;
    const sites = [ready, ...ready.translations];
    const drafts = once(() => new Map(sites.flatMap(({ records, urls }) => [...draftPages(records, urls)])));
    this.checks = new PageChecks({
      base,
      origin,
      isServed: (target) => outputs.isServed(target),
      draftAt: (target) => drafts().get(target),
      findLink: (target) => ready.linkPositions().get(target),
    });
    this.#inlineScripts = outputs.inlineScripts;
    this.#checkLoads = createLoadCheck({ directives: contentPolicy(ready.policy, []), origin });
    this.#hrefOf = href;
  }

  /** Checks a page that was just made. */
  check(
    { page: { read }, route }: Pick<MadePage, 'page' | 'route'>,
    { path, source, template }: PlannedPage,
  ): { exports: PageExports; diagnostics: Diagnostic[] } {
    const page = { path, source, template };
    const { problems, ids, fragments } = this.checks.check({ ...page, read }, this.#hrefOf(path));
    const exports: PageExports = { ids, fragments, inlineScripts: read.inlineScripts, card: route.card };
    this.#add(exports);
    return { exports, diagnostics: [...problems, ...this.#checkLoads({ ...page, external: read.external })] };
  }

  /** Adds a page of the last build. */
  reuse(planned: PlannedPage, exports: PageExports): void {
    this.checks.note(planned, { url: this.#hrefOf(planned.path), ...exports });
    this.#add(exports);
  }

  #add({ inlineScripts, card }: PageExports): void {
    for (const script of inlineScripts) this.#inlineScripts.add(script);
    this.cards.set(JSON.stringify(card), card);
  }
}
