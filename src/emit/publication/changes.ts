/** Two manifests → the changes of a publish, as an owner sees them: pages by URL, numbers of other files. */
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import type { Manifest } from './manifest.ts';
import { differenceOf, type PageDifference } from './page-change.ts';

interface PageChange {
  /** URL path without the site's base path: /areas/springfield-vt/ */
  path: string;
  /** `moved`: the URL now redirects to another page. */
  change: 'new' | 'removed' | 'moved' | PageDifference;
}

interface FileCounts {
  added: number;
  changed: number;
  removed: number;
}

export interface Changes extends FileCounts {
  /** True if there was no site in this folder. */
  isFirst: boolean;
  unchanged: number;
  /** Sorted by path. Redirects do not count as pages. */
  pages: PageChange[];
  /** Styles, scripts and pictures. Their names contain a hash, so a changed asset counts as removed and added. */
  assets: FileCounts;
  otherFiles: FileCounts;
}

interface PageTexts {
  /** HTML of a page of the previous site, by its file. */
  before: (file: string) => Promise<string>;
  after: (file: string) => string;
}

/** Without a previous site, everything is new. */
export async function compareSites(before: Manifest | undefined, after: Manifest, texts: PageTexts): Promise<Changes> {
  const isPage = (file: string) => after.pages.has(file);
  const wasPage = (file: string) => before?.pages.has(file) === true;
  const { added, removed, changed, unchanged } = compareFiles(before, after);
  const stayed = changed.filter((file) => isPage(file) && wasPage(file));
  // A page may have become a redirect, or a redirect a page.
  const newPages = [...added, ...changed].filter((file) => isPage(file) && !(isOwn(before, file) && wasPage(file)));
  const goneTo = (change: 'removed' | 'moved', files: readonly string[]) =>
    files.filter((file) => wasPage(file) && !isPage(file)).map((file) => ({ path: urlPathOf(file), change }));
  const pages: PageChange[] = [
    ...newPages.map((file) => ({ path: urlPathOf(file), change: 'new' as const })),
    ...goneTo('removed', removed),
    ...goneTo('moved', changed),
  ];
  for (const file of stayed) {
    pages.push({ path: urlPathOf(file), change: differenceOf(await texts.before(file), texts.after(file)) });
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
    unchanged,
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    assets: count(isAsset),
    otherFiles: count(isOther),
  };
}

/** Ignores assets that are only kept for open pages, and compressed copies. */
function compareFiles(before: Manifest | undefined, after: Manifest) {
  const found = { added: [] as string[], removed: [] as string[], changed: [] as string[], unchanged: 0 };
  for (const [file, { hash }] of after.files) {
    if (after.previousAssets.has(file) || isCopy(after, file)) continue;
    if (!isOwn(before, file)) found.added.push(file);
    else if (before?.files.get(file)?.hash === hash) found.unchanged++;
    else found.changed.push(file);
  }
  for (const file of before?.files.keys() ?? [])
    if (!isOwn(after, file) && !before?.previousAssets.has(file) && !isCopy(before, file)) found.removed.push(file);
  return found;
}

/** Compressed copies change with their originals. */
function isCopy(manifest: Manifest | undefined, file: string): boolean {
  return /\.(br|gz)$/.test(file) && manifest?.files.has(file.slice(0, -3)) === true;
}

function isOwn(manifest: Manifest | undefined, file: string): boolean {
  return manifest?.files.has(file) === true && !manifest.previousAssets.has(file);
}
