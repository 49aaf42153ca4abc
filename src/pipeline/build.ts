/** Builds a site: from folders to a published output, with every problem collected on the way. */
import path from 'node:path';
import type { CardPolicy } from '../assets/cards/card-policy.ts';
import { mapFew } from '../assets/work-pool.ts';
import { hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import type { Changes } from '../emit/changes.ts';
import { repairOutput } from '../emit/publication/open.ts';
import { openPublication, type Publication } from '../emit/publication.ts';
import { refuseOutput } from '../emit/refuse-output.ts';
import { applyAllowList } from '../lint/allow-list.ts';
import { type LinkedSite, linkSite, type ReadySite, SiteMemory } from './link-site.ts';
import type { MadePage } from './make-page.ts';
import { type MadeSite, makeSite } from './make-site.ts';
import { finishSite, type PageSummary, type PreparedSite, summarize } from './prepare-site.ts';
import type { SiteOptions } from './site-options.ts';
import { BuildState } from './state/build-state.ts';
import { PartPrints } from './state/part-prints.ts';
import { SavedPages } from './state/saved-pages.ts';

export interface BuiltSite extends PreparedSite {
  /** What is different from the site that was in the folder before. */
  published?: Changes;
  /** Sentences about what could not be cleared away after the new site went live. */
  leftovers?: readonly string[];
  /** Which share cards pages got. */
  shareCards?: CardPolicy;
}

export interface BuildOptions extends SiteOptions {
  /** Absolute. */
  out: string;
  /** Whether `finished` is wanted, for a report: it takes the memory of the whole site. */
  isReported?: boolean;
  /** Called when another build holds the output folder; with its process number. */
  onWait?: (pid: number) => void;
}

/** A folder that changes all the time is published as it was read last, whole. */
const maxTries = 5;

/** Nothing is published when there is an error. A file that changes while the site is made is read again: the build starts over. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const sources = [options.data, options.templates, options.static, path.join(options.packageRoot, 'src')];
  const refusal = await refuseOutput(options.out, { root: options.root, sources });
  if (!refusal) await repairOutput(options.out);
  for (let tries = 1; ; tries += 1) {
    const state = options.cache ? new BuildState(options, options.out) : undefined;
    const memory = new SiteMemory(state && { saved: state.files });
    const linked = await linkSite(options, memory);
    const { ready, texts } = linked;
    const found = [...linked.diagnostics, ...(refusal ? [refusal] : [])];
    if (refusal || !ready) return { diagnostics: sortDiagnostics(found), texts, pages: [] };
    const isSame = async () => tries === maxTries || !memory.data.hasChanged(options.data);
    const built = await publishSite({ ...linked, ready, state }, options, isSame);
    if (built) return built;
  }
}

type KeptSite = LinkedSite & { ready: ReadySite; state: BuildState | undefined };

/** Undefined where `confirm` said no, right before the new site would have gone live. */
async function publishSite(
  linked: KeptSite,
  options: BuildOptions,
  confirm: () => Promise<boolean>,
): Promise<BuiltSite | undefined> {
  const { ready } = linked;
  const { publish: mode } = ready.model.site;
  const { onWait } = options;
  const publication = await openPublication(options.out, { mode, ...(onWait && { onWait }) });
  try {
    const staged = await stageSite(publication, linked, options).catch((error) => {
      throw publication.explain(error);
    });
    if (!staged.rest) return staged.site;
    const pages = ready.pages.map(({ file }) => file);
    const published = await publication.commit({ pages, base: ready.model.urls.base, confirm });
    if (!published) return undefined;
    const { changes, leftovers } = published;
    const { cardPolicy: shareCards, pruneCache } = ready.bundled;
    await pruneCache();
    staged.keep();
    const finished = options.isReported ? { finished: await finishSite(ready, staged.collected, staged.rest) } : {};
    return { ...staged.site, ...finished, shareCards, published: changes, leftovers };
  } finally {
    await publication.abort();
  }
}

interface Staged {
  site: PreparedSite;
  /** For a report. */
  collected: readonly MadePage[];
  /** Without errors only. */
  rest?: NonNullable<MadeSite['rest']>;
  /** Once the site is live: keeps what the next build need not make again. */
  keep: () => void;
}

/** Every file written or kept, and nothing live yet. */
async function stageSite(
  publication: Publication,
  { ready, diagnostics, texts, state }: KeptSite,
  options: BuildOptions,
): Promise<Staged> {
  const pages: PageSummary[] = [];
  const collected: MadePage[] = [];
  let saved: SavedPages | undefined;
  const made = await makeSite(ready, options, ({ key, served }) => {
    if (state) {
      const { now } = options;
      const prints = new PartPrints({ ready, now, hashOf: (file) => state.files.hashOf(file) }, state.rows);
      saved = new SavedPages(state.rows, { key, prints, served });
    }
    return {
      known: (planned) => {
        const found = options.isReported ? undefined : saved?.find(planned);
        if (!found || !publication.holds(planned.file, found.hash)) return undefined;
        publication.keep(planned.file, found.hash);
        pages.push({ path: planned.path, file: planned.file, bytes: found.bytes, milliseconds: 0 });
        return found.note;
      },
      take: (page, note, planned) => {
        const summary = summarize(page);
        const hash = publication.write(page.page.file, page.page.html);
        saved?.keep(planned, { note, hash, bytes: summary.bytes });
        pages.push(summary);
        if (options.isReported) collected.push(page);
      },
    };
  });
  const keep = () => {
    saved?.finish();
    state?.save();
  };
  const found = sortDiagnostics([...diagnostics, ...made.diagnostics]);
  if (!made.rest || hasErrors(found)) return { site: { diagnostics: found, texts, pages: [] }, collected, keep };
  for (const file of made.rest.generated) publication.write(file.path, file.make());
  const live = publication.previous?.files;
  await mapFew(made.rest.pictures, async (file) => {
    // A name with a hash says everything that the contents depend on; an icon at the top of the site has none.
    const hash = file.path.startsWith('assets/') ? live?.get(file.path)?.hash : undefined;
    if (hash !== undefined && publication.holds(file.path, hash)) publication.keep(file.path, hash);
    else publication.write(file.path, await file.make());
  });
  const site = { diagnostics: applyAllowList(found, ready.records).diagnostics, texts, pages };
  return { site, collected, rest: made.rest, keep };
}
