/** The cache of pages between builds: a page is made again only if something that it was made from has changed. Pure. */
import { fileHash } from '../../emit/publication/file-hash.ts';
import type { PlannedPage } from '../../routes/list-pages.ts';
import type { PageList } from '../page-list.ts';
import type { PageNote, SharedNote, UnchangedPages } from '../page-note.ts';
import type { PartFingerprints } from './part-fingerprints.ts';
import type { RowFile } from './row-file.ts';

/** Each search goes through all rows; with more searches, checking the row of each page is faster. */
const maxSearches = 10;

/** A page as it was published. */
export interface SavedPage {
  note: PageNote;
  /** The content hash of its file. */
  hash: string;
  bytes: number;
}

/** A page's row: its note, with the name of the row of its shared part, and without common links. */
interface PageRow {
  hash: string;
  bytes: number;
  path: string;
  template: string;
  source: string;
  shared: string;
  links: readonly string[];
}

/** The row about all pages. */
interface AllPages {
  /** `list` is a hash of the list of pages; `files` are all other files that they can link to. */
  list: string;
  files: readonly string[];
  /** The id of the publish. */
  id: string;
  /** How many pages use each shared row. */
  shared: [row: string, pages: number][];
}

/** The pages and files of a site, without their contents. */
export interface SiteList {
  pages: Pick<PageList, 'key' | 'size'>;
  /** All files except pages. */
  files: Iterable<string>;
  urlsOf: (file: string) => string[];
  /** The id of the live site; undefined if it is damaged. */
  live: string | undefined;
}

/** The name of a page's row, which contains the PageRow as JSON, a tab, and the parts that the page read. */
const rowOf = (file: string) => `page ${file}`;
const pagePrefix = rowOf('');
const fileOf = (row: string) => row.slice(pagePrefix.length);
const sharedPrefix = 'shared ';
const keyRow = 'pages for';
/** The links that the first two pages have in common, which nearly all pages have. */
const commonRow = 'common links';
const allRow = 'all pages';

export class SavedPages {
  readonly #rows: RowFile;
  readonly #fingerprints: PartFingerprints;
  readonly #isServed: (target: string) => boolean;
  readonly #list: Omit<AllPages, 'id' | 'shared'>;
  readonly #pageCount: number;
  readonly #isUsable: boolean;
  #common: Set<string> | undefined;
  #firstLinks: readonly string[] | undefined;
  /** Files of pages that have read a changed part; undefined if all parts of each page must be compared. */
  readonly #reached: Set<string> | undefined;
  readonly #before: AllPages | undefined;
  /** The parts, shared notes and files of this build. */
  readonly #parts = new Set<string>();
  readonly #notes = new Map<string, SharedNote>();
  #notePositions: Map<string, number> | undefined;
  /** The names of rows by their text, because most pages share theirs with others. */
  readonly #rowOfText = new Map<string, string>();
  readonly #shared = new Map<string, number>();
  readonly #files = new Set<string>();

  /**
   * `key` names everything that all pages are made with: templates, icons, treesite itself. A page with a link that is not
   * served (`isServed`) is made again, so that the link is reported.
   */
  constructor(
    rows: RowFile,
    site: { key: string; fingerprints: PartFingerprints; isServed: (target: string) => boolean; list: SiteList },
  ) {
    this.#rows = rows;
    this.#fingerprints = site.fingerprints;
    this.#isServed = site.isServed;
    this.#list = listOf(site.list);
    this.#pageCount = site.list.pages.size;
    const hash = fileHash(site.key);
    const isSameKey = rows.get(keyRow) === hash;
    this.#reached = isSameKey ? this.#findReached() : undefined;
    const common = rows.get(commonRow)?.split(' ').filter(Boolean) ?? [];
    this.#before = this.#reached && this.#findBefore(site.list, new Set(common));
    this.#isUsable = isSameKey && (this.#before !== undefined || common.every(this.#isServed));
    if (this.#isUsable) this.#common = new Set(common);
    rows.set(keyRow, hash);
    for (const [row, pages] of this.#before?.shared ?? []) this.#shared.set(row, pages);
  }

  /** Published pages that are kept without looking at each of them. Undefined if each must be looked up with `find`. */
  get unchanged(): UnchangedPages | undefined {
    const reached = this.#reached;
    if (!this.#before || !reached) return undefined;
    return {
      has: (file) => !reached.has(file),
      others: () => [...reached].sort(),
      notes: () => [...this.#shared].flatMap(([row, pages]) => (pages > 0 ? [this.#noteOf(row)] : [])),
      noteOf: (file) => this.#noteOf(this.#rowOf(file)?.shared ?? ''),
    };
  }

  /** The published page, if making it again would give the same result. */
  find({ file, path, template, source }: PlannedPage): SavedPage | undefined {
    const row = this.#isUsable ? this.#rowOf(file) : undefined;
    if (!row || row.path !== path || row.template !== template || row.source !== source) return undefined;
    if (!row.links.every(this.#isServed) || !this.#isUpToDate(file, row.parts)) return undefined;
    this.#files.add(file);
    this.#add(row.shared);
    return { note: { ...this.#noteOf(row.shared), parts: [], links: [] }, hash: row.hash, bytes: row.bytes };
  }

  /** Caches a page that this build has made. */
  keep({ file, path, template, source }: PlannedPage, { note, hash, bytes }: SavedPage): void {
    this.#common ??= this.#firstLinks && new Set(note.links.filter((target) => this.#firstLinks?.includes(target)));
    this.#firstLinks ??= note.links;
    const { links, parts, ...rest } = note;
    const before = this.#before && this.#rowOf(file)?.shared;
    if (before !== undefined) this.#shared.set(before, (this.#shared.get(before) ?? 0) - 1);
    const shared = this.#keepShared(rest);
    this.#add(shared);
    this.#files.add(file);
    for (const part of parts) this.#parts.add(part);
    const ownLinks = links.filter((target) => !this.#common?.has(target));
    const row: PageRow = { hash, bytes, path, template, source, shared, links: ownLinks };
    // Joined into one text; a template literal would be kept as a tree of its parts.
    this.#set(rowOf(file), [JSON.stringify(row), JSON.stringify(parts)].join('\t'));
  }

  /**
   * Drops rows that no page uses, and saves the fingerprints of the parts that were read. Returns these parts, including all that
   * depend on the time. `id` is that of the publish.
   */
  finish(id: string): ReadonlySet<string> {
    this.#rows.set(commonRow, [...(this.#common ?? [])].join(' '));
    for (const row of this.#rows.names(sharedPrefix)) if (!this.#shared.get(row)) this.#rows.delete(row);
    if (!this.#before)
      for (const row of this.#rows.names(pagePrefix)) if (!this.#files.has(fileOf(row))) this.#rows.delete(row);
    // A page that a static file replaces is not cached.
    const isComplete = this.#before !== undefined || this.#files.size === this.#pageCount;
    const all: AllPages = { ...this.#list, id, shared: [...this.#shared].filter(([, pages]) => pages > 0) };
    if (isComplete) this.#set(allRow, JSON.stringify(all));
    else this.#rows.delete(allRow);
    // Parts of pages that were kept without `find` are still in use.
    this.#fingerprints.save(this.#parts, { isComplete: this.#reached === undefined });
    if (this.#reached) for (const row of this.#rows.names('part time ')) this.#parts.add(row.slice('part '.length));
    return this.#parts;
  }

  /** Undefined if other pages were published, or if nearly all pages link to a deleted file. Adds other pages with such links to `#reached`. */
  #findBefore({ live, urlsOf }: SiteList, common: ReadonlySet<string>): AllPages | undefined {
    const before: AllPages | undefined = JSON.parse(this.#rows.get(allRow) ?? 'null') ?? undefined;
    if (before?.list !== this.#list.list || before.id !== live) return undefined;
    const files = new Set(this.#list.files);
    const gone = new Set(before.files.filter((file) => !files.has(file)).flatMap(urlsOf));
    if ([...gone].some((url) => common.has(url))) return undefined;
    for (const file of this.#pagesWith(gone)) this.#reached?.add(file);
    return before;
  }

  #set(row: string, text: string): void {
    if (this.#rows.get(row) !== text) this.#rows.set(row, text);
  }

  #rowOf(file: string): (PageRow & Pick<PageNote, 'parts'>) | undefined {
    const text = this.#rows.get(rowOf(file));
    if (text === undefined) return undefined;
    const tab = text.indexOf('\t');
    return Object.assign(JSON.parse(text.slice(0, tab)), { parts: JSON.parse(text.slice(tab + 1)) });
  }

  #findReached(): Set<string> | undefined {
    const changed = this.#fingerprints.changed();
    return changed && new Set(this.#pagesWith(changed));
  }

  /** The files of pages that have read one of these parts, or link to one of these URL paths. */
  #pagesWith(names: ReadonlySet<string>): string[] {
    if (names.size <= maxSearches)
      return [...names].flatMap((name) => [...this.#rows.having(JSON.stringify(name), pagePrefix)].map(fileOf));
    return [...this.#rows.names(pagePrefix)].map(fileOf).filter((file) => {
      const { links = [], parts = [] } = this.#rowOf(file) ?? {};
      return [...links, ...parts].some((name) => names.has(name));
    });
  }

  /** Whether all parts that the page has read are unchanged. */
  #isUpToDate(file: string, parts: PageNote['parts']): boolean {
    if (this.#reached) return !this.#reached.has(file);
    if (!parts.every((part) => this.#fingerprints.isSame(part))) return false;
    for (const part of parts) this.#parts.add(part);
    return true;
  }

  #add(shared: string): void {
    this.#shared.set(shared, (this.#shared.get(shared) ?? 0) + 1);
  }

  #keepShared(shared: SharedNote): string {
    const text = JSON.stringify(shared);
    const known = this.#rowOfText.get(text);
    if (known !== undefined) return known;
    const row = `${sharedPrefix}${fileHash(text).slice(0, 16)}`;
    this.#rowOfText.set(text, row);
    if (!this.#rows.has(row)) this.#rows.set(row, text);
    // A deep copy: substrings of the page's HTML would keep all of it in memory.
    if (!this.#notes.has(row)) this.#notes.set(row, JSON.parse(text));
    return row;
  }

  #noteOf(row: string): SharedNote {
    const known = this.#notes.get(row) ?? (JSON.parse(this.#savedNote(row)) as SharedNote);
    this.#notes.set(row, known);
    return known;
  }

  /** Without a search for each of these rows, which are all read. */
  #savedNote(row: string): string {
    this.#notePositions ??= new Map(this.#rows.positions(sharedPrefix));
    const at = this.#notePositions.get(row);
    return at === undefined ? 'null' : this.#rows.textAt(at);
  }
}

function listOf({ pages, files }: SiteList): Pick<AllPages, 'list' | 'files'> {
  return { list: pages.key, files: [...files] };
}
