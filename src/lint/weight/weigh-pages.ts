/**
 * The pages and files of a site → the bytes that each page loads initially, by type. Pure. For a phone 412 CSS pixels wide
 * with a density of 1.75: of a responsive picture, the file that Chromium would choose counts. Lazy pictures are counted
 * separately, although those near the viewport load at once.
 */
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { withoutOrigin } from '../../domain/urls/hrefs.ts';
import type { LoadKind, PageLoad } from '../../html/page-loads.ts';
import { type FileLoad, fileLoads } from './file-loads.ts';

/** In bytes: uncompressed, and on the wire (with brotli quality 5 if it helps, about what hosts use on the fly). */
export interface Weight {
  raw: number;
  compressed: number;
}

export interface WeighedFile extends Weight {
  /** Relative to the output folder. */
  path: string;
  kind: LoadKind;
  /** Loads only near the viewport. */
  lazy: boolean;
}

export interface PageWeight {
  /** The page's URL path. */
  path: string;
  html: Weight;
  style: Weight;
  script: Weight;
  /** Without lazy pictures. */
  pictures: Weight;
  /** All faces in the page's styles: only a browser knows which ones it needs. */
  fonts: Weight;
  lazyPictures: Weight;
  /** The number of initial requests, including the page. */
  requests: number;
  /** Everything but the page itself. */
  files: readonly WeighedFile[];
}

/** Everything that a page loads, without the page itself. */
export type LoadWeight = Omit<PageWeight, 'path' | 'html'>;

/** A file with its contents or its weight. */
export type SiteFile = { path: string } & ({ contents: string | Uint8Array } | Weight);

/** Memoizes each file's weight, because most pages load the same few files. Does not count files on other sites. */
export class Scale {
  readonly #files: ReadonlyMap<string, SiteFile>;
  readonly #weights = new Map<string, Weight>();
  /** Loads with paths relative to the output folder instead of URLs. */
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
      for (const inner of this.#innerOf(file, kind)) add(inner.kind, inner.url, lazy);
    };
    for (const { kind, url, lazy } of loads) add(kind, this.#pathOf(url), lazy);
    return [...found.values()];
  }

  #pathOf(url: string): string {
    const { base, origin } = this.#urls;
    return withoutOrigin(url, origin)
      .replace(/[?#].*$/, '')
      .slice(base.length + 1);
  }

  #weightOf(name: string): Weight | undefined {
    const file = this.#files.get(name);
    if (!file) return undefined;
    const weight = this.#weights.get(name) ?? weighFile(file);
    this.#weights.set(name, weight);
    return weight;
  }

  /** The files that a stylesheet or script loads. */
  #innerOf(name: string, kind: LoadKind): FileLoad[] {
    const file = this.#files.get(name);
    const text = file && 'contents' in file ? Buffer.from(file.contents).toString() : '';
    const known =
      this.#inner.get(name) ??
      fileLoads(kind, text).map((load) => ({
        kind: load.kind,
        url: load.url.startsWith('/') ? this.#pathOf(load.url) : path.posix.join(path.posix.dirname(name), load.url),
      }));
    this.#inner.set(name, known);
    return known;
  }
}

/** The weight of a file of the site. Hosts compress text. */
export function weighFile(file: SiteFile): Weight {
  if (!('contents' in file)) return file;
  if (/\.(css|js|svg|json|txt)$/.test(file.path)) return weighText(file.contents);
  const raw = Buffer.byteLength(file.contents);
  return { raw, compressed: raw };
}

export function weighText(text: string | Uint8Array): Weight {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { raw: bytes.length, compressed: brotliCompressSync(bytes, { params }).length };
}

function total(weights: readonly Weight[]): Weight {
  return weights.reduce((sum, one) => ({ raw: sum.raw + one.raw, compressed: sum.compressed + one.compressed }), {
    raw: 0,
    compressed: 0,
  });
}
