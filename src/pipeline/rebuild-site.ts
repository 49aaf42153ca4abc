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

const tooLargeToKeep =
  'The cache of this site would exceed 512 MiB, so nothing is cached and the next build renders every page again. Split the site (docs/performance.md).';

interface BuildStart {
  /** The reason why nothing may be published, if any. */
  refusal: Diagnostic | undefined;
  /** The stamp of the inputs at the start of the build. */
  stamp: Stamp;
  /** What the last build has kept. */
  snapshot: Snapshot | undefined;
}

/** Starts over if a file changes while the site is made. */
export async function rebuildSite(options: BuildOptions, start: BuildStart): Promise<BuiltSite> {
  const endKept = options.profile?.begin('kept');
  const before = start.snapshot?.body();
  endKept?.();
  try {
    return await withStableInputs(options, start.stamp, (stamp) => buildOnce(options, { ...start, stamp, before }));
  } catch (error) {
    throw error instanceof InputsChanging ? explainFailure(new PublishError(error.message), options.out) : error;
  }
}

/** Undefined if a file has changed meanwhile. */
async function buildOnce(
  options: BuildOptions,
  { refusal, stamp, before }: BuildStart & { before: SnapshotBody | undefined },
): Promise<BuiltSite | undefined> {
  const memory = new SiteMemory({ saved: before });
  memory.data.read.names = stamp.data;
  const linked = await linkSite(options, memory);
  const { ready, texts } = linked;
  const found = [...linked.diagnostics, ...(refusal ? [refusal] : [])];
  if (refusal) return { diagnostics: sortDiagnostics(found), texts, ...noPages };
  // Errors may be those of a file that is half written.
  const withErrors = (site: BuiltSite) => (findChange(stamp, options) === undefined ? site : undefined);
  if (!ready) return withErrors({ diagnostics: sortDiagnostics(found), texts, ...noPages });
  const confirm = async () => isUpToDate(stamp, options, memory.data.namesRead);
  return publishSite({ ...linked, ready, before }, options, { stamp, confirm, withErrors });
}

/** Undefined if `confirm`, called right before the new site goes live, returned false. */
async function publishSite(
  linked: SiteToStage,
  options: BuildOptions,
  {
    stamp,
    confirm,
    withErrors,
  }: { stamp: Stamp; confirm: () => Promise<boolean>; withErrors: (site: BuiltSite) => BuiltSite | undefined },
): Promise<BuiltSite | undefined> {
  const { ready } = linked;
  const { publish: mode } = ready.model.site;
  const { onWait, profile } = options;
  const publication = await openPublication(options.out, { mode, ...(onWait && { onWait }) });
  try {
    const staged = await stageSite(publication, linked, options).catch((error) => {
      throw publication.explain(error);
    });
    if (!staged.rest) return withErrors(staged.site);
    const endPublish = profile?.begin('publish');
    const pageFiles = ready.pages.map(({ file }) => file);
    const published = await publication.commit({ pages: pageFiles, base: ready.model.urls.base, confirm });
    endPublish?.();
    if (!published) return undefined;
    const { id, changes, repairs, signal } = published;
    const { cardPolicy: shareCards, pruneCache } = ready.bundled;
    await pruneCache();
    const { waitingPosts } = ready;
    const site: BuiltSite = { ...staged.site, shareCards, waitingPosts, published: changes };
    const endKeep = profile?.begin('keep');
    const isKept = staged.pages === undefined || keep(options, { stamp, id, site, ready, pages: staged.pages });
    endKeep?.();
    const reported = await staged.figures?.finish(ready, staged.rest);
    const notes = isKept ? repairs : [...repairs, tooLargeToKeep];
    return { ...site, ...(reported && { reported }), leftovers: notes, ...(signal && { signal }) };
  } finally {
    publication.abort();
  }
}

/** False if there is too much to keep. */
function keep(options: BuildOptions, built: Parameters<typeof headOf>[1]): boolean {
  const { ready, pages } = built;
  return writeSnapshot(options, { head: headOf(options, built), body: { ...ready.known, pages } });
}
