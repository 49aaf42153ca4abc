/** What a build keeps of its pages for the next one: a page is made again only where something it was made from says something else. Pure. */
import { contentHash } from '../../emit/publication/content-hash.ts';
import type { PlannedPage } from '../../routes/list-pages.ts';
import type { PageNote } from '../make-site.ts';
import type { PartPrints } from './part-prints.ts';
import type { RowFile } from './row-file.ts';

/** Each search goes through all rows. Beyond this many, asking page by page is faster. */
const maxSearches = 40;

/** A page as it was published. */
export interface SavedPage {
  note: PageNote;
  /** Of its file. */
  hash: string;
  bytes: number;
}

/** What is the same on most pages. */
type Shared = Pick<PageNote, 'ids' | 'inlineScripts' | 'fragments' | 'card'>;

/** The rest, with the name of the row that has what is shared. `links` without the common ones. */
interface PageRow {
  hash: string;
  bytes: number;
  path: string;
  template: string;
  source: string;
  shared: string;
  links: readonly string[];
}

const rowOf = (file: string) => `page ${file}`;
const isPageRow = (row: string) => row.startsWith('page ');
/** The parts that a page has read. */
const readsOf = (file: string) => `reads ${file}`;
const isReadsRow = (row: string) => row.startsWith('reads ');
const isSharedRow = (row: string) => row.startsWith('shared ');
const keyRow = 'pages for';
/** Links of the page that came first, which nearly all pages have. */
const commonRow = 'common links';

export class SavedPages {
  readonly #rows: RowFile;
  readonly #prints: PartPrints;
  readonly #isServed: (target: string) => boolean;
  readonly #isUsable: boolean;
  #common: Set<string> | undefined;
  /** Of pages that have read a part that changed; undefined where all parts of each page are asked for. */
  readonly #reached: ReadonlySet<string> | undefined;
  /** Of this build. */
  readonly #parts = new Set<string>();
  readonly #shared = new Map<string, Shared>();
  readonly #files = new Set<string>();

  /**
   * `key` names what all pages are made with: templates, icons, treesite itself. `isServed` says what links may
   * lead to: a page that has another link is made again, so that the link is reported.
   */
  constructor(
    rows: RowFile,
    { key, prints, isServed }: { key: string; prints: PartPrints; isServed: (target: string) => boolean },
  ) {
    this.#rows = rows;
    this.#prints = prints;
    this.#isServed = isServed;
    const hash = contentHash(key);
    const common = rows.get(commonRow)?.split(' ') ?? [];
    this.#isUsable = rows.get(keyRow) === hash && common.every(this.#isServed);
    if (this.#isUsable) this.#common = new Set(common);
    rows.set(keyRow, hash);
    this.#reached = this.#isUsable ? this.#findReached() : undefined;
  }

  /** The page as it was published, if it would be made the same again. */
  find({ file, path, template, source }: PlannedPage): SavedPage | undefined {
    const text = this.#isUsable ? this.#rows.get(rowOf(file)) : undefined;
    if (text === undefined) return undefined;
    const row: PageRow = JSON.parse(text);
    if (row.path !== path || row.template !== template || row.source !== source) return undefined;
    if (!row.links.every(this.#isServed) || !this.#isUnread(file)) return undefined;
    this.#files.add(file);
    return { note: { ...this.#sharedOf(row.shared), parts: [], links: [] }, hash: row.hash, bytes: row.bytes };
  }

  /** A page that was made by this build, as it is published now. */
  keep({ file, path, template, source }: PlannedPage, { note, hash, bytes }: SavedPage): void {
    this.#common ??= new Set(note.links);
    const { links, parts, ...rest } = note;
    const shared = this.#keepShared(rest);
    this.#files.add(file);
    for (const part of parts) this.#parts.add(part);
    const ownLinks = links.filter((target) => !this.#common?.has(target));
    const row: PageRow = { hash, bytes, path, template, source, shared, links: ownLinks };
    this.#set(rowOf(file), JSON.stringify(row));
    this.#set(readsOf(file), JSON.stringify(parts));
  }

  /** Forgets what no page of this build has, and keeps what the parts say that were read. Gives these, as far as they can change with time. */
  finish(): ReadonlySet<string> {
    this.#rows.set(commonRow, [...(this.#common ?? [])].join(' '));
    for (const row of this.#rows.names()) {
      const isGone = isSharedRow(row)
        ? !this.#shared.has(row)
        : (isPageRow(row) || isReadsRow(row)) && !this.#files.has(row.slice(row.indexOf(' ') + 1));
      if (isGone) this.#rows.delete(row);
    }
    // Parts of pages that were not asked for are known to be read still.
    const isComplete = this.#reached === undefined;
    this.#prints.save(this.#parts, { isComplete });
    if (!isComplete)
      for (const row of this.#rows.names()) if (/^part time /.test(row)) this.#parts.add(row.slice('part '.length));
    return this.#parts;
  }

  #set(row: string, text: string): void {
    if (this.#rows.get(row) !== text) this.#rows.set(row, text);
  }

  #findReached(): ReadonlySet<string> | undefined {
    const changed = this.#prints.changed();
    if (!changed || changed.size > maxSearches) return undefined;
    const reached = new Set<string>();
    for (const part of changed)
      for (const row of this.#rows.having(JSON.stringify(part))) if (isReadsRow(row)) reached.add(row);
    return reached;
  }

  /** Whether no part that the page has read has changed. */
  #isUnread(file: string): boolean {
    if (this.#reached) return !this.#reached.has(readsOf(file));
    const parts: string[] = JSON.parse(this.#rows.get(readsOf(file)) ?? '[""]');
    if (!parts.every((part) => this.#prints.isSame(part))) return false;
    for (const part of parts) this.#parts.add(part);
    return true;
  }

  #keepShared(shared: Shared): string {
    const text = JSON.stringify(shared);
    const row = `shared ${contentHash(text).slice(0, 16)}`;
    if (!this.#rows.has(row)) this.#rows.set(row, text);
    // A copy: texts of a note may be parts of the page's HTML, and would keep all of it in memory.
    if (!this.#shared.has(row)) this.#shared.set(row, JSON.parse(text));
    return row;
  }

  #sharedOf(row: string): Shared {
    const known = this.#shared.get(row) ?? (JSON.parse(this.#rows.get(row) ?? 'null') as Shared);
    this.#shared.set(row, known);
    return known;
  }
}
