/** Checks a site for `check`: makes its pages, runs the lints, applies checks.allow and the rules of --publish. Writes nothing. */
import { catalog } from '../../diagnostics/catalog.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { readPage } from '../../html/read-page.ts';
import { type AllowedDiagnostic, applyAllowList, lintUnusedAllow } from '../../lint/allow-list.ts';
import { lintOwnFields } from '../../lint/unread-fields.ts';
import { FieldReads } from '../../render/field-reads.ts';
import { linkSite, SiteMemory } from '../data/link-site.ts';
import { makeSite } from '../make-site.ts';
import { Outputs } from '../outputs.ts';
import { PageFigures } from '../reported-site.ts';
import type { SiteOptions } from '../site-options.ts';
import { type PageSummary, type SiteResult, summarize } from '../site-result.ts';
import { type Stamp, stampOf } from '../snapshot/stamp.ts';
import { withStableInputs } from '../stable-inputs.ts';
import { lateFailures } from './late-failures.ts';
import { locateInTemplates } from './locate-in-templates.ts';
import { siteLints } from './site-lints.ts';

export interface CheckOptions extends SiteOptions {
  /** Stricter: samples, placeholders and copies are errors. */
  publish: boolean;
  /** Requests links to other sites from their servers. */
  external: boolean;
  /** Whether to return `reported`, for a report. */
  isReported?: boolean;
}

export interface CheckedSite extends SiteResult {
  /** The diagnostics that checks.allow allows. */
  allowed: AllowedDiagnostic[];
}

/** Starts over if errors may be those of a file that was changed meanwhile. */
export function checkSite(options: CheckOptions): Promise<CheckedSite> {
  return withStableInputs(options, stampOf(options), (stamp) => checkOnce(options, stamp));
}

/** Lints need finished pages, so only errors are reported for a site that has some. */
async function checkOnce(options: CheckOptions, stamp: Stamp): Promise<CheckedSite> {
  const { diagnostics, siteRecord, ready } = await linkSite(options, new SiteMemory({ names: stamp.data.entries }));
  const severe = (found: readonly Diagnostic[]) => sortDiagnostics(options.publish ? found.map(asPublished) : found);
  const withErrors = (found: readonly Diagnostic[]) => {
    const { diagnostics: kept, allowed } = applyAllowList(sortDiagnostics(found), siteRecord);
    return { diagnostics: severe(kept), pages: [], allowed };
  };
  if (!ready) return withErrors(diagnostics);

  const fieldReads = new FieldReads();
  const figures = options.isReported ? new PageFigures() : undefined;
  const pages: PageSummary[] = [];
  const outputs = new Outputs(ready, options.now);
  const lints = siteLints(ready, outputs, options);
  const problems = await makeSite(ready, outputs, {
    options,
    fieldReads,
    onPage: (made) => {
      const { html } = made.page;
      const read = readPage(html);
      lints.see({ route: made.planned, html, read });
      pages.push(summarize(made));
      figures?.see(made, read);
    },
  });
  const found = [...diagnostics, ...problems, ...(await lateFailures(ready, options))];
  if (hasErrors(found)) return withErrors(found);

  const linted = await lints.finish();
  found.push(...locateInTemplates(linted, ready, options.root), ...lintOwnFields(ready.own.values(), fieldReads));
  const { records } = ready.main;
  const { diagnostics: kept, allowed, unused } = applyAllowList(sortDiagnostics(found), siteRecord);
  const stale = lintUnusedAllow(records, unused, (code) => options.external || !code.startsWith('link/external-'));
  const reported = await figures?.finish(ready, outputs);
  return {
    diagnostics: severe([...kept, ...stale]),
    allowed,
    pages,
    ...(reported && { reported }),
  };
}

function asPublished(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: catalog[diagnostic.code].onPublish ?? diagnostic.severity };
}
