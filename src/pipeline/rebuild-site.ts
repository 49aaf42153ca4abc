/** Builds a site that has changed: folders → a published output, or diagnostics. Touches the output folder and the cache. */
import { mapConcurrently } from '../assets/work-pool.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { isPrecompressed } from '../domain/hosts.ts';
import { fileHash } from '../emit/publication/file-hash.ts';
import { openPublication, type Publication } from '../emit/publication.ts';
import { applyAllowList } from '../lint/allow-list.ts';
import type { BuildOptions, BuiltSite } from './built-site.ts';
import { type LinkedSite, linkSite, type ReadySite, SiteMemory } from './data/link-site.ts';
import { type MadeSite, makeSite } from './make-site.ts';
import type { PageSummary, PreparedSite } from './prepare-site.ts';
import { PageFigures } from './reported-site.ts';
import { BuildState } from './state/build-state.ts';
import { saveBuild } from './state/last-build.ts';
import { PartFingerprints } from './state/part-fingerprints.ts';
import { SavedPages } from './state/saved-pages.ts';
import { isUpToDate, type Stamp, stampOf } from './state/stamp.ts';
import { limitHeapGrowth } from './tune-v8.ts';

const tooLargeToKeep =
  'The cache of this site would exceed 1 GiB, so nothing is cached and the next build renders every page again. Split the site (docs/scale.md).';

/** If the inputs keep changing, publishes the result of the last of so many tries. */
const maxTries = 5;

interface BuildStart {
  /** The reason why nothing may be published, if any. */
  refusal: Diagnostic | undefined;
  /** The stamp of the inputs at the start of the build. */
  stamp: Stamp;
}

/** Starts over if a file changes while the site is made. */
export async function rebuildSite(options: BuildOptions, { refusal, stamp: first }: BuildStart): Promise<BuiltSite> {
  for (let tries = 1; ; tries += 1) {
    const stamp = tries === 1 ? first : stampOf(options);
    const state = options.cache ? new BuildState(options, options.out) : undefined;
    if (options.isReported || state?.rows.isEmpty !== false) limitHeapGrowth(stamp.data.length);
    const memory = new SiteMemory(state && { saved: state.files });
    memory.data.read.names = stamp.data;
    const linked = await linkSite(options, memory);
    const { ready, texts } = linked;
    const found = [...linked.diagnostics, ...(refusal ? [refusal] : [])];
    if (refusal || !ready) return { diagnostics: sortDiagnostics(found), texts, pages: [] };
    const isSame = async () => tries === maxTries || isUpToDate(stamp, options, (name) => memory.data.isKept(name));
    const release = (file: string) => memory.data.release(file);
    const built = await publishSite({ ...linked, ready, state, release }, options, isSame);
    if (!built) continue;
    const { id, parts, ...site } = built;
    if (id !== undefined && options.cache) saveBuild(options, { stamp, id, parts, site, ready });
    return site;
  }
}

interface PublishedSite extends BuiltSite {
  /** Identifies the live site. */
  id?: string;
  /** All parts that pages have read. */
  parts?: ReadonlySet<string>;
}

type SiteToStage = LinkedSite & {
  ready: ReadySite;
  state: BuildState | undefined;
  /** Releases the data file of a finished page. */
  release: (file: string) => void;
};

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
    const pages = ready.pages.map(({ file }) => file);
    const endPublish = profile?.begin('publish');
    const published = await publication.commit({ pages, base: ready.model.urls.base, confirm });
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

interface Staged {
  site: PreparedSite;
  /** The pages for a report. */
  figures: PageFigures | undefined;
  /** Absent if there are errors. */
  rest?: NonNullable<MadeSite['rest']>;
  /** To be called once the site is live: caches what the next build can reuse. */
  keep: (id: string) => { parts: ReadonlySet<string> | undefined; isKept: boolean };
}

/** Writes or keeps every file; nothing is live yet. */
async function stageSite(
  publication: Publication,
  { ready, diagnostics, texts, state, release }: SiteToStage,
  options: BuildOptions,
): Promise<Staged> {
  const { profile } = options;
  const write = (file: string, contents: string | Uint8Array) => {
    const bytes = typeof contents === 'string' ? encode(contents) : contents;
    const hash = fileHash(bytes);
    if (publication.holds(file, hash)) publication.keep(file, hash);
    else {
      const end = profile?.begin('write');
      publication.write(file, bytes, hash);
      end?.();
    }
    return { hash, bytes: bytes.length };
  };
  const milliseconds = new Map<string, number>();
  const figures = options.isReported ? new PageFigures() : undefined;
  let saved: SavedPages | undefined;
  const made = await makeSite(ready, options, ({ key, isServed, ...list }) => {
    if (state) {
      const fingerprints = new PartFingerprints({ ready, now: options.now, files: state.files }, state.rows);
      saved = new SavedPages(state.rows, {
        ...{ key, fingerprints, isServed },
        list: { ...list, pages: ready.pages, live: publication.whole },
      });
    }
    const unchanged = options.isReported ? undefined : saved?.unchanged;
    if (unchanged) publication.keepPages(unchanged.has);
    return {
      unchanged,
      findUnchanged: (planned) => {
        const end = profile?.begin('reuse');
        const found = options.isReported ? undefined : saved?.find(planned);
        end?.();
        if (!found || !publication.holds(planned.file, found.hash)) return undefined;
        publication.keep(planned.file, found.hash);
        return found.note;
      },
      onPage: (page, note, planned) => {
        const written = write(page.page.file, page.page.html);
        saved?.keep(planned, { note, ...written });
        milliseconds.set(page.page.file, page.page.milliseconds);
        figures?.see(page);
        release(planned.source);
      },
    };
  });
  const keep = (id: string) => {
    const parts = saved?.finish(id);
    profile?.count('rows', state?.rows.reads ?? 0);
    return { parts, isKept: state?.save() !== false };
  };
  const found = sortDiagnostics([...diagnostics, ...made.diagnostics]);
  if (!made.rest || hasErrors(found)) return { site: { diagnostics: found, texts, pages: [] }, figures, keep };
  const pages = pagesIn(publication, ready, milliseconds);
  for (const file of made.rest.generated) write(file.path, file.make());
  const live = publication.previous?.files;
  const endPictures = profile?.begin('pictures');
  await mapConcurrently(made.rest.pictures, async (file) => {
    // The hash in an asset's name identifies its contents; icons at the top of the site have no hash.
    const hash = file.path.startsWith('assets/') ? live?.get(file.path)?.hash : undefined;
    if (hash !== undefined && publication.holds(file.path, hash)) publication.keep(file.path, hash);
    else write(file.path, await file.make());
  });
  endPictures?.();
  if (isPrecompressed(ready.model.site)) {
    const endCopies = profile?.begin('compress');
    const { addCompressedCopies } = await import('./add-compressed-copies.ts');
    await addCompressedCopies(publication);
    endCopies?.();
  }
  const site = { diagnostics: applyAllowList(found, ready.records).diagnostics, texts, pages };
  return { site, figures, rest: made.rest, keep };
}

/** Reused for each text: a buffer per page takes longer to make than to fill. */
const shared = Buffer.allocUnsafeSlow(256 * 1024);
const maxBytesPerUnit = 3;

/** The result is valid until the next call. */
function encode(text: string): Uint8Array {
  return text.length * maxBytesPerUnit > shared.length ? Buffer.from(text) : shared.subarray(0, shared.write(text));
}

/** The published pages, without those that a static file replaces. */
function pagesIn({ files }: Publication, { pages }: ReadySite, spent: ReadonlyMap<string, number>): PageSummary[] {
  return pages.flatMap(({ path, file }) => {
    const bytes = files.get(file)?.size;
    return bytes === undefined ? [] : [{ path, file, bytes, milliseconds: spent.get(file) ?? 0 }];
  });
}
