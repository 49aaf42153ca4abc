/** The one list of what a site serves: build writes all of it, dev makes what is requested, and links are checked against its URLs. Pure, apart from making contents. */
import type { FileToMake } from '../assets/assets.ts';
import { isForHost } from '../domain/hosts/hosts.ts';
import { canonicalPath, notFoundPaths, urlPathOf } from '../domain/urls/file-urls.ts';
import { isOwnRules } from '../emit/hosts/host-files.ts';
import type { GeneratedFile, OutputFile } from '../emit/output-file.ts';
import { type OutputInput, planOutput } from '../emit/plan-output.ts';
import { once } from '../memo/memoize.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { ReadySite } from './data/link-site.ts';
import { outputInput } from './output-input.ts';

interface Served {
  /** URL path, with base path. */
  url: string;
  /** Relative to the output folder. */
  file: string;
}

export type Output = Served &
  (
    | { kind: 'page'; page: PlannedPage }
    | { kind: 'redirect'; to: string; make: GeneratedFile['make'] }
    | { kind: 'generated' | 'asset' | 'static'; make: GeneratedFile['make'] }
    /** Slow to make; its name hashes everything that it depends on. */
    | { kind: 'picture'; make: FileToMake['make'] }
  );

interface OutputsInput {
  icons: OutputFile;
  /** Texts of the inline scripts of all pages made so far; read when `_headers` is made. */
  inlineScripts: Iterable<string>;
  now: Date;
}

type SiteOfOutputs = Pick<ReadySite, 'model' | 'bundled' | 'pages' | 'feed'>;

export class Outputs implements Iterable<Output> {
  /** The input of the emit stage; share cards are added with `add`. */
  readonly input: OutputInput;
  /** Pages, without those that a static file replaces. */
  readonly pages: readonly PlannedPage[];
  readonly generated: readonly GeneratedFile[];
  readonly #pictures: FileToMake[];
  readonly #base: string;
  /** Pages and pictures at these paths are not served: a static file replaces them. */
  readonly #staticPaths: ReadonlySet<string>;
  readonly #assets: ReadonlySet<string>;
  /** File of a redirect → its target. */
  readonly #redirects: ReadonlyMap<string, string>;
  readonly #pageAt: () => ReadonlyMap<string, PlannedPage>;
  /** All outputs except pages, by URL. */
  #byUrl: Map<string, Output> | undefined;
  /** All URL paths that are served, without the base path. */
  #urlSet: Set<string> | undefined;

  constructor({ model, bundled, pages, feed }: SiteOfOutputs, rest: OutputsInput) {
    const input = outputInput({ model, bundled, pages, feed, ...rest });
    this.input = input;
    const isFree = (file: string) => !this.#staticPaths.has(file);
    this.#base = model.urls.base;
    this.#staticPaths = new Set(input.staticFiles.filter((file) => !isOwnRules(file)).map(({ path }) => path));
    this.#assets = new Set(input.assets.map(({ path }) => path));
    this.#redirects = new Map(input.redirects.map(({ file, to }) => [file, to]));
    this.pages = this.#staticPaths.size === 0 ? pages : pages.filter(({ file }) => isFree(file));
    this.#pageAt = once(() => new Map(this.pages.map((page) => [this.#base + urlPathOf(page.file), page])));
    this.generated = planOutput(input);
    this.#pictures = bundled.toMake.filter(({ path }) => isFree(path));
  }

  get pictures(): readonly FileToMake[] {
    return this.#pictures;
  }

  /** Adds share cards, which are known only once their pages are planned. */
  add(pictures: Iterable<FileToMake>): void {
    for (const picture of pictures) {
      if (this.#staticPaths.has(picture.path)) continue;
      this.#pictures.push(picture);
      if (this.#urlSet) this.#serve(this.#urlSet, picture.path);
      if (this.#byUrl) this.#index(this.#byUrl, this.#pictureOutput(picture));
    }
  }

  *[Symbol.iterator](): Iterator<Output> {
    for (const page of this.pages) yield this.#pageOutput(page);
    yield* this.withoutPages();
  }

  *withoutPages(): Iterable<Output> {
    for (const { path, make } of this.generated) yield this.#fileOutput(path, make);
    for (const picture of this.#pictures) yield this.#pictureOutput(picture);
  }

  /** The files besides pages that a link may have been typed to: without those of bundles and encoded pictures, which have a hash in their name. */
  linkTargets(): string[] {
    const others = [...this.withoutPages()].filter(
      ({ kind, file }) => kind !== 'asset' && (kind !== 'picture' || !file.startsWith('assets/')),
    );
    return others.map(({ file }) => file);
  }

  at(url: string): Output | undefined {
    const file = this.#others().get(url);
    if (file) return file;
    const page = this.#pageAt().get(url);
    return page && this.#pageOutput(page);
  }

  isServed(url: string): boolean {
    if (!url.startsWith(`${this.#base}/`)) return false;
    return this.#otherPaths().has(url.slice(this.#base.length)) || this.#pageAt().has(url);
  }

  /** Lists paths only: making the outputs too is not worth it for a build of a few pages. */
  #otherPaths(): Set<string> {
    if (this.#urlSet) return this.#urlSet;
    this.#urlSet = new Set();
    for (const { path } of [...this.generated, ...this.#pictures]) this.#serve(this.#urlSet, path);
    return this.#urlSet;
  }

  #serve(urls: Set<string>, file: string): void {
    if (!isForHost(file)) urls.add(urlPathOf(file)).add(`/${file}`);
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

  #others(): ReadonlyMap<string, Output> {
    if (this.#byUrl) return this.#byUrl;
    this.#byUrl = new Map();
    for (const output of this.withoutPages()) this.#index(this.#byUrl, output);
    return this.#byUrl;
  }

  #index(byUrl: Map<string, Output>, output: Output): void {
    if (isForHost(output.file)) return;
    for (const url of this.#urlsOf(output.file)) byUrl.set(url, output);
  }

  /** The URL paths of a file that is not a page. A static HTML page is served at its file name too. */
  #urlsOf(file: string): string[] {
    return [this.#base + urlPathOf(file), ...(file.endsWith('.html') ? [`${this.#base}/${file}`] : [])];
  }

  #served(file: string): Served {
    return { url: this.#base + urlPathOf(file), file };
  }

  #pageOutput(page: PlannedPage): Output {
    return { ...this.#served(page.file), kind: 'page', page };
  }

  #pictureOutput({ path, make }: FileToMake): Output {
    return { ...this.#served(path), kind: 'picture', make };
  }

  #fileOutput(file: string, make: GeneratedFile['make']): Output {
    const served = this.#served(file);
    if (this.#staticPaths.has(file)) return { ...served, kind: 'static', make };
    const to = this.#redirects.get(file);
    if (to !== undefined) return { ...served, kind: 'redirect', to, make };
    return { ...served, kind: this.#assets.has(file) ? 'asset' : 'generated', make };
  }
}
