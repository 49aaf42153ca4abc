/** What a build keeps of its pages for the next one: a page is made again only where something it was made from says something else. Pure. */
import { contentHash } from '../../emit/publication/content-hash.ts';
import type { PlannedPage } from '../../routes/list-pages.ts';
import type { PageNote, SharedNote, StayingPages } from '../make-site.ts';
import type { PartPrints } from './part-prints.ts';
import type { RowFile } from './row-file.ts';

/** Each search goes through all rows. Beyond this many, looking at the rows of all pages is faster. */
const maxSearches = 10;

/** A page as it was published. */
export interface SavedPage {
  note: PageNote;
  /** Of its file. */
  hash: string;
  bytes: number;
}

/** The rest of a note, with the name of the row that has what is shared. `links` without the common ones. */
interface PageRow {
  hash: string;
  bytes: number;
  path: string;
  template: string;
  source: string;
  shared: string;
  links: readonly string[];
}

/** What all pages were together. */
interface AllPages {
  /** The pages themselves, and all other files they may link to. */
  list: string;
  files: readonly string[];
  /** Of the publish. */
  id: string;
  /** How many pages have each of the shared rows. */
  shared: [row: string, pages: number][];
}

/** What there is of a site beside the contents of its pages. */
export interface SiteList {
  pages: readonly PlannedPage[];
  /** All files but pages. */
  files: Iterable<string>;
  addressesOf: (file: string) => string[];
  /** Of the publish that is live and whole. */
  live: string | undefined;
}

/** A row of a page: its JSON, a tab, and the parts that it has read. */
const rowOf = (file: string) => `page ${file}`;
const pagePrefix = rowOf('');
const keyRow = 'pages for';
/** Links that the first two pages have, as nearly all pages do. */
const commonRow = 'common links';
const allRow = 'all pages';

export class SavedPages {
  readonly #rows: RowFile;
  readonly #prints: PartPrints;
  readonly #isServed: (target: string) => boolean;
  readonly #list: Omit<AllPages, 'id' | 'shared'>;
  readonly #pageCount: number;
  readonly #isUsable: boolean;
  #common: Set<string> | undefined;
  #firstLinks: readonly string[] | undefined;
  /** Rows of pages that have read a part that changed; undefined where all parts of each page are asked for. */
  readonly #reached: Set<string> | undefined;
  readonly #before: AllPages | undefined;
  /** Of this build. */
  readonly #parts = new Set<string>();
  readonly #notes = new Map<string, SharedNote>();
  readonly #shared = new Map<string, number>();
  readonly #files = new Set<string>();

  /**
   * `key` names what all pages are made with: templates, icons, treesite itself. `isServed` says what links may
   * lead to: a page that has another link is made again, so that the link is reported.
   */
  constructor(
    rows: RowFile,
    site: { key: string; prints: PartPrints; isServed: (target: string) => boolean; list: SiteList },
  ) {
    this.#rows = rows;
    this.#prints = site.prints;
    this.#isServed = site.isServed;
    this.#list = listOf(site.list);
    this.#pageCount = site.list.pages.length;
    const hash = contentHash(site.key);
    const isSameKey = rows.get(keyRow) === hash;
    this.#reached = isSameKey ? this.#findReached() : undefined;
    const common = rows.get(commonRow)?.split(' ').filter(Boolean) ?? [];
    this.#before = this.#reached && this.#findBefore(site.list, new Set(common));
    this.#isUsable = isSameKey && (this.#before !== undefined || common.every(this.#isServed));
    if (this.#isUsable) this.#common = new Set(common);
    rows.set(keyRow, hash);
    for (const [row, pages] of this.#before?.shared ?? []) this.#shared.set(row, pages);
  }

  /** Pages that stay as they are published, as nothing they link to is gone. Undefined where each has to be asked for. */
  get staying(): StayingPages | undefined {
    const reached = this.#reached;
    if (!this.#before || !reached) return undefined;
    return {
      has: (file) => !reached.has(rowOf(file)),
      notes: () => [...this.#shared].flatMap(([row, pages]) => (pages > 0 ? [this.#noteOf(row)] : [])),
      noteOf: (file) => this.#noteOf(this.#rowOf(file)?.shared ?? ''),
    };
  }

  /** The page as it was published, if it would be made the same again. */
  find({ file, path, template, source }: PlannedPage): SavedPage | undefined {
    const row = this.#isUsable ? this.#rowOf(file) : undefined;
    if (!row || row.path !== path || row.template !== template || row.source !== source) return undefined;
    if (!row.links.every(this.#isServed) || !this.#isUnread(file)) return undefined;
    this.#files.add(file);
    this.#add(row.shared);
    return { note: { ...this.#noteOf(row.shared), parts: [], links: [] }, hash: row.hash, bytes: row.bytes };
  }

  /** A page that was made by this build, as it is published now. */
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
    this.#set(rowOf(file), `${JSON.stringify(row)}\t${JSON.stringify(parts)}`);
  }

  /**
   * Forgets what no page of this build has, and keeps what the parts say that were read. Gives these, as far as they can
   * change with time. `id` is that of the publish.
   */
  finish(id: string): ReadonlySet<string> {
    this.#rows.set(commonRow, [...(this.#common ?? [])].join(' '));
    for (const row of this.#rows.names('shared ')) if (!this.#shared.get(row)) this.#rows.delete(row);
    if (!this.#before)
      for (const row of this.#rows.names(pagePrefix))
        if (!this.#files.has(row.slice(pagePrefix.length))) this.#rows.delete(row);
    // A page in whose place the site has a file of its own is made each time.
    const isComplete = this.#before !== undefined || this.#files.size === this.#pageCount;
    const all: AllPages = { ...this.#list, id, shared: [...this.#shared].filter(([, pages]) => pages > 0) };
    if (isComplete) this.#set(allRow, JSON.stringify(all));
    else this.#rows.delete(allRow);
    // Parts of pages that were not asked for are known to be read still.
    this.#prints.save(this.#parts, { isComplete: this.#reached === undefined });
    if (this.#reached) for (const row of this.#rows.names('part time ')) this.#parts.add(row.slice('part '.length));
    return this.#parts;
  }

  /** Undefined where other pages were published, or where nearly all of them link to a file that is gone. Pages that do so are reached. */
  #findBefore({ live, addressesOf }: SiteList, common: ReadonlySet<string>): AllPages | undefined {
    const before: AllPages | undefined = JSON.parse(this.#rows.get(allRow) ?? 'null') ?? undefined;
    if (before?.list !== this.#list.list || before.id !== live) return undefined;
    const files = new Set(this.#list.files);
    const gone = new Set(before.files.filter((file) => !files.has(file)).flatMap(addressesOf));
    if ([...gone].some((address) => common.has(address))) return undefined;
    for (const row of this.#pagesWith(gone)) this.#reached?.add(row);
    return before;
  }

  #set(row: string, text: string): void {
    if (this.#rows.get(row) !== text) this.#rows.set(row, text);
  }

  #rowOf(file: string): PageRow | undefined {
    const text = this.#rows.get(rowOf(file));
    return text === undefined ? undefined : JSON.parse(text.slice(0, text.indexOf('\t')));
  }

  #findReached(): Set<string> | undefined {
    const changed = this.#prints.changed();
    return changed && new Set(this.#pagesWith(changed));
  }

  #partsIn(row: string): string[] {
    const text = this.#rows.get(row) ?? '\t[""]';
    return JSON.parse(text.slice(text.indexOf('\t') + 1));
  }

  /** The rows of pages that have read one of these parts or link to one of these addresses. */
  #pagesWith(names: ReadonlySet<string>): string[] {
    if (names.size <= maxSearches)
      return [...names].flatMap((name) =>
        [...this.#rows.having(JSON.stringify(name))].filter((row) => row.startsWith(pagePrefix)),
      );
    return [...this.#rows.names(pagePrefix)].filter((row) => {
      const { links = [] } = this.#rowOf(row.slice(pagePrefix.length)) ?? {};
      return [...links, ...this.#partsIn(row)].some((name) => names.has(name));
    });
  }

  /** Whether no part that the page has read has changed. */
  #isUnread(file: string): boolean {
    if (this.#reached) return !this.#reached.has(rowOf(file));
    const parts = this.#partsIn(rowOf(file));
    if (!parts.every((part) => this.#prints.isSame(part))) return false;
    for (const part of parts) this.#parts.add(part);
    return true;
  }

  #add(shared: string): void {
    this.#shared.set(shared, (this.#shared.get(shared) ?? 0) + 1);
  }

  #keepShared(shared: SharedNote): string {
    const text = JSON.stringify(shared);
    const row = `shared ${contentHash(text).slice(0, 16)}`;
    if (!this.#rows.has(row)) this.#rows.set(row, text);
    // A copy: texts of a note may be parts of the page's HTML, and would keep all of it in memory.
    if (!this.#notes.has(row)) this.#notes.set(row, JSON.parse(text));
    return row;
  }

  #noteOf(row: string): SharedNote {
    const known = this.#notes.get(row) ?? (JSON.parse(this.#rows.get(row) ?? 'null') as SharedNote);
    this.#notes.set(row, known);
    return known;
  }
}

function listOf({ pages, files }: SiteList): Pick<AllPages, 'list' | 'files'> {
  const lines = pages.map(({ file, path, template, source }) => `${file}\t${path}\t${template}\t${source}`);
  // A place with another name has another place in the order.
  return { list: contentHash(lines.sort().join('\n')), files: [...files] };
}
