/** The printed paths of a site's pages. Pure. */
import { addressOf } from '../domain/addresses/file-address.ts';
import type { PlannedPage } from '../routes/list-pages.ts';

/** Where pages are, for as long as a site has the same pages: ten thousand addresses are not listed again after each save. */
export class PageAddresses {
  #files: readonly string[] = [];
  #base = '';
  #byUrl: ReadonlyMap<string, number> = new Map();

  /** By the printed path, the number of each page. */
  of(pages: readonly PlannedPage[], base: string): ReadonlyMap<string, number> {
    const isSame =
      base === this.#base &&
      pages.length === this.#files.length &&
      pages.every(({ file }, index) => file === this.#files[index]);
    if (isSame) return this.#byUrl;
    this.#base = base;
    this.#files = pages.map(({ file }) => file);
    this.#byUrl = new Map(this.#files.map((file, index) => [base + addressOf(file), index]));
    return this.#byUrl;
  }
}
