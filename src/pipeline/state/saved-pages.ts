/** What a build keeps of its pages for the next one: a page is made again only where something it was made from says something else. Pure. */
import { contentHash } from '../../emit/publication/content-hash.ts';
import type { PlannedPage } from '../../routes/list-pages.ts';
import type { PageNote } from '../make-site.ts';
import { linkCode } from './link-code.ts';
import type { PartPrints } from './part-prints.ts';
import type { RowFile } from './row-file.ts';

/** A page as it was published. */
export interface SavedPage {
  note: PageNote;
  /** Of its file. */
  hash: string;
  bytes: number;
}

/** What is the same on most pages. */
type Shared = Pick<PageNote, 'ids' | 'inlineScripts' | 'fragments'>;

interface PageRow {
  hash: string;
  bytes: number;
  path: string;
  template: string;
  source: string;
  note: Omit<PageNote, 'links' | keyof Shared>;
  /** The name of a row of its own. */
  shared: string;
  /** Codes, separated by spaces; without the common ones. */
  links: string;
}

const rowOf = (file: string) => `page ${file}`;
const isPageRow = (row: string) => row.startsWith('page ');
const isSharedRow = (row: string) => row.startsWith('shared ');
const keyRow = 'pages for';
/** Links of the page that came first, which nearly all pages have. */
const commonRow = 'common links';

export class SavedPages {
  readonly #rows: RowFile;
  readonly #prints: PartPrints;
  readonly #isServed: (code: string) => boolean;
  readonly #isUsable: boolean;
  #common: Set<string> | undefined;
  /** Of this build. */
  readonly #parts = new Set<string>();
  readonly #sharedRows = new Set<string>();
  readonly #shared = new Map<string, Shared>();
  readonly #files = new Set<string>();

  /**
   * `key` names what all pages are made with: templates, icons, treesite itself. `served` are the addresses that links may
   * lead to: a page that has another link is made again, so that the link is reported.
   */
  constructor(rows: RowFile, { key, prints, served }: { key: string; prints: PartPrints; served: Iterable<string> }) {
    this.#rows = rows;
    this.#prints = prints;
    const codes = new Set<string>();
    for (const address of served) codes.add(linkCode(address));
    this.#isServed = (code) => codes.has(code);
    const hash = contentHash(key);
    const common = rows.get(commonRow)?.split(' ') ?? [];
    this.#isUsable = rows.get(keyRow) === hash && common.every(this.#isServed);
    if (this.#isUsable) this.#common = new Set(common);
    rows.set(keyRow, hash);
  }

  /** The page as it was published, if it would be made the same again. */
  find({ file, path, template, source }: PlannedPage): SavedPage | undefined {
    const text = this.#isUsable ? this.#rows.get(rowOf(file)) : undefined;
    if (text === undefined) return undefined;
    const row: PageRow = JSON.parse(text);
    const { note, hash, bytes } = row;
    if (row.path !== path || row.template !== template || row.source !== source) return undefined;
    if (!note.parts.every((part) => this.#prints.isSame(part))) return undefined;
    const links = row.links === '' ? [] : row.links.split(' ');
    if (!links.every(this.#isServed)) return undefined;
    this.#count(file, note.parts, row.shared);
    return { note: { ...note, ...this.#sharedOf(row.shared), links }, hash, bytes };
  }

  /** A page that was made by this build, as it is published now. */
  keep({ file, path, template, source }: PlannedPage, { note, hash, bytes }: SavedPage): void {
    this.#common ??= new Set(note.links);
    const { links, ids, inlineScripts, fragments, ...own } = note;
    const shared = this.#keepShared({ ids, inlineScripts, fragments });
    this.#count(file, note.parts, shared);
    const ownLinks = links.filter((code) => !this.#common?.has(code)).join(' ');
    const row: PageRow = { hash, bytes, path, template, source, note: own, shared, links: ownLinks };
    this.#rows.set(rowOf(file), JSON.stringify(row));
  }

  /** Forgets what no page of this build has, and keeps what the parts say that were read. Gives these. */
  finish(): ReadonlySet<string> {
    this.#rows.set(commonRow, [...(this.#common ?? [])].join(' '));
    for (const row of this.#rows.names()) {
      const isGone = isPageRow(row) ? !this.#files.has(row) : isSharedRow(row) && !this.#sharedRows.has(row);
      if (isGone) this.#rows.delete(row);
    }
    this.#prints.save(this.#parts);
    return this.#parts;
  }

  #keepShared(shared: Shared): string {
    const text = JSON.stringify(shared);
    const row = `shared ${contentHash(text).slice(0, 16)}`;
    if (!this.#rows.has(row)) this.#rows.set(row, text);
    return row;
  }

  #sharedOf(row: string): Shared {
    const known =
      this.#shared.get(row) ?? JSON.parse(this.#rows.get(row) ?? '{"ids":"","inlineScripts":[],"fragments":[]}');
    this.#shared.set(row, known);
    return known;
  }

  #count(file: string, parts: readonly string[], shared: string): void {
    this.#files.add(rowOf(file));
    this.#sharedRows.add(shared);
    for (const part of parts) this.#parts.add(part);
  }
}
