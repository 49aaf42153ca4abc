/** Builds a site that has changed: folders → a published output, or diagnostics. Touches the output folder and the cache. */
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { explainFailure, PublishError } from '../emit/publication/failures.ts';
import { openPublication } from '../emit/publication/publication.ts';
import type { BuildOptions, BuiltSite } from './built-site.ts';
import { linkSite, SiteMemory } from './data/link-site.ts';
import { noPages } from './prepared-site.ts';
import { type Snapshot, type SnapshotBody, writeSnapshot } from './snapshot/snapshot.ts';
import { findChange, isUpToDate, type Stamp } from './snapshot/stamp.ts';
import { headOf } from './snapshot/unchanged-build.ts';
import { InputsChanging, withStableInputs } from './stable-inputs.ts';
import { type SiteToStage, stageSite } from './stage-site.ts';

const tooLargeToCache =
  'The cache of this site would exceed 512 MiB, so nothing is cached and the next build renders every page again. Split the site (docs/performance.md).';

interface BuildStart {
  /** The reason why nothing may be published, if any. */
  refusal: Diagnostic | undefined;
  /** The stamp of the inputs at the start of the build. */
  stamp: Stamp;
  /** Of the last build. */
  snapshot: Snapshot | undefined;
}

/** Starts over if a file changes while the site is made. */
export async function rebuildSite(options: BuildOptions, { refusal, stamp, snapshot }: BuildStart): Promise<BuiltSite> {
  const endCached = options.profile?.begin('cached');
  const previous = snapshot?.body();
  endCached?.();
  try {
    return await withStableInputs(options, stamp, (now) => buildOnce(options, { refusal, stamp: now, previous }));
  } catch (error) {
    throw error instanceof InputsChanging ? explainFailure(new PublishError(error.message), options.out) : error;
  }
}

interface Try {
  refusal: Diagnostic | undefined;
  stamp: Stamp;
  previous: SnapshotBody | undefined;
}

/** Undefined if a file has changed meanwhile: errors may be those of a file that is half written. */
async function buildOnce(options: BuildOptions, { refusal, stamp, previous }: Try): Promise<BuiltSite | undefined> {
  const memory = new SiteMemory({ previous });
  memory.data.read.names = stamp.data;
  const { ready, texts, diagnostics } = await linkSite(options, memory);
  if (refusal) return { diagnostics: sortDiagnostics([...diagnostics, refusal]), texts, ...noPages };
  const site = ready
    ? await publishSite({ ready, texts, diagnostics }, options, {
        stamp,
        previous,
        namesRead: () => memory.data.namesRead,
      })
    : { diagnostics: sortDiagnostics(diagnostics), texts, ...noPages };
  return site && (site.published || findChange(stamp, options) === undefined) ? site : undefined;
}

interface Publishing extends Omit<Try, 'refusal'> {
  /** The data files that the build has read. */
  namesRead: () => ReadonlySet<string>;
}

/** Undefined if a file has changed right before the new site goes live. */
async function publishSite(
  linked: SiteToStage,
  options: BuildOptions,
  { stamp, previous, namesRead }: Publishing,
): Promise<BuiltSite | undefined> {
  const { ready } = linked;
  const { urls, site: settings } = ready.model;
  const { onWait, profile } = options;
  const publication = await openPublication(options.out, { mode: settings.publish, ...(onWait && { onWait }) });
  try {
    const staged = await stageSite(publication, linked, { options, previous: previous?.pages }).catch((error) => {
      throw publication.explain(error);
    });
    if (!staged.rest) return staged.site;
    const endPublish = profile?.begin('publish');
    const published = await publication.commit({
      pages: ready.pages.map(({ file }) => file),
      base: urls.base,
      confirm: async () => isUpToDate(stamp, options, namesRead()),
    });
    endPublish?.();
    if (!published) return undefined;
    const { id, changes, repairs, signal } = published;
    const { cardPolicy: shareCards, pruneCache } = ready.bundled;
    pruneCache();
    const { waitingPosts, cached } = ready;
    const site: BuiltSite = { ...staged.site, shareCards, waitingPosts, published: changes };
    const { pages } = staged;
    const endCache = profile?.begin('cache');
    const isCached =
      !options.cache ||
      !pages ||
      writeSnapshot(options, {
        head: headOf(options, { stamp, id, site, ready, pages }),
        body: { ...cached, pages },
      });
    endCache?.();
    const reported = await staged.figures?.finish(ready, staged.rest);
    const leftovers = isCached ? repairs : [...repairs, tooLargeToCache];
    return { ...site, ...(reported && { reported }), leftovers, ...(signal && { signal }) };
  } finally {
    publication.abort();
  }
}
