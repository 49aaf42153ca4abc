/** Runs the lints of `check`, which see each page as it is made, and keep none. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lintSimilarPlaces } from '../../lint/duplicates/lint-similar-places.ts';
import type { LintedPage, LintedSite, PageLint } from '../../lint/linted-site.ts';
import { collectExternalLinks, type ExternalLinks, lintExternalLinks } from '../../lint/pages/lint-external-links.ts';
import { orphanLint } from '../../lint/pages/lint-orphans.ts';
import { outlineLint } from '../../lint/pages/lint-page-outline.ts';
import { phoneLint } from '../../lint/pages/lint-phones.ts';
import { titleLint } from '../../lint/pages/lint-titles.ts';
import { lintPageWeight } from '../../lint/weight/lint-page-weight.ts';
import { PageWeights } from '../../lint/weight/weigh-pages.ts';
import { checkFinishedSite } from '../../model/checks/all-checks.ts';
import { readRecords } from '../../model/file-facts.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { Outputs } from '../outputs.ts';
import { weighedFiles } from '../reported-site.ts';
import { requestLinks } from './request-links.ts';

interface LintOptions {
  publish: boolean;
  external: boolean;
  now: Date;
}

export class SiteLints {
  readonly #ready: ReadySite;
  readonly #site: LintedSite;
  readonly #pageLints: readonly PageLint[];
  readonly #weights: PageWeights;
  readonly #links: ExternalLinks | undefined;
  readonly #options: LintOptions;

  constructor(ready: ReadySite, options: LintOptions) {
    const { model, imageUses, pages } = ready;
    const main = readRecords(ready.records);
    const translated = ready.translations.flatMap(({ records }) => readRecords(records).all);
    const records = { ...main, all: [...main.all, ...translated.filter(({ translation }) => translation)] };
    const site = { records, model, imageUses, routes: pages };
    this.#ready = ready;
    this.#site = site;
    this.#options = options;
    this.#weights = new PageWeights({ maxHtml: model.site.checks.budgets.html * 1000 });
    this.#links = options.external ? collectExternalLinks({ records, origin: model.urls.origin }) : undefined;
    this.#pageLints = [titleLint(site), outlineLint(site), orphanLint(site), phoneLint(site)];
  }

  see(page: LintedPage): void {
    for (const lint of this.#pageLints) lint.see(page);
    this.#weights.see(page);
    this.#links?.see(page);
  }

  /** To be called after the last page; `outputs` are the site's files. */
  async finish(outputs: Outputs): Promise<Diagnostic[]> {
    const { bundled, model } = this.#ready;
    const files = await weighedFiles(outputs, bundled.toMake);
    return [
      ...this.#pageLints.flatMap((lint) => lint.finish()),
      ...checkFinishedSite({ ...this.#ready, ...this.#site, now: this.#options.now }, this.#options),
      ...lintSimilarPlaces(this.#site),
      ...lintPageWeight(this.#weights.weigh(files, model.urls), this.#site),
      ...(this.#links ? await this.#checkExternalLinks(this.#links) : []),
    ];
  }

  async #checkExternalLinks(found: ExternalLinks): Promise<Diagnostic[]> {
    const links = found.list(this.#ready.linkPositions());
    return lintExternalLinks(links, await requestLinks(links.map(({ href }) => href)));
  }
}
