/** Builds a site that has changed: folders → a published output, or diagnostics. Touches the output folder and the cache. */
import { mapConcurrently } from '../assets/work-pool.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { isPrecompressed } from '../domain/hosts/hosts.ts';
import { explainFailure, PublishError } from '../emit/publication/failures.ts';
import { type Publication, publishing } from '../emit/publication/publication.ts';
import { readPage } from '../html/read-page.ts';
import { applyAllowList } from '../lint/allow-list.ts';
import { memoize } from '../memo/memoize.ts';
import { lateFailures } from './checks/late-failures.ts';
import { waitingPosts } from './data/link-data.ts';
import { linkSite, SiteMemory } from './data/link-site.ts';
import { makeSite } from './make-site.ts';
import { Outputs } from './outputs.ts';
import type { LanguageSite, ReadySite } from './ready-site.ts';
import { PageFigures } from './reported-site.ts';
import type { BuildOptions } from './site-options.ts';
import { type BuildResult, publishedPages } from './site-result.ts';
import { pageCache } from './snapshot/page-cache.ts';
import { isNear, readBody, type SnapshotBody, writeSnapshot } from './snapshot/snapshot.ts';
import { isUpToDate, type Stamp } from './snapshot/stamp.ts';
import { headOf } from './snapshot/unchanged-build.ts';
import { InputChanged, UnstableInputs, withStableInputs } from './stable-inputs.ts';
import { beginStage } from './stages.ts';

interface BuildStart {
  /** The reason why nothing may be published, if any. */
  refusal: Diagnostic | undefined;
  /** The stamp of the inputs at the start of the build. */
  stamp: Stamp;
}

/** Starts over if a file changes while the site is made. */
export async function rebuildSite(options: BuildOptions, { refusal, stamp }: BuildStart): Promise<BuildResult> {
  beginStage('read snapshot');
  const previous = options.cache ? readBody(options) : undefined;
  try {
    return await withStableInputs(options, stamp, (stamp) => buildOnce(options, { refusal, stamp, previous }));
  } catch (error) {
    throw error instanceof UnstableInputs ? explainFailure(new PublishError(error.message), options.out) : error;
  }
}

/** Throws an InputChanged if a file has changed right before the new site goes live. */
async function buildOnce(
  options: BuildOptions,
  { refusal, stamp, previous }: Pick<BuildStart, 'refusal' | 'stamp'> & { previous: SnapshotBody | undefined },
): Promise<BuildResult> {
  const { out, cache, onWait } = options;
  const memory = new SiteMemory({ previous, names: stamp.data.entries });
  const { ready, diagnostics, siteRecord } = await linkSite(options, memory);
  const withErrors = (found: readonly Diagnostic[]) => {
    return { diagnostics: applyAllowList(sortDiagnostics(found), siteRecord).diagnostics, pages: [] };
  };
  if (refusal) return withErrors([...diagnostics, refusal]);
  if (!ready) return withErrors(diagnostics);

  const { records, model } = ready.main;
  const { urls, site: settings } = model;
  const figures = options.isReported ? new PageFigures() : undefined;
  const pageFiles = ready.pages.map(({ file }) => file);
  const made = await publishing(out, { mode: settings.publish, ...(onWait && { onWait }) }, async (publication) => {
    const pages = await makePages(ready, options, { publication, previous, figures });
    const { outputs } = pages;
    const found = sortDiagnostics([...diagnostics, ...pages.diagnostics]);
    if (hasErrors(found)) return { found: [...found, ...(await lateFailures(ready, options))] };
    await writeFiles(publication, outputs, isPrecompressed(settings));
    const late = await lateFailures(ready, options);
    if (late.length > 0) return { found: [...found, ...late] };
    beginStage('publish');
    const published = await publication.commit({
      pages: pageFiles,
      base: urls.base,
      confirm: () => {
        if (!isUpToDate(stamp, options, memory.data.read.files)) throw new InputChanged();
      },
    });
    return { ...pages, found, published, files: publication.files };
  });
  if (!('outputs' in made)) return withErrors(made.found);

  const { outputs, files, milliseconds, body } = made;
  const { id, changes, repairs, signal } = made.published;
  ready.bundled.pruneCache();
  const site: BuildResult = {
    ...applyAllowList(made.found, siteRecord),
    waitingPosts: waitingPosts(records),
    published: changes,
    pages: publishedPages(files, pageFiles, milliseconds),
  };
  beginStage('write snapshot');
  // The next build reports a late failure, too.
  if (cache && !options.lateFailures?.length) {
    const head = headOf(options, { stamp, id, site, ready, body });
    writeSnapshot(options, previous && isNear(previous, body, milliseconds.size) ? { head } : { head, body });
  }
  const reported = await figures?.finish(ready, outputs);
  return { ...site, ...(reported && { reported }), leftovers: repairs, ...(signal && { signal }) };
}

/** Writes each page, or keeps the one that is live already. */
async function makePages(
  ready: ReadySite,
  options: BuildOptions,
  to: { publication: Publication; previous: SnapshotBody | undefined; figures: PageFigures | undefined },
) {
  const { publication, previous, figures } = to;
  const outputs = new Outputs(ready, options.now);
  const cacheOf = memoize((site: LanguageSite) => {
    const { pages } = previous?.[site.folder] ?? {};
    beginStage('reuse');
    return pageCache(site, { ready, options, outputs, previous: pages });
  });
  /** Of each new page, by file. */
  const milliseconds = new Map<string, number>();
  const diagnostics = await makeSite(ready, outputs, {
    options,
    // A report needs figures of every page.
    ...(!figures && {
      reuse: ({ file }, site) => {
        const isInPlace = (hash: string) => publication.keep(file, hash);
        return cacheOf(site).reuse(file, { isInPlace, contents: () => publication.read(file) });
      },
    }),
    onPage: ({ page, route, reads, exports }, site) => {
      beginStage('write');
      const { file } = route;
      const hash = publication.write(file, page.html);
      cacheOf(site).add(file, { hash, exports, reads });
      milliseconds.set(file, page.milliseconds);
      figures?.see({ page, route }, readPage(page.html));
    },
  });
  const toCache = (site: LanguageSite) => ({ files: site.files, links: site.links, pages: cacheOf(site).finish() });
  const body: SnapshotBody = Object.fromEntries(ready.languages.map((site) => [site.folder, toCache(site)]));
  return { diagnostics, outputs, milliseconds, body };
}

/** All files except pages. */
async function writeFiles(
  publication: Publication,
  { generated, pictures }: Outputs,
  isCompressed: boolean,
): Promise<void> {
  beginStage('write');
  for (const { path, make } of generated) publication.write(path, make());
  const previous = publication.previous.files;
  const writePicture = async ({ path, make }: (typeof pictures)[number]) => {
    // The hash in an asset's name identifies its contents; icons at the top of the site have no hash.
    const hash = path.startsWith('assets/') ? previous.get(path)?.hash : undefined;
    if (!publication.keep(path, hash)) publication.write(path, await make());
  };
  beginStage('pictures');
  await mapConcurrently(pictures, writePicture);
  if (!isCompressed) return;
  beginStage('compress');
  const { addCompressedCopies } = await import('./add-compressed-copies.ts');
  await addCompressedCopies(publication);
}
