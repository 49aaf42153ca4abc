/** The one list of what a site serves: build writes all of it, dev makes what is requested, and links are checked against its URLs. Pure, apart from making contents. */
import type { CardText, FileToMake, OutputFile } from '../assets/assets.ts';
import { isForHost } from '../domain/hosts/hosts.ts';
import { canonicalPath, notFoundPaths, urlPathOf } from '../domain/urls/file-urls.ts';
import { ownPolicies } from '../emit/headers.ts';
import { isOwnRules } from '../emit/hosts/host-files.ts';
import { type GeneratedFile, textOf } from '../emit/output-file.ts';
import { type OutputInput, planOutput } from '../emit/plan-output.ts';
import type { PlannedRedirect } from '../emit/redirects.ts';
import { readPage, type WholeRead } from '../html/read-page.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import { tryDecode } from '../text/strings.ts';
import { outputInput } from './output-input.ts';
import type { ReadySite } from './ready-site.ts';

interface Served {
  /** URL path, with base path. */
  url: string;
  /** Relative to the output folder. */
  file: string;
}

export type Output = Served &
  (
    | { kind: 'page'; page: PlannedPage }
    | { kind: 'redirect'; to: Pick<PlannedRedirect, 'path' | 'fragment'>; make: GeneratedFile['make'] }
    | { kind: 'generated' | 'asset' | 'static'; make: GeneratedFile['make'] }
    /** Slow to make; its name hashes everything that it depends on. */
    | { kind: 'picture'; make: FileToMake['make'] }
  );

/** What other pages and files need of a finished page, which is not kept itself. Plain JSON, so that the next build can use it. */
export interface PageExports {
  /** Ids, separated by spaces. */
  ids: string;
  /** Links to fragments of other pages. */
  fragments: string[];
  inlineScripts: string[];
  card: CardText;
}

export class Outputs {
  /** Of the emit stage. */
  readonly input: OutputInput;
  /** Pages, without those that a static file replaces. */
  readonly pages: readonly PlannedPage[];
  /** The HTML files of the static folder. */
  readonly staticPages: readonly { file: OutputFile; read: WholeRead }[];
  /** Whether the site's own rules give a static file another content policy. */
  readonly hasOwnPolicy: (path: string) => boolean;
  readonly generated: readonly GeneratedFile[];
  readonly pictures: FileToMake[] = [];
  /** Pages first. */
  readonly all: Output[];
  /** The paths of all pictures, also of those that a static file replaces; of share cards, those of the pages added so far. */
  readonly #encodedFiles = new Set<string>();
  /** Their texts, of static pages and of the pages added so far; read when `_headers` is made. */
  readonly #inlineScripts = new Set<string>();
  /** Pages of earlier builds share them. */
  readonly #added = new WeakSet<object>();
  readonly #cardToMake: ReadySite['bundled']['cardToMake'];
  readonly #base: string;
  /** Pages and pictures at these paths are not served: a static file replaces them. */
  readonly #staticPaths: ReadonlySet<string>;
  /** By URL path. */
  readonly #served = new Map<string, Output>();

  constructor(ready: ReadySite, now: Date) {
    const { main, bundled, pages } = ready;
    const input = outputInput(ready, { inlineScripts: this.#inlineScripts, encodedFiles: this.#encodedFiles, now });
    this.input = input;
    this.#cardToMake = bundled.cardToMake;
    this.#base = main.model.urls.base;
    const staticPages = input.staticFiles.filter(({ path }) => /\.html?$/i.test(path));
    this.staticPages = staticPages.map((file) => ({ file, read: readPage(textOf(file)) }));
    this.hasOwnPolicy = ownPolicies(input.staticFiles);
    for (const { file, read } of this.staticPages)
      if (!this.hasOwnPolicy(file.path)) for (const script of read.inlineScripts) this.#inlineScripts.add(script);
    this.#staticPaths = new Set(input.staticFiles.filter((file) => !isOwnRules(file)).map(({ path }) => path));
    this.pages = pages.filter(({ file }) => !this.#staticPaths.has(file));
    this.generated = planOutput(input);
    const assets = new Set(input.assets.map(({ path }) => path));
    const redirects = new Map(input.redirects.map((redirect) => [redirect.file, redirect]));
    this.all = [
      ...this.pages.map((page) => ({ kind: 'page' as const, page, ...this.#place(page.file) })),
      ...this.generated.map(({ path, make }): Output => {
        const served = { make, ...this.#place(path) };
        if (this.#staticPaths.has(path)) return { kind: 'static', ...served };
        const to = redirects.get(path);
        if (to) return { kind: 'redirect', to, ...served };
        return { kind: assets.has(path) ? 'asset' : 'generated', ...served };
      }),
    ];
    for (const output of this.all) this.#serve(output);
    for (const picture of bundled.toMake) this.#addPicture(picture);
  }

  /** Adds what is known only of a finished page: the scripts that `_headers` allows, and its share card. */
  addPage(exports: Pick<PageExports, 'inlineScripts' | 'card'>): void {
    if (this.#added.has(exports)) return;
    this.#added.add(exports);
    const { inlineScripts, card } = exports;
    for (const script of inlineScripts) this.#inlineScripts.add(script);
    this.#addPicture(this.#cardToMake(card));
  }

  /** Once: pages share cards. */
  #addPicture(picture: FileToMake): void {
    const { path, make } = picture;
    if (this.#encodedFiles.has(path)) return;
    this.#encodedFiles.add(path);
    if (this.#staticPaths.has(path)) return;
    const output: Output = { ...this.#place(path), kind: 'picture', make };
    this.pictures.push(picture);
    this.all.push(output);
    this.#serve(output);
  }

  /** The URLs, without the base path, of files besides pages to which a link may have been typed: without bundles and encoded pictures, which have a hash in their name. */
  linkTargets(): string[] {
    return this.all.flatMap((output) => {
      return output.kind === 'page' || isHashed(output) ? [] : pathsOf(output);
    });
  }

  at(url: string): Output | undefined {
    return this.#served.get(url);
  }

  /** What every host sends for a URL in decoded form, also for that of a page’s file or folder: /about/index.html and /about lead to /about/. */
  answering(url: string): Output | undefined {
    return this.at(url) ?? this.at(urlPathOf(url.slice(1))) ?? this.at(`${url}/`);
  }

  /** In decoded or encoded form. */
  isServed(url: string): boolean {
    return this.#served.has(url) || this.#served.has(tryDecode(url, decodeURI) ?? url);
  }

  /** The canonical form of another form of a page's URL. */
  canonical(url: string): string | undefined {
    return canonicalPath(url, (form) => this.at(form)?.file.endsWith('.html') === true);
  }

  /** The nearest 404 page for a URL. */
  notFound(url: string): Output | undefined {
    const found = notFoundPaths(url).find((form) => this.isServed(form));
    return this.at(found ?? `${this.#base}/404.html`);
  }

  #serve(output: Output): void {
    if (isForHost(output.file)) return;
    for (const path of pathsOf(output)) this.#served.set(this.#base + path, output);
  }

  #place(file: string): Served {
    return { url: this.#base + urlPathOf(file), file };
  }
}

/** Its URL paths without the base path: of HTML that is no page also the file name, and of a redirect, such as /old.html, that without a slash. */
function pathsOf({ kind, file }: Output): string[] {
  const path = urlPathOf(file);
  if (kind === 'page' || !file.endsWith('.html')) return [path];
  return [path, `/${file}`, ...(kind === 'redirect' ? [path.replace(/\/$/, '')] : [])];
}

/** Whether its name has a hash of what it is made from, so that it may be cached for good. */
export function isHashed({ kind, file }: Output): boolean {
  return (kind === 'asset' || kind === 'picture') && file.startsWith('assets/');
}
