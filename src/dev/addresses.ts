/** Every address of a site that is not built: what page or file stands there, before any of them is made. */
import type { AssetFile } from '../assets/assets.ts';
import type { FileToMake } from '../assets/make-files.ts';
import { addressOf } from '../domain/file-address.ts';
import { planOutput } from '../emit/plan-output.ts';
import type { ReadySite } from '../pipeline/link-site.ts';
import { outputInput, servedAddresses } from '../pipeline/output-input.ts';
import type { PlannedPage } from '../routes/list-pages.ts';

export type LiveFile = AssetFile | FileToMake;

export interface LiveAddresses {
  pages: ReadonlyMap<string, PlannedPage>;
  files: ReadonlyMap<string, LiveFile>;
  redirects: ReadonlyMap<string, string>;
  /** Styles and scripts, by names that never come to mean something else. */
  bundles: readonly LiveFile[];
  /** The right form of an address that nearly is a page’s. */
  canonical: (address: string) => string | undefined;
  /** The nearest page for what does not exist. */
  notFound: (address: string) => PlannedPage | undefined;
  /** A file that is only known once its page is planned. */
  add: (file: LiveFile) => void;
  /** Whether a link may lead there. */
  isServed: (address: string) => boolean;
}

interface Options {
  now: Date;
  icons: AssetFile;
  /** Of the site before the change: pages that are still open ask for its styles and scripts. */
  before: LiveAddresses | undefined;
}

export function listAddresses(site: ReadySite, { now, icons, before }: Options): LiveAddresses {
  const { model, bundled } = site;
  const { href, base } = model.urls;
  const pages = new Map(site.pages.map((page) => [href(page.path), page]));
  const files = new Map<string, LiveFile>();
  const add = (file: LiveFile) => files.set(href(`/${file.path}`), file);
  for (const file of before?.bundles ?? []) add(file);
  const input = outputInput({ model, bundled, pages: site.pages, icons, encoded: [], inlineScripts: [], now });
  for (const { path, make } of planOutput(input)) {
    if (!notInDev.has(path)) add({ path, make: async () => Buffer.from(make()) });
  }
  for (const file of [...bundled.toMake, ...bundled.staticFiles]) add(file);
  for (const file of bundled.staticFiles) {
    // A page of the static folder is published in place of another of its address.
    const address = href(addressOf(file.path));
    pages.delete(address);
    files.set(address, file);
  }
  const redirects = new Map(
    model.redirects.map(({ from, to, fragment }) => [href(from), href(to) + (fragment === '' ? '' : `#${fragment}`)]),
  );
  if (base !== '') redirects.set('/', `${base}/`);
  let served: ReadonlySet<string> | undefined;
  return {
    pages,
    files,
    redirects,
    bundles: bundled.assets.files,
    add,
    canonical: (address) =>
      [`${address}/`, address.replace(/\/$/, ''), addressOf(address.slice(1))].find(
        (form) => form !== address && pages.has(form),
      ),
    notFound: (address) => {
      const nearest = address.startsWith(`${href(model.urls.services).replace(/\/$/, '')}/`)
        ? model.urls.services
        : '/';
      return pages.get(href(`${nearest}404.html`)) ?? pages.get(href('/404.html'));
    },
    isServed: (address) => {
      served ??= servedAddresses(model, { pages: site.pages, files: [...files.values()].map(({ path }) => path) });
      return served.has(address);
    },
  };
}

/** Files for hosts: the server answers by what they would say. */
const notInDev: ReadonlySet<string> = new Set(['_headers', '_redirects']);
