/**
 * Weighs what each page loads at first, by kind. Takes the pages and the files of the site, gives bytes. Pure.
 * Weighed for a phone, 412 CSS pixels wide with 1.75 device pixels to each: of a responsive picture the file counts that
 * Chromium would take there. Lazy pictures are counted apart, though those near the top load at once too.
 */
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LoadKind, PageLoad } from '../../html/page-loads.ts';
import type { PageRead } from '../../html/read-page.ts';
import { type FileLoad, fileLoads } from './file-loads.ts';

/** Bytes: as they are, and on the wire (brotli where it helps, quality 5: roughly what a host does on the fly). */
export interface Weight {
  raw: number;
  compressed: number;
}

export interface WeighedFile extends Weight {
  /** From the output folder. */
  path: string;
  kind: LoadKind;
  /** Loads only when it comes near. */
  lazy: boolean;
}

export interface PageWeight {
  /** The page's own. */
  path: string;
  html: Weight;
  style: Weight;
  script: Weight;
  /** Without the lazy ones. */
  pictures: Weight;
  /** Every face of the page's styles, whether its words need it or not: only a browser knows. */
  fonts: Weight;
  lazyPictures: Weight;
  /** How many files are asked for at first, the page itself among them. */
  requests: number;
  /** Everything but the page itself. */
  files: readonly WeighedFile[];
}

/** Everything that a page loads, without the page itself. */
export type LoadWeight = Omit<PageWeight, 'path' | 'html'>;

/** With its contents, or weighed already. */
export type SiteFile = { path: string } & ({ contents: string | Uint8Array } | Weight);

/** What other sites hold is not weighed. */
export function weighPages(
  pages: readonly { path: string; html: string; read: Pick<PageRead, 'loads'> }[],
  files: readonly SiteFile[],
  urls: { base: string; origin: string },
): PageWeight[] {
  const scale = new Scale(files, urls);
  return pages.map(({ path, html, read }) => ({ path, html: new LaterWeight(html), ...scale.weigh(read.loads) }));
}

/** Of a page: compressed when it is asked for, as that takes as long as making the page. */
class LaterWeight implements Weight {
  readonly raw: number;
  readonly #html: string;
  #compressed: number | undefined;

  constructor(html: string) {
    this.raw = Buffer.byteLength(html);
    this.#html = html;
  }

  get compressed(): number {
    this.#compressed ??= weigh(this.#html, true).compressed;
    return this.#compressed;
  }
}

/** Remembers each file's weight: most pages load the same few. */
export class Scale {
  readonly #files: ReadonlyMap<string, SiteFile>;
  readonly #weights = new Map<string, Weight>();
  /** With paths from the output folder for addresses. */
  readonly #inner = new Map<string, FileLoad[]>();
  readonly #urls: { base: string; origin: string };

  constructor(files: readonly SiteFile[], urls: { base: string; origin: string }) {
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#urls = urls;
  }

  weigh(loads: readonly PageLoad[]): LoadWeight {
    const loaded = this.#filesOf(loads);
    const sum = (kind: LoadKind, lazy = false) =>
      total(loaded.filter((file) => file.kind === kind && file.lazy === lazy));
    return {
      style: sum('style'),
      script: sum('script'),
      pictures: sum('pictures'),
      fonts: sum('fonts'),
      lazyPictures: sum('pictures', true),
      requests: 1 + loaded.filter((file) => !file.lazy).length,
      files: loaded,
    };
  }

  #filesOf(loads: readonly PageLoad[]): WeighedFile[] {
    const found = new Map<string, WeighedFile>();
    const add = (kind: LoadKind, file: string, lazy: boolean) => {
      const weight = this.#weightOf(file);
      if (!weight || found.get(file)?.lazy === false || (lazy && found.has(file))) return;
      found.set(file, { path: file, kind, lazy, ...weight });
      for (const inner of this.#innerOf(file, kind)) add(inner.kind, inner.address, lazy);
    };
    for (const { kind, address, lazy } of loads) add(kind, this.#pathOf(address), lazy);
    return [...found.values()];
  }

  #pathOf(address: string): string {
    const { base, origin } = this.#urls;
    const inside = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    return inside.replace(/[?#].*$/, '').slice(base.length + 1);
  }

  #weightOf(name: string): Weight | undefined {
    const file = this.#files.get(name);
    if (!file) return undefined;
    const weight = this.#weights.get(name) ?? weighFile(file);
    this.#weights.set(name, weight);
    return weight;
  }

  /** What a style or script asks for in its turn. */
  #innerOf(name: string, kind: LoadKind): FileLoad[] {
    const file = this.#files.get(name);
    const text = file && 'contents' in file ? Buffer.from(file.contents).toString() : '';
    const known =
      this.#inner.get(name) ??
      fileLoads(kind, text).map((load) => ({
        kind: load.kind,
        address: load.address.startsWith('/')
          ? this.#pathOf(load.address)
          : path.posix.join(path.posix.dirname(name), load.address),
      }));
    this.#inner.set(name, known);
    return known;
  }
}

/** Of a file of the site. */
export function weighFile(file: SiteFile): Weight {
  return 'contents' in file ? weigh(file.contents, /\.(css|js|svg|json|txt)$/.test(file.path)) : file;
}

/** `shrinks`: text, which hosts compress. */
export function weigh(contents: string | Uint8Array, shrinks: boolean): Weight {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  if (!shrinks) return { raw: bytes.length, compressed: bytes.length };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { raw: bytes.length, compressed: brotliCompressSync(bytes, { params }).length };
}

function total(weights: readonly Weight[]): Weight {
  return weights.reduce((sum, one) => ({ raw: sum.raw + one.raw, compressed: sum.compressed + one.compressed }), {
    raw: 0,
    compressed: 0,
  });
}
