/** Loaded data → linked data: the model, and the diagnostics between files. Nothing is checked again while all that the checks read is the same. */
import type { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import type { IconSet } from '../../assets/icons/icon-set.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import { safeHref } from '../../domain/urls/hrefs.ts';
import { fileHash } from '../../files/content-hash.ts';
import type { SiteRecords } from '../../model/file-facts.ts';
import { type CheckedLinks, checkLinks, type Linked, linkChecked, possiblePages } from '../../model/link-records.ts';
import { markdownReader } from '../../model/read-markdown.ts';
import type { ReadTracker } from '../../model/read-tracker.ts';
import { type CachedFiles, type FileChanges, fileChanges } from './cached-files.ts';
import type { LoadedData, LoadedSite } from './loaded-data.ts';

/** What a run caches of the data in one language for the next run. Plain JSON. */
export interface CachedData {
  files: CachedFiles;
  /** What was found between files. */
  links: CheckedLinks & {
    /** A hash of all that it depends on besides the files of places. */
    key: string;
  };
}

/** What is known of the last run, by the folder of the language; that of the main one is empty. */
export type PreviousSite = Readonly<Record<string, CachedData & Pick<Linked, 'linkedPlaces'>>>;

interface LinkInput {
  site: Pick<LoadedSite, 'images' | 'icons' | 'own'>;
  icons: IconSet;
  /** The URL paths of pages in the static folder. */
  staticPages: ReadonlySet<string>;
  reads: ReadTracker;
  folders: TemplateFolders;
  /** In `dev`, unfilled fields are warnings. */
  showsDrafts: boolean;
  previous: PreviousSite | undefined;
  /** For data in another language. */
  main?: LinkedData;
}

/** The data of a site in one language, linked. */
export interface LinkedData extends LoadedData, CachedData, Linked {
  /** Since the previous run, if there was one. */
  changes: FileChanges | undefined;
}

/** Without errors. */
export type CompleteData = LinkedData & Required<Pick<Linked, 'model'>>;

export function hasModel(linked: LinkedData): linked is CompleteData {
  return linked.model !== undefined;
}

export function linkData(data: LoadedData, input: LinkInput): LinkedData {
  const { records, files, folder, urls, context } = data;
  const { site, reads, main } = input;
  const previous = input.previous?.[folder];
  const key = keyOf(data, input);
  const changes = previous && fileChanges(previous.files, files);
  const isUnchanged =
    changes &&
    previous.links.key === key &&
    hasSameLinks(previous.links, changes) &&
    (!main || main.links === input.previous?.['']?.links);
  const links = isUnchanged ? previous.links : { key, ...check(data, input) };
  // In another language, pages link to their twins.
  const readMarkdown = folder !== '' ? markdownReader((href) => safeHref(href, urls)) : context.readMarkdown;
  const linkedPlaces = changes?.facts.size === 0 ? previous?.linkedPlaces : undefined;
  return {
    ...data,
    links,
    changes,
    ...linkChecked(records, { urls, readMarkdown, reads, own: site.own, linkedPlaces }, links),
  };
}

function keyOf(
  { records, sources, files }: LoadedData,
  { site, staticPages, folders, showsDrafts }: LinkInput,
): string {
  // An unchanged file may not have been read.
  const texts = sources.map(({ file, kind, text }) => {
    const hash = files.byPath[file]?.hash;
    return hash !== undefined && isPlace(kind) ? file : [file, hash ?? text];
  });
  const drawings = [...site.images, ...site.icons].map(({ file }) => file);
  return fileHash(
    JSON.stringify([
      files.context,
      texts,
      [drawings, folders.list('icons', '.svg')],
      [...staticPages],
      waitingPosts(records),
      showsDrafts,
    ]),
  );
}

/** No facts are different, and no diagnostic is in a file with another text, where its line may be another. */
function hasSameLinks({ diagnostics }: CheckedLinks, { facts, texts }: FileChanges): boolean {
  const isMoved = ({ at, related }: Diagnostic) => texts.has(at.file) || related.some((one) => texts.has(one.at.file));
  return facts.size === 0 && !diagnostics.some(isMoved);
}

function check(data: LoadedData, { site, icons, staticPages, showsDrafts, main }: LinkInput): CheckedLinks {
  const images = new Set(site.images.map(({ name }) => name));
  const originals = main && possiblePages(main);
  const { diagnostics, redirects } = checkLinks(data, { images, staticPages, icons, originals });
  const isFillIn = ({ code }: Diagnostic) => code === 'content/fill-in';
  // Wrong coordinates in a file with unfilled fields are not reported as well.
  const unfilled = new Set(diagnostics.filter(isFillIn).map(({ at }) => at.file));
  const found = diagnostics.filter(({ code, at }) => !/^place\/(outside|same)/.test(code) || !unfilled.has(at.file));
  const shown = found.map((one) => (showsDrafts && isFillIn(one) ? { ...one, severity: 'warning' as const } : one));
  return { redirects, diagnostics: shown };
}

/** The days of posts that are not published yet. */
export function waitingPosts({ posts }: Pick<SiteRecords, 'posts'>): string[] {
  return posts.flatMap(({ facts }) => facts.waitsFor ?? []);
}
