/** Every address of a site that is not built: what page or file stands there, before any of them is made. */
import type { AssetFile } from '../assets/assets.ts';
import type { FileToMake } from '../assets/make-files.ts';
import { type ReadySite, withTokens } from '../build.ts';
import { planOutput } from '../emit/plan-output.ts';
import { addressOf } from '../file-address.ts';
import { outputInput } from '../output-input.ts';
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
  /** For checking links: see checkPages. What ids other pages have is not known. */
  targets: () => ReadonlyMap<string, undefined>;
}

interface Options {
  now: Date;
  more: readonly LiveFile[];
  /** Of the site before the change: pages that are still open ask for its styles and scripts. */
  before: LiveAddresses | undefined;
}

export function listAddresses(site: ReadySite, { now, more, before }: Options): LiveAddresses {
  const { model, bundled } = site;
  const { href, base } = model.urls;
  const pages = new Map(site.pages.map((page) => [href(page.path), page]));
  const files = new Map<string, LiveFile>();
  const add = (file: LiveFile) => files.set(href(`/${file.path}`), file);
  for (const file of before?.bundles ?? []) add(file);
  for (const file of smallFiles(site)) add({ path: file, make: async () => smallFile(site, file, now) });
  for (const file of [...bundled.assets.files, ...bundled.toMake, ...more, ...bundled.staticFiles]) add(file);
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
  let targets: ReadonlyMap<string, undefined> | undefined;
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
    targets: () => {
      targets ??= new Map(
        [...pages.keys(), ...files.keys(), ...redirects.keys()].map((address) => [address, undefined]),
      );
      return targets;
    },
  };
}

/** Those that are made of the site as a whole. */
function smallFiles({ model }: ReadySite): string[] {
  const always = ['sitemap.xml', 'robots.txt', 'site.webmanifest', 'contact.vcf'];
  return model.site.security ? [...always, '.well-known/security.txt'] : always;
}

function smallFile(site: ReadySite, name: string, now: Date): Uint8Array {
  const routes = site.pages.map(({ plan }) => withTokens(plan()));
  const { model, bundled } = site;
  const files = planOutput(outputInput({ model, bundled, made: [], routes, pages: [], scans: new Map(), now }));
  return Buffer.from(files.find((file) => file.path === name)?.contents ?? '');
}
