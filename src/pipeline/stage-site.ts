/** Writes a site to a publication, or keeps what is live already. Nothing goes live. Touches the publication and the state. */
import { mapConcurrently } from '../assets/work-pool.ts';
import { hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { isPrecompressed } from '../domain/hosts/hosts.ts';
import { localTime } from '../domain/local-time.ts';
import type { Publication } from '../emit/publication/publication.ts';
import { readPage } from '../html/read-page.ts';
import { applyAllowList } from '../lint/allow-list.ts';
import type { BuildOptions } from './built-site.ts';
import type { LinkedSite, ReadySite } from './data/link-site.ts';
import type { MadePage } from './make-page.ts';
import { type MadeSite, makeSite, type PageWork, type SeenPage, type SiteFrame } from './make-site.ts';
import type { Outputs } from './outputs.ts';
import type { PageNote } from './page-note.ts';
import { noPages, type PageSummary, type PreparedSite } from './prepared-site.ts';
import { PageFigures } from './reported-site.ts';
import { PageKeeper } from './snapshot/page-keeper.ts';
import type { KeptPages, SnapshotBody } from './snapshot/snapshot.ts';

export type SiteToStage = LinkedSite & {
  ready: ReadySite;
  /** What the last build has kept. */
  before: SnapshotBody | undefined;
};

export interface Staged {
  site: PreparedSite;
  /** The pages for a report. */
  figures: PageFigures | undefined;
  /** Absent if there are errors. */
  rest?: NonNullable<MadeSite['rest']>;
  /** What the next build can use of the pages. */
  pages: KeptPages | undefined;
}

export async function stageSite(publication: Publication, linked: SiteToStage, options: BuildOptions): Promise<Staged> {
  const { ready, texts } = linked;
  const stage = new SiteStage(publication, linked, options);
  const made = await makeSite(ready, options, (frame) => stage.beginPages(frame));
  const found = sortDiagnostics([...linked.diagnostics, ...made.diagnostics]);
  const { figures, kept } = stage;
  if (!made.rest || hasErrors(found)) return { site: { diagnostics: found, texts, ...noPages }, figures, pages: kept };
  const { rest } = made;
  await stage.writeFiles(rest);
  options.profile?.count('write', publication.written);
  const { diagnostics } = applyAllowList(found, ready.records);
  const pages = () => stage.summaries(rest);
  return { site: { diagnostics, texts, pageCount: rest.pages.length, pages }, figures, rest, pages: kept };
}

class SiteStage {
  readonly figures: PageFigures | undefined;
  readonly #publication: Publication;
  readonly #ready: ReadySite;
  readonly #before: SnapshotBody | undefined;
  readonly #options: BuildOptions;
  /** The time that each new page took. */
  readonly #milliseconds = new Map<string, number>();
  #keeper: PageKeeper | undefined;

  constructor(publication: Publication, { ready, before }: SiteToStage, options: BuildOptions) {
    this.figures = options.isReported ? new PageFigures() : undefined;
    this.#publication = publication;
    this.#ready = ready;
    this.#before = before;
    this.#options = options;
  }

  beginPages(frame: SiteFrame): PageWork {
    const { isReported, now, cache } = this.#options;
    const endReuse = this.#options.profile?.begin('reuse');
    const time = localTime(this.#ready.model.site.business.timeZone, now);
    const keeper = new PageKeeper({ ...frame, ready: this.#ready, time, before: this.#before });
    endReuse?.();
    if (cache) this.#keeper = keeper;
    return {
      // A report needs figures of every page.
      ...(!isReported && { findKept: ({ file }) => this.#keep(keeper, file) }),
      onPage: (made, seen) => this.#writePage(made, seen),
    };
  }

  /** What the next build can use of the pages. */
  get kept(): KeptPages | undefined {
    return this.#keeper?.pages;
  }

  /** Returns the note of a page that need not be made again. */
  #keep(keeper: PageKeeper, file: string): PageNote | undefined {
    const found = keeper.find(file);
    if (!found || !this.#publication.keep(file, found.hash)) return undefined;
    keeper.keep(file);
    return found.note;
  }

  #writePage(made: MadePage, { planned: { file }, note }: SeenPage): void {
    const { html, milliseconds } = made.page;
    const hash = this.#publication.write(file, html);
    this.#keeper?.add(file, { hash, note, reads: made.reads });
    this.#milliseconds.set(file, milliseconds);
    this.figures?.see(made, readPage(html));
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
    for (const { path, make } of generated) this.#publication.write(path, make());
    const previous = this.#publication.previous.files;
    const endPictures = profile?.begin('pictures');
    await mapConcurrently(pictures, async ({ path, make }) => {
      // The hash in an asset's name identifies its contents; icons at the top of the site have no hash.
      const hash = path.startsWith('assets/') ? previous.get(path)?.hash : undefined;
      if (!this.#publication.keep(path, hash)) this.#publication.write(path, await make());
    });
    endPictures?.();
    if (!isPrecompressed(this.#ready.model.site)) return;
    const endCopies = profile?.begin('compress');
    const { addCompressedCopies } = await import('./add-compressed-copies.ts');
    await addCompressedCopies(this.#publication);
    endCopies?.();
  }
}
