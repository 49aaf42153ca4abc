/** The site with everything `check` looks at: the lints of the finished pages, what the site allows, and what may not go live. A step of the pipeline that writes nothing. */
import { type FinishedSite, type PreparedSite, prepareSite, type SiteOptions } from './build.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostic.ts';
import { catalog } from './diagnostic-catalog.ts';
import { type AllowedDiagnostic, applyAllowList, lintUnusedAllow } from './lint/allow-list.ts';
import type { PagePair } from './lint/compare-pages.ts';
import { lintBusiness } from './lint/lint-business.ts';
import { lintDates } from './lint/lint-dates.ts';
import { lintExternalLinks, listExternalLinks } from './lint/lint-external-links.ts';
import { lintOrphans } from './lint/lint-orphans.ts';
import { lintPageOutline } from './lint/lint-page-outline.ts';
import { lintPageWeight } from './lint/lint-page-weight.ts';
import { lintReviews } from './lint/lint-reviews.ts';
import { lintSimilarPlaces, similarPlaces, tooSimilar } from './lint/lint-similar-places.ts';
import { lintStarter } from './lint/lint-starter.ts';
import { lintStructuredData } from './lint/lint-structured-data.ts';
import { lintTitles } from './lint/lint-titles.ts';
import { lintUnused } from './lint/lint-unused.ts';
import type { Lint, LintedSite } from './lint/linted-site.ts';
import { readContent } from './lint/read-content.ts';
import { createVocabulary, type Vocabulary } from './lint/vocabulary.ts';
import { weighPages } from './lint/weigh-pages.ts';
import { requestLinks } from './request-links.ts';
import { readStarter } from './scaffold/read-starter.ts';

export interface CheckOptions extends SiteOptions {
  /** As strict as the public deserves: samples, placeholders and copies are errors. */
  publish: boolean;
  /** Ask the servers that links to other sites lead to. */
  external: boolean;
}

export interface CheckedSite extends PreparedSite {
  /** What checks.allow took away. */
  allowed: AllowedDiagnostic[];
  /** Place pages, each with the one it is most like: the most alike first. */
  similarPlaces: PagePair[];
  /** From this share on a pair is told as a problem. */
  tooSimilar: number;
}

const lints: readonly Lint[] = [
  lintTitles,
  lintPageOutline,
  lintOrphans,
  lintBusiness,
  lintUnused,
  lintReviews,
  lintDates,
];

/** Lints read finished pages, so a site with errors is told its errors only. */
export async function checkSite(options: CheckOptions): Promise<CheckedSite> {
  const prepared = await prepareSite(options);
  const { finished } = prepared;
  const severe = (diagnostics: readonly Diagnostic[]) =>
    sortDiagnostics(options.publish ? diagnostics.map(asPublished) : diagnostics);
  if (!finished) return { ...prepared, diagnostics: severe(prepared.diagnostics), allowed: [], ...alike([]) };
  const site = lintedSite(finished, options.now);
  const similar = similarPlaces(site);
  const found = [
    ...prepared.diagnostics,
    ...lints.flatMap((lint) => lint(site)),
    ...lintSimilarPlaces(site, similar),
    ...lintPageWeight(weighPages(site.pages, site.files, site.model.urls), site),
    ...lintStructuredData(site, await readVocabulary()),
    ...lintStarter(site.records, await readStarter(options.packageRoot, site.images)),
    ...(options.external ? await checkExternalLinks(finished) : []),
  ];
  const { diagnostics, allowed, unused } = applyAllowList(found, site.records);
  const stale = lintUnusedAllow(site.records, unused, (code) => options.external || !code.startsWith('link/external-'));
  return { ...prepared, diagnostics: severe([...diagnostics, ...stale]), allowed, ...alike(similar) };
}

function alike(similarPlaces: PagePair[]): Pick<CheckedSite, 'similarPlaces' | 'tooSimilar'> {
  return { similarPlaces, tooSimilar };
}

/** Large, and read by nobody else. */
async function readVocabulary(): Promise<Vocabulary> {
  const { default: table } = await import('./lint/vocabulary.gen.json', { with: { type: 'json' } });
  return createVocabulary(table);
}

async function checkExternalLinks({ linkPlaces, model, ...site }: FinishedSite): Promise<Diagnostic[]> {
  const links = listExternalLinks({ ...site, linkPlaces: linkPlaces(), origin: model.urls.origin });
  return lintExternalLinks(links, await requestLinks(links.map(({ href }) => href)));
}

function lintedSite(finished: FinishedSite, now: Date): LintedSite {
  const contents = new Map(finished.pages.map((page) => [page.path, readContent(page.html)]));
  return { ...finished, contents, now };
}

function asPublished(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: catalog[diagnostic.code].onPublish ?? diagnostic.severity };
}
