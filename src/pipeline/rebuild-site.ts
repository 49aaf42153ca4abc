/** Builds a site that has changed: folders → a published output, or diagnostics. Touches the output folder and the cache. */
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { explainFailure } from '../emit/publication/explain-failure.ts';
import { PublishError } from '../emit/publication/publish-error.ts';
import { openPublication } from '../emit/publication.ts';
import type { BuildOptions, BuiltSite } from './built-site.ts';
import { linkSite, SiteMemory } from './data/link-site.ts';
import { noPages } from './prepared-site.ts';
import { InputsChanging, withStableInputs } from './stable-inputs.ts';
import { type SiteToStage, stageSite } from './stage-site.ts';
import { BuildState } from './state/build-state.ts';
import { saveBuild } from './state/last-build.ts';
import { findChange, isUpToDate, type Stamp } from './state/stamp.ts';
import { tuneForFullBuild } from './tune-v8.ts';

const tooLargeToKeep =
  'The cache of this site would exceed 1 GiB, so nothing is cached and the next build renders every page again. Split the site (docs/scale.md).';

interface BuildStart {
  /** The reason why nothing may be published, if any. */
  refusal: Diagnostic | undefined;
  /** The stamp of the inputs at the start of the build. */
  stamp: Stamp;
}

/** Starts over if a file changes while the site is made. */
export async function rebuildSite(options: BuildOptions, { refusal, stamp: first }: BuildStart): Promise<BuiltSite> {
  try {
    return await withStableInputs(options, first, (stamp) => buildOnce(options, { refusal, stamp }));
  } catch (error) {
    throw error instanceof InputsChanging ? explainFailure(new PublishError(error.message), options.out) : error;
  }
}

/** Undefined if a file has changed meanwhile. */
async function buildOnce(options: BuildOptions, { refusal, stamp }: BuildStart): Promise<BuiltSite | undefined> {
  const state = options.cache ? new BuildState(options, options.out) : undefined;
  if (options.isReported || state?.rows.isEmpty !== false) tuneForFullBuild(stamp.data.length);
  const memory = new SiteMemory(state && { saved: state.files, isOnDemand: true });
  memory.data.read.names = stamp.data;
  const linked = await linkSite(options, memory);
  const { ready, texts } = linked;
  const found = [...linked.diagnostics, ...(refusal ? [refusal] : [])];
  if (refusal) return { diagnostics: sortDiagnostics(found), texts, ...noPages };
  // Errors may be those of a file that is half written.
  const withErrors = (site: BuiltSite) => (findChange(stamp, options) === undefined ? site : undefined);
  if (!ready) return withErrors({ diagnostics: sortDiagnostics(found), texts, ...noPages });
  const confirm = async () => isUpToDate(stamp, options, memory.data.namesRead());
  const release = (file: string) => memory.data.release(file);
  const built = await publishSite({ ...linked, ready, state, release }, options, confirm);
  if (!built) return undefined;
  const { id, parts, ...site } = built;
  if (id === undefined) return withErrors(site);
  if (options.cache) saveBuild(options, { stamp, id, parts, site, ready });
  return site;
}

interface PublishedSite extends BuiltSite {
  /** Identifies the live site. */
  id?: string;
  /** All parts that pages have read. */
  parts?: ReadonlySet<string>;
}

/** Undefined if `confirm`, called right before the new site goes live, returned false. */
async function publishSite(
  linked: SiteToStage,
  options: BuildOptions,
  confirm: () => Promise<boolean>,
): Promise<PublishedSite | undefined> {
  const { ready } = linked;
  const { publish: mode } = ready.model.site;
  const { onWait, profile } = options;
  const publication = await openPublication(options.out, { mode, ...(onWait && { onWait }) });
  try {
    const staged = await stageSite(publication, linked, options).catch((error) => {
      throw publication.explain(error);
    });
    if (!staged.rest) return staged.site;
    const endPublish = profile?.begin('publish');
    const published = await publication.commit({ pages: staged.pageFiles(), base: ready.model.urls.base, confirm });
    endPublish?.();
    if (!published) return undefined;
    const { id, changes, leftovers } = published;
    const { cardPolicy: shareCards, pruneCache } = ready.bundled;
    await pruneCache();
    const endKeep = profile?.begin('keep');
    const { parts, isKept } = staged.keep(id);
    endKeep?.();
    const reported = await staged.figures?.finish(ready, staged.rest);
    const notes = isKept ? leftovers : [...leftovers, tooLargeToKeep];
    return {
      ...staged.site,
      ...(reported && { reported }),
      shareCards,
      published: changes,
      leftovers: notes,
      id,
      ...(parts && { parts }),
    };
  } finally {
    await publication.abort();
  }
}
