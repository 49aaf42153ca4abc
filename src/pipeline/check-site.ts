/** The site with everything `check` looks at: the lints of the finished pages, what the site allows, and what may not go live. A step of the pipeline that writes nothing. */

import { catalog } from '../diagnostics/catalog.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { type AllowedDiagnostic, applyAllowList, lintUnusedAllow } from '../lint/allow-list.ts';
import { lintBusiness } from '../lint/business/lint-business.ts';
import type { PagePair } from '../lint/copies/compare-pages.ts';
import { lintSimilarPlaces, similarPlaces, tooSimilar } from '../lint/copies/lint-similar-places.ts';
import type { Lint } from '../lint/linted-site.ts';
import { lintExternalLinks, listExternalLinks } from '../lint/pages/lint-external-links.ts';
import { lintOrphans } from '../lint/pages/lint-orphans.ts';
import { lintPageOutline } from '../lint/pages/lint-page-outline.ts';
import { lintTitles } from '../lint/pages/lint-titles.ts';
import { lintDates } from '../lint/records/lint-dates.ts';
import { lintOwnFields } from '../lint/records/lint-own-fields.ts';
import { lintPlaceholders } from '../lint/records/lint-placeholders.ts';
import { lintReviews } from '../lint/records/lint-reviews.ts';
import { lintStarter } from '../lint/records/lint-starter.ts';
import { lintUnused } from '../lint/records/lint-unused.ts';
import { lintStructuredData } from '../lint/structured-data/lint-structured-data.ts';
import { createVocabulary, type Vocabulary } from '../lint/structured-data/vocabulary.ts';
import { lintPageWeight } from '../lint/weight/lint-page-weight.ts';
import { weighPages } from '../lint/weight/weigh-pages.ts';
import { FieldReads } from './field-reads.ts';
import { type FinishedSite, type PreparedSite, prepareSite } from './prepare-site.ts';
import { readStarterTable } from './read-starter-table.ts';
import { requestLinks } from './request-links.ts';
import type { SiteOptions } from './site-options.ts';

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
  /** From this share on, a pair is reported as a problem. */
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

/** Lints read finished pages, so for a site with errors only the errors are reported. */
export async function checkSite(options: CheckOptions): Promise<CheckedSite> {
  const fieldReads = new FieldReads();
  const prepared = await prepareSite({ ...options, fieldReads });
  const { finished } = prepared;
  const severe = (diagnostics: readonly Diagnostic[]) =>
    sortDiagnostics(options.publish ? diagnostics.map(asPublished) : diagnostics);
  if (!finished) return { ...prepared, diagnostics: severe(prepared.diagnostics), allowed: [], ...alike([]) };
  const site = { ...finished, now: options.now };
  const similar = similarPlaces(site);
  const found = [
    ...prepared.diagnostics,
    ...lints.flatMap((lint) => lint(site)),
    ...lintSimilarPlaces(site, similar),
    ...lintPageWeight(weighPages(site.pages, site.files, site.model.urls), site),
    ...lintStructuredData(site, await readVocabulary()),
    ...lintOwnFields(finished.own.values(), fieldReads),
    ...lintStarter(site.records, await readStarterTable(site.images)),
    ...(options.publish ? lintPlaceholders(site.records) : []),
    ...(options.external ? await checkExternalLinks(finished) : []),
  ];
  const { diagnostics, allowed, unused } = applyAllowList(found, site.records);
  const stale = lintUnusedAllow(site.records, unused, (code) => options.external || !code.startsWith('link/external-'));
  return { ...prepared, diagnostics: severe([...diagnostics, ...stale]), allowed, ...alike(similar) };
}

function alike(similarPlaces: PagePair[]): Pick<CheckedSite, 'similarPlaces' | 'tooSimilar'> {
  return { similarPlaces, tooSimilar };
}

/** Large, and not read elsewhere. */
async function readVocabulary(): Promise<Vocabulary> {
  const { default: table } = await import('../lint/structured-data/vocabulary.gen.json', { with: { type: 'json' } });
  return createVocabulary(table);
}

async function checkExternalLinks({ linkPlaces, model, ...site }: FinishedSite): Promise<Diagnostic[]> {
  const links = listExternalLinks({ ...site, linkPlaces: linkPlaces(), origin: model.urls.origin });
  return lintExternalLinks(links, await requestLinks(links.map(({ href }) => href)));
}

function asPublished(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: catalog[diagnostic.code].onPublish ?? diagnostic.severity };
}
