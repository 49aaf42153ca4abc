/** Checks a site for `check`: makes its pages, runs the lints, applies checks.allow and the rules of --publish. Writes nothing. */
import { catalog } from '../../diagnostics/catalog.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { readPage } from '../../html/read-page.ts';
import { type AllowedDiagnostic, applyAllowList, lintUnusedAllow } from '../../lint/allow-list.ts';
import { tooSimilar } from '../../lint/duplicates/lint-similar-places.ts';
import type { PagePair } from '../../lint/duplicates/similar-pages.ts';
import { lintOwnFields } from '../../lint/unread-fields.ts';
import { linkSite, type ReadySite, SiteMemory } from '../data/link-site.ts';
import { FieldReads } from '../field-reads.ts';
import { makeSite } from '../make-site.ts';
import { noPages, type PageSummary, type PreparedSite, summarize } from '../prepared-site.ts';
import { PageFigures, type ReportedSite } from '../reported-site.ts';
import type { SiteOptions } from '../site-options.ts';
import { findChange, type Stamp, stampOf } from '../snapshot/stamp.ts';
import { withStableInputs } from '../stable-inputs.ts';
import { locateInTemplates } from './locate-in-templates.ts';
import { SiteLints } from './site-lints.ts';

export interface CheckOptions extends SiteOptions {
  /** Stricter: samples, placeholders and copies are errors. */
  publish: boolean;
  /** Requests links to other sites from their servers. */
  external: boolean;
  /** Whether to return `reported`, for a report. */
  isReported?: boolean;
}

export interface CheckedSite extends PreparedSite {
  /** The diagnostics that checks.allow allows. */
  allowed: AllowedDiagnostic[];
  /** Pages of places, each with the most similar one; the most similar first. */
  similarPlaces: PagePair[];
  /** Pairs with at least this share are reported. */
  tooSimilar: number;
}

/** Starts over if errors may be those of a file that was changed meanwhile. */
export function checkSite(options: CheckOptions): Promise<CheckedSite> {
  return withStableInputs(options, stampOf(options), async (stamp) => {
    const site = await checkOnce(options, stamp);
    return hasErrors(site.diagnostics) && findChange(stamp, options) !== undefined ? undefined : site;
  });
}

/** Lints need finished pages, so only errors are reported for a site that has some. */
async function checkOnce(options: CheckOptions, { data: names }: Stamp): Promise<CheckedSite> {
  const memory = new SiteMemory();
  memory.data.read.names = names;
  const { diagnostics, texts, ready } = await linkSite(options, memory);
  const severe = (found: readonly Diagnostic[]) => sortDiagnostics(options.publish ? found.map(asPublished) : found);
  const linted = ready && (await lintSite(ready, { ...options, isWrong: hasErrors(diagnostics) }));
  const found = [...diagnostics, ...(linted?.diagnostics ?? [])];
  if (!ready || !linted?.isWhole) {
    const similar = { similarPlaces: [], tooSimilar };
    return { diagnostics: severe(found), texts, ...noPages, allowed: [], ...similar };
  }
  const { pages, similarPlaces } = linted;
  const { records } = ready;
  const { diagnostics: reported, allowed, unused } = applyAllowList(sortDiagnostics(found), records);
  const stale = lintUnusedAllow(records, unused, (code) => options.external || !code.startsWith('link/external-'));
  const site = { diagnostics: severe([...reported, ...stale]), texts, allowed, similarPlaces, tooSimilar };
  return {
    ...site,
    pageCount: pages.length,
    pages: () => pages,
    ...(linted.reported && { reported: linted.reported }),
  };
}

interface Linted {
  diagnostics: Diagnostic[];
  pages: readonly PageSummary[];
  similarPlaces: PagePair[];
  /** Without errors: the lints have seen every page. */
  isWhole?: boolean;
  /** Only for a report. */
  reported?: ReportedSite | undefined;
}

/** Makes each page, passes it to the lints, and does not keep it. `isWrong`: there are errors already. */
async function lintSite(ready: ReadySite, options: CheckOptions & { isWrong: boolean }): Promise<Linted> {
  const fieldReads = new FieldReads();
  const lints = new SiteLints(ready, options);
  const pages: PageSummary[] = [];
  const figures = options.isReported ? new PageFigures() : undefined;
  const { outputs, diagnostics } = await makeSite(ready, { ...options, fieldReads }, () => ({
    onPage: (made, planned) => {
      const { html } = made.page;
      const read = readPage(html);
      lints.see({ route: planned, html, read });
      pages.push(summarize(made));
      figures?.see(made, read);
    },
  }));
  if (!outputs || options.isWrong || hasErrors(diagnostics)) return { diagnostics, pages: [], similarPlaces: [] };
  const { diagnostics: linted, similarPlaces } = await lints.finish(outputs);
  const found = [
    ...diagnostics,
    ...locateInTemplates(linted, ready, options.root),
    ...lintOwnFields(ready.own.values(), fieldReads),
  ];
  const reported = await figures?.finish(ready, outputs);
  return { diagnostics: found, pages, similarPlaces, isWhole: true, reported };
}

function asPublished(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: catalog[diagnostic.code].onPublish ?? diagnostic.severity };
}
