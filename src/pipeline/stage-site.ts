/** Writes a site to a publication, or keeps the files that are live already. Nothing goes live. Touches the publication. */
import { mapConcurrently } from '../assets/work-pool.ts';
import { hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { isPrecompressed } from '../domain/hosts/hosts.ts';
import { localTime } from '../domain/local-time.ts';
import type { Publication } from '../emit/publication/publication.ts';
import { readPage } from '../html/read-page.ts';
import { applyAllowList } from '../lint/allow-list.ts';
import type { BuildOptions } from './built-site.ts';
import type { LinkedSite, ReadySite } from './data/link-site.ts';
import { type MadeSite, makeSite } from './make-site.ts';
import type { Outputs } from './outputs.ts';
import { noPages, type PreparedSite } from './prepared-site.ts';
import { PageFigures } from './reported-site.ts';
import { PageCache } from './snapshot/page-cache.ts';
import type { CachedPages } from './snapshot/snapshot.ts';

export type SiteToStage = LinkedSite & { ready: ReadySite };

export interface Staged {
  site: PreparedSite;
  /** The pages for a report. */
  figures: PageFigures | undefined;
  /** Absent if there are errors. */
  rest?: NonNullable<MadeSite['rest']>;
  /** What the next build can use of the pages. */
  pages: readonly CachedPages[] | undefined;
}

/** `previous`: the pages of the last build. */
export async function stageSite(
  publication: Publication,
  { ready, texts, ...linked }: SiteToStage,
  { options, previous }: { options: BuildOptions; previous: readonly CachedPages[] | undefined },
): Promise<Staged> {
  const { isReported, now, profile } = options;
  const figures = isReported ? new PageFigures() : undefined;
  /** The time that each new page took. */
  const times = new Map<string, number>();
  let pages: readonly CachedPages[] | undefined;
  const made = await makeSite(ready, options, (frame) => {
    const endReuse = profile?.begin('reuse');
    const time = localTime(ready.model.site.business.timeZone, now);
    const sites = [ready, ...ready.translations];
    const caches = sites.map((site, index) => {
      // If a page of another language is gone, any page may link to it.
      const others = sites.flatMap((other) => (other === site ? [] : other.ownPages.map(({ file }) => file)));
      const targets = [...frame.targets, ...others];
      return new PageCache({ ...frame, targets, ready: site, time, previous: previous?.[index] });
    });
    const byFile = new Map(
      sites.flatMap(({ ownPages }, index) => ownPages.map(({ file }) => [file, caches[index]] as const)),
    );
    endReuse?.();
    pages = caches.map(({ current }) => current);
    return {
      // A report needs figures of every page.
      ...(!isReported && {
        reuse: ({ file }) => byFile.get(file)?.reuse(file, (hash) => publication.keep(file, hash)),
      }),
      onPage: ({ page, route, reads }, { file }, exports) => {
        const hash = publication.write(file, page.html);
        byFile.get(file)?.add(file, { hash, exports, reads });
        times.set(file, page.milliseconds);
        figures?.see({ page, route }, readPage(page.html));
      },
    };
  });
  const found = sortDiagnostics([...linked.diagnostics, ...made.diagnostics]);
  const { rest } = made;
  if (!rest || hasErrors(found)) return { site: { diagnostics: found, texts, ...noPages }, figures, pages };
  await writeFiles(publication, rest, { isCompressed: isPrecompressed(ready.model.site), profile });
  profile?.count('write', publication.written);
  const { diagnostics } = applyAllowList(found, ready.records);
  const summaries = () =>
    rest.pages.map(({ path, file }) => {
      return { path, file, bytes: publication.files.get(file)?.size ?? 0, milliseconds: times.get(file) ?? 0 };
    });
  return { site: { diagnostics, texts, pageCount: rest.pages.length, pages: summaries }, figures, rest, pages };
}

/** All files except pages. */
async function writeFiles(
  publication: Publication,
  { generated, pictures }: Outputs,
  { isCompressed, profile }: { isCompressed: boolean; profile: BuildOptions['profile'] },
): Promise<void> {
  for (const { path, make } of generated) publication.write(path, make());
  const previous = publication.previous.files;
  const endPictures = profile?.begin('pictures');
  await mapConcurrently(pictures, async ({ path, make }) => {
    // The hash in an asset's name identifies its contents; icons at the top of the site have no hash.
    const hash = path.startsWith('assets/') ? previous.get(path)?.hash : undefined;
    if (!publication.keep(path, hash)) publication.write(path, await make());
  });
  endPictures?.();
  if (!isCompressed) return;
  const endCopies = profile?.begin('compress');
  const { addCompressedCopies } = await import('./add-compressed-copies.ts');
  await addCompressedCopies(publication);
  endCopies?.();
}
