/** What a publish changes, as an owner thinks of it: pages by their addresses, other files by their number. */
import { addressOf } from '../file-address.ts';
import type { Manifest } from './manifest.ts';
import { differenceOf, type PageDifference } from './page-change.ts';

export interface PageChange {
  /** As a visitor types it, without the site's base path: /areas/springfield-vt/ */
  path: string;
  /** `moved`: the address leads on to another page now. */
  change: 'new' | 'removed' | 'moved' | PageDifference;
}

interface FileCounts {
  added: number;
  changed: number;
  removed: number;
}

export interface Changes extends FileCounts {
  /** There was no site in this folder. */
  isFirst: boolean;
  unchanged: number;
  /** In the order of their addresses. Redirects are no pages. */
  pages: PageChange[];
  /** Styles, scripts and pictures, which only pages ask for. Named by their contents, a changed one is a new one. */
  assets: FileCounts;
  otherFiles: FileCounts;
}

interface PageTexts {
  /** HTML of a page of the site before, by its file. */
  before: (file: string) => Promise<string>;
  after: (file: string) => string;
}

/** Without a site before, everything is new. */
export async function compareSites(before: Manifest | undefined, after: Manifest, texts: PageTexts): Promise<Changes> {
  const [old, now] = [ownFiles(before), ownFiles(after)];
  const { isPage, wasPage } = pageTests(before, after);
  const added = [...now.keys()].filter((file) => !old.has(file));
  const removed = [...old.keys()].filter((file) => !now.has(file));
  const changed = [...now.keys()].filter((file) => old.has(file) && old.get(file) !== now.get(file));
  const stayed = changed.filter((file) => isPage(file) && wasPage(file));
  // A page may become a redirect and the other way round.
  const newPages = [...added, ...changed].filter((file) => isPage(file) && !(old.has(file) && wasPage(file)));
  const goneTo = (change: 'removed' | 'moved', files: readonly string[]) =>
    files.filter((file) => wasPage(file) && !isPage(file)).map((file) => ({ path: addressOf(file), change }));
  const pages: PageChange[] = [
    ...newPages.map((file) => ({ path: addressOf(file), change: 'new' as const })),
    ...goneTo('removed', removed),
    ...goneTo('moved', changed),
  ];
  for (const file of stayed) {
    pages.push({ path: addressOf(file), change: differenceOf(await texts.before(file), texts.after(file)) });
  }
  const isAsset = (file: string) => file.startsWith('assets/');
  const isOther = (file: string) => !isAsset(file) && !isPage(file) && !wasPage(file);
  const count = (isCounted: (file: string) => boolean): FileCounts => ({
    added: added.filter(isCounted).length,
    changed: changed.filter(isCounted).length,
    removed: removed.filter(isCounted).length,
  });
  return {
    isFirst: before === undefined,
    ...count(() => true),
    unchanged: now.size - added.length - changed.length,
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    assets: count(isAsset),
    otherFiles: count(isOther),
  };
}

/** Without what is kept for pages that are still open: no page of the site asks for it. */
function ownFiles(manifest: Manifest | undefined): Map<string, string> {
  const kept = new Set(manifest?.kept);
  return new Map(Object.entries(manifest?.files ?? {}).filter(([file]) => !kept.has(file)));
}

/** A manifest of an early version does not say which files are pages: there, what is a page now was one. */
function pageTests(before: Manifest | undefined, after: Manifest) {
  const now = new Set(after.pages);
  const old = before?.pages && new Set(before.pages);
  const isPage = (file: string) => now.has(file);
  const guess = (file: string) => isPage(file) || (!(file in after.files) && file.endsWith('.html'));
  const wasPage = (file: string) => (before === undefined ? false : (old?.has(file) ?? guess(file)));
  return { isPage, wasPage };
}
