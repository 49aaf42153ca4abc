/** Two manifests → the changes of a publish, as an owner sees them: pages by URL, numbers of other files. */
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { readPage, type WholeRead } from '../../html/read-page.ts';
import type { Manifest } from './manifest.ts';

type PageDifference = 'words' | 'pictures' | 'looks';

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
  previous: (file: string) => Promise<string>;
  next: (file: string) => string;
}

/** Without a previous site, everything is new. */
export async function compareSites(previous: Manifest | undefined, next: Manifest, texts: PageTexts): Promise<Changes> {
  const isPage = (file: string) => next.pages.has(file);
  const wasPage = (file: string) => previous?.pages.has(file) === true;
  const { added, removed, changed, unchanged } = compareFiles(previous, next);
  const stayed = changed.filter((file) => isPage(file) && wasPage(file));
  // A page may have become a redirect, or a redirect a page.
  const newPages = [...added, ...changed].filter((file) => isPage(file) && !(isOwn(previous, file) && wasPage(file)));
  const goneTo = (change: 'removed' | 'moved', files: readonly string[]) =>
    files.filter((file) => wasPage(file) && !isPage(file)).map((file) => ({ path: urlPathOf(file), change }));
  const pages: PageChange[] = [
    ...newPages.map((file) => ({ path: urlPathOf(file), change: 'new' as const })),
    ...goneTo('removed', removed),
    ...goneTo('moved', changed),
  ];
  for (const file of stayed) {
    pages.push({ path: urlPathOf(file), change: differenceOf(await texts.previous(file), texts.next(file)) });
  }
  const isAsset = (file: string) => file.startsWith('assets/');
  const isOther = (file: string) => !isAsset(file) && !isPage(file) && !wasPage(file);
  const count = (isCounted: (file: string) => boolean): FileCounts => ({
    added: added.filter(isCounted).length,
    changed: changed.filter(isCounted).length,
    removed: removed.filter(isCounted).length,
  });
  return {
    isFirst: previous === undefined,
    ...count(() => true),
    unchanged,
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    assets: count(isAsset),
    otherFiles: count(isOther),
  };
}

/** Ignores assets that are only kept for open pages, and compressed copies. */
function compareFiles(previous: Manifest | undefined, next: Manifest) {
  const differences = { added: [] as string[], removed: [] as string[], changed: [] as string[], unchanged: 0 };
  for (const [file, { hash }] of next.files) {
    if (next.previousAssets.has(file) || isCopy(next, file)) continue;
    if (!isOwn(previous, file)) differences.added.push(file);
    else if (previous?.files.get(file)?.hash === hash) differences.unchanged++;
    else differences.changed.push(file);
  }
  for (const file of previous?.files.keys() ?? [])
    if (!isOwn(next, file) && !previous?.previousAssets.has(file) && !isCopy(previous, file))
      differences.removed.push(file);
  return differences;
}

/** Compressed copies change with their originals. */
function isCopy(manifest: Manifest | undefined, file: string): boolean {
  return /\.(br|gz)$/.test(file) && manifest?.files.has(file.slice(0, -3)) === true;
}

function isOwn(manifest: Manifest | undefined, file: string): boolean {
  return manifest?.files.has(file) === true && !manifest.previousAssets.has(file);
}

/** The most important difference. `previous` and `next` are different HTML. */
export function differenceOf(previous: string, next: string): PageDifference {
  const [old, now] = [readPage(previous), readPage(next)];
  if (wordsOf(old) !== wordsOf(now)) return 'words';
  return picturesOf(old) === picturesOf(now) ? 'looks' : 'pictures';
}

/** What reaches people, screen readers or search engines. A share card's file name changes with its drawing, and is no content. */
function wordsOf({ title, description, texts, anchors, pictures, structuredData }: WholeRead): string {
  const alts = pictures.map(({ alt }) => alt);
  const words = [title, description, ...texts, ...anchors, ...alts, ...structuredData].join('');
  return words.replace(/\/assets\/[^"'\s]*/g, '/assets/').replace(/\s+/g, '');
}

function picturesOf({ pictures }: WholeRead): string {
  return pictures.map(({ src }) => src).join('\n');
}
