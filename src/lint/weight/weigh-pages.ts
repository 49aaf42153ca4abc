/**
 * The pages and files of a site → the bytes that each page loads initially, by type, compressed as a host sends them. Pure. For a phone
 * 412 CSS pixels wide with a density of 1.75: of a responsive picture, the file that Chromium would choose counts.
 */
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { withoutOrigin } from '../../domain/urls/hrefs.ts';
import type { LoadKind, PageLoad } from '../../html/page-loads.ts';
import { loadsOf } from '../../html/style-loads.ts';
import { memoize } from '../../memo/memoize.ts';
import type { LintedPage } from '../linted-site.ts';

export interface WeighedFile {
  /** Relative to the output folder. */
  path: string;
  kind: LoadKind;
  bytes: number;
  /** Loads only near the viewport. */
  lazy: boolean;
}

export interface PageWeight {
  /** The page's URL path. */
  path: string;
  /** Of the page itself, and of the files of each type that it loads initially; `lazy`: of pictures that it loads later. */
  bytes: Readonly<Record<'html' | LoadKind | 'lazy', number>>;
  /** The number of initial requests, including the page. */
  requests: number;
  /** Everything else that it loads. Files on other sites are not counted. */
  files: readonly WeighedFile[];
}

/** A file with its contents, or with its bytes on the wire. */
export type SiteFile = { path: string } & ({ contents: string | Uint8Array } | { bytes: number });

/** Collects the size and loads of each page; weighs them with their files after the last page. */
export class PageWeights {
  readonly #maxHtml: number;
  /** `loads` as JSON, because a URL of the page itself would keep all of it in memory. */
  readonly #pages: { path: string; html: number; loads: string }[] = [];

  /** `maxHtml`: smaller pages, in bytes, count uncompressed, because compressing all would take as long as making them. */
  constructor({ maxHtml }: { maxHtml: number }) {
    this.#maxHtml = maxHtml;
  }

  see({ route, html, read }: LintedPage): void {
    const bytes = Buffer.byteLength(html);
    this.#pages.push({
      path: route.path,
      html: bytes > this.#maxHtml ? compressedBytes(html) : bytes,
      loads: JSON.stringify(read.loads),
    });
  }

  /** In page order. */
  weigh(siteFiles: readonly SiteFile[], { base, origin }: { base: string; origin: string }): PageWeight[] {
    const byPath = new Map(siteFiles.map((file) => [file.path, file]));
    const pathOf = (url: string) =>
      withoutOrigin(url, origin)
        .replace(/[?#].*$/, '')
        .slice(base.length + 1);
    // Most pages load the same few files.
    const bytesOf = memoize(fileBytes);
    const innerOf = memoize(innerLoads);
    return this.#pages.map(({ path: page, html, loads }) => {
      const found = new Map<string, WeighedFile>();
      const add = ({ kind, url }: Load, lazy: boolean, folder = '') => {
        const name = url.startsWith('/') || folder === '' ? pathOf(url) : path.posix.join(folder, url);
        const file = byPath.get(name);
        if (!file || found.get(name)?.lazy === false || (lazy && found.has(name))) return;
        found.set(name, { path: name, kind, lazy, bytes: bytesOf(file) });
        for (const inner of innerOf(file)) add(inner, lazy, path.posix.dirname(name));
      };
      for (const load of JSON.parse(loads) as PageLoad[]) add(load, load.lazy);
      const files = [...found.values()];
      const bytes = { html, style: 0, script: 0, pictures: 0, fonts: 0, lazy: 0 };
      for (const file of files) bytes[file.lazy ? 'lazy' : file.kind] += file.bytes;
      return { path: page, bytes, requests: 1 + files.filter((file) => !file.lazy).length, files };
    });
  }
}

/** What a stylesheet or script loads. */
function innerLoads(file: SiteFile): Load[] {
  if (!('contents' in file) || !/\.(css|js)$/.test(file.path)) return [];
  const text = Buffer.from(file.contents).toString();
  return file.path.endsWith('.css') ? styleLoads(text) : scriptLoads(text);
}

/** Hosts compress text. */
export function fileBytes(file: SiteFile): number {
  if ('bytes' in file) return file.bytes;
  return /\.(css|js|svg|json|txt)$/.test(file.path) ? compressedBytes(file.contents) : Buffer.byteLength(file.contents);
}

/** With brotli quality 5, about what hosts use on the fly. */
export function compressedBytes(text: string | Uint8Array): number {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

interface Load {
  kind: LoadKind;
  url: string;
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Of a face for other characters than those of English, which few pages have. */
const otherCharacters = /unicode-range:\s*U\+(?!0*(20)?-)/i;

/** Counts only the first file of a face, because the others are fallbacks for older browsers. */
function styleLoads(css: string): Load[] {
  const faces = (css.match(fontFace) ?? []).filter((face) => !otherCharacters.test(face));
  const fonts = faces.flatMap((face) => loadsOf(face)[0] ?? []);
  return [
    ...fonts.map(({ url }): Load => ({ kind: 'fonts', url })),
    ...loadsOf(css.replaceAll(fontFace, '')).map(({ url }): Load => ({ kind: 'pictures', url })),
  ];
}

/** Ignores import(), which waits for an action. False matches are harmless, because they name no file of the site. */
function scriptLoads(script: string): Load[] {
  const imports = script.matchAll(/\b(?:import|from)\s*["']([^"']+)["']/g);
  return [...imports].map(([, url = '']): Load => ({ kind: 'script', url }));
}
