/** Writes a site to a publication, or keeps what is live already. Nothing goes live. Touches the publication and the state. */
import { mapConcurrently } from '../assets/work-pool.ts';
import { hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { isPrecompressed } from '../domain/hosts.ts';
import { fileHash } from '../emit/publication/file-hash.ts';
import type { Publication } from '../emit/publication.ts';
import type { GeneratedFile } from '../emit/redirects.ts';
import { applyAllowList } from '../lint/allow-list.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { BuildOptions } from './built-site.ts';
import type { LinkedSite, ReadySite } from './data/link-site.ts';
import type { MadePage } from './make-page.ts';
import { type MadeSite, makeSite, type PageWork, type SiteFrame } from './make-site.ts';
import type { Outputs } from './outputs.ts';
import type { PageNote } from './page-note.ts';
import { noPages, type PageSummary, type PreparedSite } from './prepared-site.ts';
import { PageFigures } from './reported-site.ts';
import type { BuildState } from './state/build-state.ts';
import { PartFingerprints } from './state/part-fingerprints.ts';
import { SavedPages } from './state/saved-pages.ts';

export type SiteToStage = LinkedSite & {
  ready: ReadySite;
  state: BuildState | undefined;
  /** Releases the data file of a finished page. */
  release: (file: string) => void;
};

export interface Staged {
  site: PreparedSite;
  /** The files that are pages. */
  pageFiles: () => Iterable<string>;
  /** The pages for a report. */
  figures: PageFigures | undefined;
  /** Absent if there are errors. */
  rest?: NonNullable<MadeSite['rest']>;
  /** To be called once the site is live: caches what the next build can reuse. */
  keep: (id: string) => { parts: ReadonlySet<string> | undefined; isKept: boolean };
}

export async function stageSite(publication: Publication, linked: SiteToStage, options: BuildOptions): Promise<Staged> {
  const { ready, texts } = linked;
  const stage = new SiteStage(publication, linked, options);
  const made = await makeSite(ready, options, (frame) => stage.beginPages(frame));
  const found = sortDiagnostics([...linked.diagnostics, ...made.diagnostics]);
  const { figures } = stage;
  const pageFiles = () => stage.pageFiles();
  const keep = (id: string) => stage.saveState(id);
  if (!made.rest || hasErrors(found))
    return { site: { diagnostics: found, texts, ...noPages }, pageFiles, figures, keep };
  const { rest } = made;
  await stage.writeFiles(rest);
  const { diagnostics } = applyAllowList(found, ready.records);
  const pages = () => stage.summaries(rest);
  return { site: { diagnostics, texts, pageCount: rest.pageCount, pages }, pageFiles, figures, rest, keep };
}

class SiteStage {
  readonly figures: PageFigures | undefined;
  readonly #publication: Publication;
  readonly #ready: ReadySite;
  readonly #state: BuildState | undefined;
  readonly #release: SiteToStage['release'];
  readonly #options: BuildOptions;
  /** The time that each new page took. */
  readonly #milliseconds = new Map<string, number>();
  #saved: SavedPages | undefined;
  /** Whether the site has the same list of pages as the live one. */
  #hasSamePages = false;

  constructor(publication: Publication, { ready, state, release }: SiteToStage, options: BuildOptions) {
    this.figures = options.isReported ? new PageFigures() : undefined;
    this.#publication = publication;
    this.#ready = ready;
    this.#state = state;
    this.#release = release;
    this.#options = options;
  }

  beginPages({ key, isServed, ...list }: SiteFrame): PageWork {
    const { isReported, now } = this.#options;
    const state = this.#state;
    if (state) {
      const fingerprints = new PartFingerprints({ ready: this.#ready, now, files: state.files }, state.rows);
      const all = { ...list, pages: this.#ready.pages, live: this.#publication.whole };
      this.#saved = new SavedPages(state.rows, { key, fingerprints, isServed, list: all });
    }
    // A report needs figures of every page.
    const reusable = isReported ? undefined : this.#saved;
    const unchanged = reusable?.unchanged;
    if (unchanged) this.#publication.keepPages(unchanged.has);
    this.#hasSamePages = unchanged !== undefined;
    return {
      unchanged,
      findUnchanged: (planned) => reusable && this.#keepPage(reusable, planned),
      onPage: (page, note, planned) => this.#writePage(page, note, planned),
    };
  }

  /** Returns the note of a page that need not be made again. */
  #keepPage(reusable: SavedPages, planned: PlannedPage): PageNote | undefined {
    const end = this.#options.profile?.begin('reuse');
    const found = reusable.find(planned);
    end?.();
    if (!found || !this.#publication.holds(planned.file, found.hash)) return undefined;
    this.#publication.keep(planned.file, found.hash);
    return found.note;
  }

  #writePage(made: MadePage, note: PageNote, planned: PlannedPage): void {
    const { file, text, milliseconds } = made.page;
    const { hash, bytes } = this.#write(file, text.encode(space));
    this.#saved?.keep(planned, { note, hash, bytes });
    this.#milliseconds.set(file, milliseconds);
    this.figures?.see(made);
    this.#release(planned.source);
  }

  pageFiles(): Iterable<string> {
    const live = this.#hasSamePages ? this.#publication.previous?.pages : undefined;
    return live ?? this.#ready.pages.all().map(({ file }) => file);
  }

  summaries({ pages }: Outputs): PageSummary[] {
    const { files } = this.#publication;
    return pages.map(({ path, file }) => {
      return { path, file, bytes: files.get(file)?.size ?? 0, milliseconds: this.#milliseconds.get(file) ?? 0 };
    });
  }

  /** All files except pages. */
  async writeFiles({ generated, pictures }: Outputs): Promise<void> {
    const { profile } = this.#options;
    for (const file of generated) this.#writeGenerated(file);
    const live = this.#publication.previous?.files;
    const endPictures = profile?.begin('pictures');
    await mapConcurrently(pictures, async ({ path, make }) => {
      // The hash in an asset's name identifies its contents; icons at the top of the site have no hash.
      const hash = path.startsWith('assets/') ? live?.get(path)?.hash : undefined;
      if (hash !== undefined && this.#publication.holds(path, hash)) this.#publication.keep(path, hash);
      else this.#write(path, await make());
    });
    endPictures?.();
    if (!isPrecompressed(this.#ready.model.site)) return;
    const endCopies = profile?.begin('compress');
    const { addCompressedCopies } = await import('./add-compressed-copies.ts');
    await addCompressedCopies(this.#publication);
    endCopies?.();
  }

  /** Keeps a file that would be made from the same. */
  #writeGenerated({ path, key, make }: GeneratedFile): void {
    const rows = key && this.#state?.rows;
    if (!key || !rows) {
      this.#write(path, make());
      return;
    }
    const row = `made ${path}`;
    const now = key();
    const [before, known = ''] = rows.get(row)?.split(' ') ?? [];
    if (before === now && this.#publication.holds(path, known)) this.#publication.keep(path, known);
    else rows.set(row, `${now} ${this.#write(path, make()).hash}`);
  }

  saveState(id: string): ReturnType<Staged['keep']> {
    const parts = this.#saved?.finish(id);
    this.#options.profile?.count('rows', this.#state?.rows.reads ?? 0);
    this.#options.profile?.count('places', this.#state?.files.loaded ?? 0);
    return { parts, isKept: this.#state?.save() !== false };
  }

  #write(file: string, contents: string | Uint8Array): { hash: string; bytes: number } {
    const publication = this.#publication;
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const hash = fileHash(bytes);
    if (publication.holds(file, hash)) publication.keep(file, hash);
    else {
      const end = this.#options.profile?.begin('write');
      publication.write(file, bytes, hash);
      end?.();
    }
    return { hash, bytes: bytes.length };
  }
}

/** Reused for each page: a buffer per page takes longer to make than to fill. */
const space = Buffer.allocUnsafeSlow(256 * 1024);
