/** A site's pages → an index by URL path. Pure. */
import { urlPathOf } from '../domain/urls/file-url.ts';
import type { PlannedPage } from '../routes/list-pages.ts';

/** Memoizes the index while the site has the same pages, so that ten thousand paths are not indexed after each save. */
export class PageIndex {
  #files: readonly string[] = [];
  #base = '';
  #byUrl: ReadonlyMap<string, number> = new Map();

  /** URL path → page number. */
  of(pages: readonly PlannedPage[], base: string): ReadonlyMap<string, number> {
    const isSame =
      base === this.#base &&
      pages.length === this.#files.length &&
      pages.every(({ file }, index) => file === this.#files[index]);
    if (isSame) return this.#byUrl;
    this.#base = base;
    this.#files = pages.map(({ file }) => file);
    const byUrl = new Map<string, number>();
    for (let index = 0; index < pages.length; index += 1) {
      const file = this.#files[index];
      if (file !== undefined) byUrl.set(base + urlPathOf(file), index);
    }
    this.#byUrl = byUrl;
    return byUrl;
  }
}
