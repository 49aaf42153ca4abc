/** Runs the lints of `check`, which see each page as it is made and each data file once, and keep neither. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lintSimilarPlaces, SimilarPlaces } from '../../lint/duplicates/lint-similar-places.ts';
import type { PagePair } from '../../lint/duplicates/similar-pages.ts';
import type { LintedPage, LintedSite, PageLint, RecordLint } from '../../lint/linted-site.ts';
import { ExternalLinks, lintExternalLinks } from '../../lint/pages/lint-external-links.ts';
import { OrphanLint } from '../../lint/pages/lint-orphans.ts';
import { OutlineLint } from '../../lint/pages/lint-page-outline.ts';
import { PhoneLint } from '../../lint/pages/lint-phones.ts';
import { TitleLint } from '../../lint/pages/lint-titles.ts';
import { recordOf } from '../../lint/records/find-in-data.ts';
import { DateLint } from '../../lint/records/lint-dates.ts';
import { PlaceholderLint } from '../../lint/records/lint-placeholders.ts';
import { lintReviews } from '../../lint/records/lint-reviews.ts';
import { UnusedLint } from '../../lint/records/lint-unused.ts';
import { lintPageWeight } from '../../lint/weight/lint-page-weight.ts';
import { PageWeights } from '../../lint/weight/page-weights.ts';
import { Scale } from '../../lint/weight/weigh-pages.ts';
import type { DataRecord } from '../../schema/records.ts';
import type { ReadySite } from '../data/link-site.ts';
import type { Outputs } from '../outputs.ts';
import { weighedFiles } from '../weighed-files.ts';
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
  readonly #recordLints: readonly RecordLint[];
  readonly #places: SimilarPlaces;
  readonly #weights: PageWeights;
  readonly #links: ExternalLinks | undefined;
  readonly #seen = new Set<DataRecord>();
  readonly #now: Date;

  constructor(ready: ReadySite, { publish, external, now }: LintOptions) {
    const { records, model, pages } = ready;
    const site = { records, model, routes: pages };
    this.#ready = ready;
    this.#site = site;
    this.#now = now;
    this.#places = new SimilarPlaces(site);
    this.#weights = new PageWeights({ maxHtml: model.site.checks.budgets.html });
    this.#links = external ? new ExternalLinks({ records, origin: model.urls.origin }) : undefined;
    this.#pageLints = [new TitleLint(site), new OutlineLint(site), new OrphanLint(site), new PhoneLint(site)];
    this.#recordLints = [
      new UnusedLint(ready),
      new DateLint(records, now),
      ...(publish ? [new PlaceholderLint(records)] : []),
    ];
  }

  see(page: LintedPage): void {
    for (const lint of this.#pageLints) lint.see(page);
    this.#places.see(page);
    this.#weights.see(page);
    this.#links?.see(page);
    // The page's data file was just read for it, so reading the record again is cheap.
    const record = recordOf(this.#site.records, page.route);
    if (record) this.#seeRecord(record);
  }

  /** To be called after the last page; `outputs` are the site's files. */
  async finish(outputs: Outputs): Promise<{ diagnostics: Diagnostic[]; similarPlaces: PagePair[] }> {
    const { records, imageUses, bundled, model } = this.#ready;
    for (const record of records.all) this.#seeRecord(record);
    const similarPlaces = this.#places.pairs();
    const scale = new Scale(await weighedFiles(outputs, bundled.toMake), model.urls);
    const diagnostics = [
      ...[...this.#pageLints, ...this.#recordLints].flatMap((lint) => lint.finish()),
      ...lintReviews({ records, now: this.#now }),
      ...lintSimilarPlaces(this.#site, similarPlaces),
      ...lintPageWeight(this.#weights.weights(scale), { ...this.#site, imageUses }),
      ...(this.#links ? await this.#checkExternalLinks(this.#links) : []),
    ];
    return { diagnostics, similarPlaces };
  }

  #seeRecord(record: DataRecord): void {
    if (this.#seen.has(record)) return;
    this.#seen.add(record);
    const { value } = record;
    for (const lint of this.#recordLints) lint.see(record, value);
  }

  async #checkExternalLinks(found: ExternalLinks): Promise<Diagnostic[]> {
    const links = found.list(this.#ready.linkPlaces());
    return lintExternalLinks(links, await requestLinks(links.map(({ href }) => href)));
  }
}
