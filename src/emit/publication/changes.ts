/** Two manifests → the changes of a publish, as an owner sees them: pages by URL, numbers of other files. */
import { urlPathOf } from '../../domain/urls/file-urls.ts';
import { readPage, type WholeRead } from '../../html/read-page.ts';
import { isShown, type Manifest, noFiles } from './manifest.ts';

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
  const old = previous ?? noFiles;
  const none = () => ({ added: 0, changed: 0, removed: 0 });
  const isFirst = previous === undefined;
  const changes: Changes = { isFirst, ...none(), unchanged: 0, pages: [], assets: none(), otherFiles: none() };
  for (const file of new Set([...old.files.keys(), ...next.files.keys()])) {
    const [was, is] = [isShown(old, file), isShown(next, file)];
    if (!was && !is) continue;
    const change = !was ? 'added' : !is ? 'removed' : 'changed';
    if (change === 'changed' && !files.isStaged(file)) {
      changes.unchanged++;
      continue;
    }
    changes[change]++;
    const wasPage = was && old.pages.has(file);
    const isPage = next.pages.has(file);
    if (!wasPage && !isPage) changes[file.startsWith('assets/') ? 'assets' : 'otherFiles'][change]++;
    // A page may have become a redirect, or a redirect a page.
    else if (!isPage) changes.pages.push({ path: urlPathOf(file), change: is ? 'moved' : 'removed' });
    else {
      const difference = wasPage ? differenceOf(files.previous(file), files.next(file)) : 'new';
      changes.pages.push({ path: urlPathOf(file), change: difference });
    }
  }
  changes.pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return changes;
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
