/** Runs the lints of `check`, which see each page as it is made, and keep none. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { linkedPath, withoutOrigin } from '../../domain/urls/hrefs.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import { lintSimilarPlaces } from '../../lint/duplicates/lint-similar-places.ts';
import type { LintedPage, LintedSite, PageLint } from '../../lint/linted-site.ts';
import { resolveLink } from '../../lint/pages/check-static-pages.ts';
import { controlLint } from '../../lint/pages/lint-controls.ts';
import { collectExternalLinks, lintExternalLinks } from '../../lint/pages/lint-external-links.ts';
import { orphanLint } from '../../lint/pages/lint-orphans.ts';
import { outlineLint } from '../../lint/pages/lint-page-outline.ts';
import { phoneLint } from '../../lint/pages/lint-phones.ts';
import { titleLint } from '../../lint/pages/lint-titles.ts';
import { requestLinks } from '../../lint/pages/request-links.ts';
import { lintPageWeight } from '../../lint/weight/lint-page-weight.ts';
import { PageWeights } from '../../lint/weight/weigh-pages.ts';
import { checkFinishedSite } from '../../model/checks/all-checks.ts';
import { readRecords } from '../../model/file-facts.ts';
import type { Outputs } from '../outputs.ts';
import type { ReadySite } from '../ready-site.ts';
import { weighedFiles } from '../reported-site.ts';

interface LintOptions {
  publish: boolean;
  external: boolean;
  now: Date;
}

/** `outputs` are the site’s files. */
export function siteLints(ready: ReadySite, outputs: Outputs, options: LintOptions) {
  const { bundled, images, imageUses, pages } = ready;
  const { model } = ready.main;
  const main = readRecords(ready.main.records);
  const all = ready.languages.flatMap(({ records }) => readRecords(records).all);
  const records = { ...main, all: [...main.all, ...all.filter(({ translation }) => translation)] };
  const redirects = ready.languages.flatMap((own) => own.model.redirects);
  const site: LintedSite = { records, model, imageUses, routes: pages, redirects };
  const weights = new PageWeights({ maxHtml: model.site.checks.budgets.html * 1000 });
  const links = options.external ? collectExternalLinks({ records, origin: model.urls.origin }) : undefined;
  const pageLints: readonly PageLint[] = [
    titleLint(site),
    outlineLint(site),
    controlLint(site),
    orphanLint(site, staticLinks(outputs, model.urls)),
    phoneLint(site),
  ];
  return {
    see(page: LintedPage): void {
      for (const lint of pageLints) lint.see(page);
      weights.see(page);
      links?.see(page);
    },
    /** To be called after the last page. */
    async finish(): Promise<Diagnostic[]> {
      const files = await weighedFiles(outputs, bundled.toMake);
      const external = links?.list(ready.linkPositions()) ?? [];
      return [
        ...pageLints.flatMap((lint) => lint.finish()),
        ...checkFinishedSite({ ...site, images, now: options.now }, options),
        ...lintSimilarPlaces(site),
        ...lintPageWeight(weights.weigh(files, model.urls), site),
        ...lintExternalLinks(external, await requestLinks(external.map(({ href }) => href))),
      ];
    },
  };
}

/** The URLs of pages, files and aliases that HTML files of the static folder link to. */
function staticLinks(outputs: Outputs, { base, origin }: Urls): string[] {
  return outputs.staticPages.flatMap(({ file, read }) =>
    read.anchorHrefs.flatMap((href) => {
      const from = read.base && withoutOrigin(read.base, origin);
      const path = resolveLink(linkedPath(href, origin), base + urlPathOf(file.path), from);
      return path === undefined ? [] : (outputs.answering(path)?.url ?? []);
    }),
  );
}
