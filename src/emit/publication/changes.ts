/** Two manifests → the changes of a publish, as an owner sees them: pages by URL, numbers of other files. */
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { readPage, type WholeRead } from '../../html/read-page.ts';
import { type Manifest, noFiles, shownFiles } from './manifest.ts';

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

interface NewFiles {
  /** Whether the publish writes it: its contents are new, or it was damaged, or a publish was cut off before it. */
  isStaged: (file: string) => boolean;
  /** HTML of a page of the previous site, by its file. */
  previous: (file: string) => string;
  next: (file: string) => string;
}

/** Without a previous site, everything is new. */
export function compareSites(previous: Manifest | undefined, next: Manifest, files: NewFiles): Changes {
  const [old, now] = [shownFiles(previous ?? noFiles), shownFiles(next)];
  const added = [...now.keys()].filter((file) => !old.has(file));
  const removed = [...old.keys()].filter((file) => !now.has(file));
  const stayed = [...now.keys()].filter((file) => old.has(file));
  const changed = stayed.filter(files.isStaged);
  const wasPage = (file: string) => previous?.pages.has(file) === true && old.has(file);
  const isPage = (file: string) => next.pages.has(file);
  const count = (isCounted: (file: string) => boolean): FileCounts => ({
    added: added.filter(isCounted).length,
    changed: changed.filter(isCounted).length,
    removed: removed.filter(isCounted).length,
  });
  const isAsset = (file: string) => file.startsWith('assets/');
  const pages = [...added, ...changed, ...removed]
    .filter((file) => isPage(file) || wasPage(file))
    .map((file): PageChange => ({ path: urlPathOf(file), change: changeOf(file) }));
  return {
    isFirst: previous === undefined,
    ...count(() => true),
    unchanged: stayed.length - changed.length,
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    assets: count(isAsset),
    otherFiles: count((file) => !isAsset(file) && !isPage(file) && !wasPage(file)),
  };

  /** A page may have become a redirect, or a redirect a page. */
  function changeOf(file: string): PageChange['change'] {
    if (!isPage(file)) return now.has(file) ? 'moved' : 'removed';
    return wasPage(file) ? differenceOf(files.previous(file), files.next(file)) : 'new';
  }
}

/** The most important difference. `previous` and `next` are different HTML. */
export function differenceOf(previous: string, next: string): PageDifference {
  const [old, now] = [readPage(previous), readPage(next)];
  if (wordsOf(old) !== wordsOf(now)) return 'words';
  return picturesOf(old) === picturesOf(now) ? 'looks' : 'pictures';
}

/** What reaches people, screen readers or search engines. A share card's file name changes with its drawing, and is no content. */
function wordsOf({ title, description, texts, anchorHrefs, pictures, structuredData }: WholeRead): string {
  const alts = pictures.map(({ alt }) => alt);
  const words = [title, description, ...texts, ...anchorHrefs, ...alts, ...structuredData].join('');
  return words.replace(/\/assets\/[^"'\s]*/g, '/assets/').replace(/\s+/g, '');
}

function picturesOf({ pictures }: WholeRead): string {
  return pictures.map(({ src }) => src).join('\n');
}
