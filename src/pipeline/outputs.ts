/** The one list of what a site serves: build writes all of it, dev makes what is requested, links are checked against its URLs. Pure but for what is made. */
import type { FileToMake } from '../assets/make-files.ts';
import { addressOf, canonicalAddress } from '../domain/addresses/file-address.ts';
import { notFoundAddresses } from '../domain/addresses/not-found-address.ts';
import { isForHost } from '../domain/hosts.ts';
import { isOwnRules } from '../emit/hosts/host-files.ts';
import type { OutputFile } from '../emit/output-file.ts';
import { type OutputInput, planOutput } from '../emit/plan-output.ts';
import type { GeneratedFile } from '../emit/redirects.ts';
import type { PlannedPage } from '../routes/list-pages.ts';
import type { ReadySite } from './data/link-site.ts';
import { outputInput } from './output-input.ts';
import { PageAddresses } from './page-addresses.ts';

interface Served {
  /** The path of its URL, with the base path. */
  url: string;
  /** From the output folder. */
  file: string;
}

export type Output = Served &
  (
    | { kind: 'page'; page: PlannedPage }
    | { kind: 'redirect'; to: string; make: GeneratedFile['make'] }
    | { kind: 'generated' | 'asset' | 'static'; make: GeneratedFile['make'] }
    /** Takes time to make; its name says everything that it depends on. */
    | { kind: 'picture'; make: FileToMake['make'] }
  );

interface Making {
  /** Of the site before, for a server that keeps running. */
  addresses?: PageAddresses;
  icons: OutputFile;
  /** Of all pages made so far: read when `_headers` is made. */
  inlineScripts: Iterable<string>;
  now: Date;
}

export class Outputs implements Iterable<Output> {
  /** What they are planned from; without share cards, which `add` brings. */
  readonly input: OutputInput;
  /** Not those whose place a static file takes. */
  readonly pages: readonly PlannedPage[];
  readonly generated: readonly GeneratedFile[];
  readonly #pictures: FileToMake[];
  readonly #base: string;
  readonly #static: ReadonlySet<string>;
  readonly #assets: ReadonlySet<string>;
  /** By the file, where each leads to. */
  readonly #redirects: ReadonlyMap<string, string>;
  readonly #addresses: PageAddresses;
  #pageAt: ReadonlyMap<string, number> | undefined;
  /** All but pages. */
  #byUrl: Map<string, Output> | undefined;
  /** Every file, and whether it is a page. */
  #files: Map<string, boolean> | undefined;

  constructor(
    { model, bundled, pages }: Pick<ReadySite, 'model' | 'bundled' | 'pages'>,
    { addresses = new PageAddresses(), ...making }: Making,
  ) {
    const input = outputInput({ model, bundled, pages, ...making });
    this.#addresses = addresses;
    this.input = input;
    const isFree = (file: string) => !this.#static.has(file);
    this.#base = model.urls.base;
    this.#static = new Set(input.staticFiles.filter((file) => !isOwnRules(file)).map(({ path }) => path));
    this.#assets = new Set(input.assets.map(({ path }) => path));
    this.#redirects = new Map(input.redirects.map(({ file, to }) => [file, to]));
    this.pages = this.#static.size === 0 ? pages : pages.filter(({ file }) => isFree(file));
    this.generated = planOutput(input);
    this.#pictures = bundled.toMake.filter(({ path }) => isFree(path));
  }

  get pictures(): readonly FileToMake[] {
    return this.#pictures;
  }

  /** What is known only once a page is planned: its share card. */
  add(pictures: Iterable<FileToMake>): void {
    for (const picture of pictures) {
      if (this.#static.has(picture.path)) continue;
      this.#pictures.push(picture);
      this.#files?.set(picture.path, false);
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

  at(url: string): Output | undefined {
    const file = this.#others().get(url);
    if (file) return file;
    const page = this.pages[this.#numbers().get(url) ?? -1];
    return page && this.#pageOutput(page);
  }

  /** Without an index of all URLs, which a build of a few pages would not pay back. */
  isServed(url: string): boolean {
    if (!url.startsWith(`${this.#base}/`)) return false;
    const address = url.slice(this.#base.length);
    return filesAt(address).some((file) => {
      const isPage = this.#isPage().get(file);
      if (isPage === undefined || isForHost(file)) return false;
      return addressOf(file) === address || (!isPage && `/${file}` === address);
    });
  }

  #isPage(): Map<string, boolean> {
    if (this.#files) return this.#files;
    this.#files = new Map(this.pages.map(({ file }) => [file, true]));
    for (const { path } of [...this.generated, ...this.#pictures]) this.#files.set(path, false);
    return this.#files;
  }

  /** The right form of a URL that nearly is a page’s. */
  canonical(url: string): string | undefined {
    return canonicalAddress(url, (form) => this.at(form)?.file.endsWith('.html') === true);
  }

  /** The nearest page for what does not exist. */
  notFound(url: string): Output | undefined {
    const found = notFoundAddresses(url).find((form) => this.isServed(form));
    return this.at(found ?? `${this.#base}/404.html`);
  }

  #numbers(): ReadonlyMap<string, number> {
    this.#pageAt ??= this.#addresses.of(this.pages, this.#base);
    return this.#pageAt;
  }

  #others(): ReadonlyMap<string, Output> {
    if (this.#byUrl) return this.#byUrl;
    this.#byUrl = new Map();
    for (const output of this.withoutPages()) this.#index(this.#byUrl, output);
    return this.#byUrl;
  }

  #index(byUrl: Map<string, Output>, output: Output): void {
    if (isForHost(output.file)) return;
    for (const address of this.addressesOf(output.file)) byUrl.set(address, output);
  }

  /** Of a file that is no page. A page of the static folder is served under the name of its file too; what only the host reads is not served. */
  addressesOf(file: string): string[] {
    return [this.#base + addressOf(file), ...(file.endsWith('.html') ? [`${this.#base}/${file}`] : [])];
  }

  #served(file: string): Served {
    return { url: this.#base + addressOf(file), file };
  }

  #pageOutput(page: PlannedPage): Output {
    return { ...this.#served(page.file), kind: 'page', page };
  }

  #pictureOutput({ path, make }: FileToMake): Output {
    return { ...this.#served(path), kind: 'picture', make };
  }

  #fileOutput(file: string, make: GeneratedFile['make']): Output {
    const served = this.#served(file);
    if (this.#static.has(file)) return { ...served, kind: 'static', make };
    const to = this.#redirects.get(file);
    if (to !== undefined) return { ...served, kind: 'redirect', to, make };
    return { ...served, kind: this.#assets.has(file) ? 'asset' : 'generated', make };
  }
}

/** The files that may be served at the path of a URL. */
function filesAt(address: string): string[] {
  const file = address.slice(1);
  return address.endsWith('/') ? [`${file}index.html`] : [file, `${file}.html`];
}
