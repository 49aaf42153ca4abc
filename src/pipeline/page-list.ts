/**
 * The pages of a site: all of them in order, or one by its file. All are listed on first use, because a build after an edit of a text
 * needs only the pages that it makes. Pure.
 */
import { countyPages } from '../domain/list-limits.ts';
import { fileHash } from '../emit/publication/file-hash.ts';
import { once } from '../memo/memoize.ts';
import type { PlaceReader } from '../model/place-reader.ts';
import { listPages, type PlannedPage, pagesOfPlace, pagesWithoutPlaces } from '../routes/list-pages.ts';
import type { Planner } from '../routes/planner.ts';

/** After so many searches for one page, an index of all pages is cheaper. */
const maxSearches = 400;

export class PageList implements Iterable<PlannedPage> {
  /** Whether all pages are listed already. */
  isWhole = false;
  /** In order. */
  readonly all: () => readonly PlannedPage[];
  readonly #planner: Planner;
  /** Pages that are not made from places or counties: there are few. */
  readonly #others: () => readonly PlannedPage[];
  readonly #otherByFile: () => ReadonlyMap<string, PlannedPage>;
  readonly #byFile: () => ReadonlyMap<string, PlannedPage>;
  #searches = 0;

  constructor(planner: Planner) {
    this.#planner = planner;
    this.all = once(() => {
      this.isWhole = true;
      return listPages(planner);
    });
    this.#others = once(() => pagesWithoutPlaces(planner));
    this.#otherByFile = once(() => indexOf(this.#others()));
    this.#byFile = once(() => indexOf(this.all()));
  }

  [Symbol.iterator](): Iterator<PlannedPage> {
    return this.all()[Symbol.iterator]();
  }

  get size(): number {
    return this.#others().length + this.#ofPlaces().count;
  }

  /** The number of pages in the sitemap. */
  get listedCount(): number {
    return this.#others().filter(({ isListed }) => isListed).length + this.#ofPlaces().count;
  }

  /** The files of the 404 pages. */
  get notFoundFiles(): string[] {
    return this.#others().flatMap(({ file, template }) => (template === 'not-found' ? [file] : []));
  }

  /** Equal for the same pages, whatever their order and their texts. */
  get key(): string {
    const lines = this.#others().map(({ file, path, template, source }) => [file, path, template, source].join('\t'));
    return fileHash([...lines.sort(), this.#ofPlaces().key].join('\n'));
  }

  /** Equal for equal entries of the sitemap. */
  get datesKey(): string {
    const { urls, lists } = this.#planner.model;
    const lines = this.#others().map(({ path, isListed, updated }) => [urls.absolute(path), isListed, updated]);
    const ofPlaces = lists.derive('dates of places', (read) => {
      const counties = countiesOf(read).map(({ slug, pages }) => [urls.absolute(urls.of('county', slug)), pages]);
      const cities = read.cities();
      const paths = cities.slugs.map((slug) => urls.absolute(urls.of('city', slug)));
      return fileHash(JSON.stringify([counties, read.counties().of('updated'), paths, cities.of('updated')]));
    });
    return fileHash(JSON.stringify([lines, ofPlaces]));
  }

  find(file: string): PlannedPage | undefined {
    this.#searches += 1;
    if (this.isWhole || this.#searches > maxSearches) return this.#byFile().get(file);
    return this.#otherByFile().get(file) ?? this.#findPlace(file);
  }

  /** At least the pages whose URL, on some host, may be that of one of these files or of a folder above it. */
  near(files: readonly string[]): readonly PlannedPage[] {
    const slugs = new Set(files.flatMap((file) => slugsIn(file.toLowerCase())));
    if (this.isWhole || slugs.size > maxSearches) return this.all();
    return [...this.#others(), ...[...slugs].flatMap((slug) => this.#pagesNamed(slug))];
  }

  #findPlace(file: string): PlannedPage | undefined {
    for (const slug of slugsIn(file)) {
      const found = this.#pagesNamed(slug).find((page) => page.file === file);
      if (found) return found;
    }
    return undefined;
  }

  #pagesNamed(slug: string): PlannedPage[] {
    return (['city', 'county'] as const).flatMap((kind) => pagesOfPlace(this.#planner, kind, slug));
  }

  #ofPlaces(): { count: number; key: string } {
    const text = this.#planner.model.lists.derive('pages of places', (read) => {
      const cities = read.cities().slugs;
      const counties = countiesOf(read);
      const lines = [...cities, ...counties.map(({ slug, pages }) => `county ${slug} ${pages}`)];
      const count = counties.reduce((sum, { pages }) => sum + pages, cities.length);
      return `${count} ${fileHash(lines.sort().join('\n'))}`;
    });
    const [count, key = ''] = text.split(' ');
    return { count: Number(count), key };
  }
}

/** A page of a place or county has its slug, in lower case, in its path: as a folder, or as a name before `.html`. */
function slugsIn(file: string): string[] {
  return file.split('/').map((name) => name.replace(/\.html$/, ''));
}

/** Each county with the number of its pages. */
function countiesOf(read: PlaceReader): { slug: string; pages: number }[] {
  return read.counties().slugs.map((slug) => ({ slug, pages: countyPages(read.citiesIn(slug).slugs.length) }));
}

function indexOf(pages: readonly PlannedPage[]): ReadonlyMap<string, PlannedPage> {
  return new Map(pages.map((page) => [page.file, page]));
}
