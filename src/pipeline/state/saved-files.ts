/** The cache of places' files between builds: an unchanged file is neither read nor parsed. Touches the disk. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-rows.ts';
import { fileHash } from '../../emit/publication/file-hash.ts';
import { classify, slugOf } from '../../load/classify.ts';
import type { DataEntry } from '../../load/list-data.ts';
import type { DataFolder } from '../../load/read-data-file.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { Source, SourceName } from '../../load/source.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import type { FindKeptList } from '../../model/place-lists.ts';
import type { ListFrame } from '../../model/place-reader.ts';
import type { Redirect } from '../../model/site-model.ts';
import { KeptFiles, KeptSource } from './kept-files.ts';
import { KeptLists } from './kept-lists.ts';
import { type PlaceChange, placeChange } from './place-changes.ts';
import { digestsOf, type Listing } from './place-entries.ts';
import type { RowFile } from './row-file.ts';
import {
  type Figures,
  type FileHead,
  formatBody,
  moreIn,
  parseBody,
  rowOfFile,
  type SavedFacts,
} from './saved-facts.ts';
import { SavedHeads } from './saved-heads.ts';
import { hasReliableTimes } from './stamp.ts';

/** The results of linking besides the model. Plain JSON. */
export interface SavedLinks {
  diagnostics: readonly Diagnostic[];
  redirects: readonly Redirect[];
  /** All icons named in the data. */
  namedIcons: readonly string[];
}

const contextRow = 'context';
/** The row for the text of a kind's own schema. */
const fieldsRow = (kind: string) => `fields of ${kind}`;
const linksRow = 'links';
/** The row for a file that is always read, because it is not one of thousands: a hash of its contents, a space, and its facts. */
const readRowOf = (file: string) => `read ${file}`;
/** With more changes, lists are compared as a whole. */
const maxChanges = 400;

export class SavedFiles {
  readonly #rows: RowFile;
  readonly #openedAt = Date.now();
  /** Those of the files that are read. */
  readonly #figures = new Map<string, Figures>();
  /** Files whose contents changed. */
  readonly #edited = new Map<string, SourceName & FileHead>();
  /** Rows of this build's files that are always read. */
  readonly #read = new Set<string>();
  /** Files whose facts changed. */
  readonly #changes = new Map<string, PlaceChange>();
  #heads: SavedHeads | undefined;
  /** The number of unchanged files. */
  #used = 0;
  /** Kinds whose own schema changed. */
  readonly #otherFields = new Set<string>();
  #isUsable = false;
  #listing: Listing | undefined;
  #kept: KeptFiles | undefined;
  /** Whether files were added, or changed twice since they were cached. */
  #hasOtherFiles = false;

  /** Nothing is saved, so rows for later builds are not made. */
  readonly #isReadOnly: boolean;

  constructor(rows: RowFile, { isReadOnly = false }: { isReadOnly?: boolean } = {}) {
    this.#rows = rows;
    this.#isReadOnly = isReadOnly;
  }

  /**
   * `context` is what facts depend on besides their file; if it changed, returns false, and the cache cannot be used.
   * `fields` are the schemas of the site's own fields by kind; a changed schema invalidates only the files of its kind.
   */
  isFor(context: string, fields: ReadonlyMap<string, string>): boolean {
    for (const kind of ['city', 'county']) this.#compareFields(kind, fields.get(kind));
    const hash = fileHash(context);
    this.#isUsable = this.#rows.get(contextRow) === hash;
    this.#rows.set(contextRow, hash);
    return this.#isUsable;
  }

  #compareFields(kind: string, text: string | undefined): void {
    const hash = text === undefined ? undefined : fileHash(text);
    if (this.#rows.get(fieldsRow(kind)) === hash) return;
    this.#otherFields.add(kind);
    if (hash === undefined) this.#rows.delete(fieldsRow(kind));
    else this.#rows.set(fieldsRow(kind), hash);
  }

  /** The number of places of which anything was loaded. */
  get loaded(): number {
    return (this.#heads?.loaded ?? 0) + (this.#kept?.found ?? 0);
  }

  /** Finds unchanged places without looking at each; undefined if every entry must be looked at with `find`. */
  keepRows(entries: readonly DataEntry[], folder: DataFolder): KeptFiles | undefined {
    this.#listing = { entries, display: folder.display('x').slice(0, -1) };
    if (!this.#isUsable || this.#otherFields.size > 0) return undefined;
    const kept = new KeptFiles(this.#rows, this.#savedHeads, { listing: this.#listing, data: folder.data });
    this.#used += kept.count;
    this.#kept = kept;
    return kept;
  }

  /** Undefined if the file has changed, or is of a kind that is always read. */
  find(entry: DataEntry, { data, display }: DataFolder): KeptSource | undefined {
    const kind = classify(entry.name);
    if (entry.type !== 'file' || !isPlace(kind)) return undefined;
    const [file, absolute] = [display(entry.name), `${data}/${entry.name}`];
    const saved = this.#isUsable && !this.#otherFields.has(kind) ? this.#savedHeads.get(file) : undefined;
    const isUntouched = saved?.hasFigures(entry) === true;
    if (!saved || (!isUntouched && ofText(saved.hash) !== fileHash(readTextAgain(absolute)))) {
      this.#figures.set(file, this.#figuresOf(entry));
      return undefined;
    }
    if (!isUntouched) saved.newFigures = this.#figuresOf(entry);
    saved.isUsed = true;
    this.#used += 1;
    return new KeptSource({ file, kind, slug: slugOf(file) }, absolute, saved);
  }

  /** Caches a file that was read. `json` is the JSON of its facts, `custom` that of its own fields, which also depend on their schema's defaults. */
  keep(
    { file, kind, slug, text }: Source,
    { facts, lints, custom, json }: { facts: FileFacts; lints: Diagnostic[]; custom?: string; json?: string },
  ): void {
    if (!isPlace(kind) || (this.#isReadOnly && !this.#isUsable)) return;
    const hash = fileHash(text) + (custom === undefined ? '' : `.${fileHash(custom).slice(0, 16)}`);
    const before = this.#rows.get(rowOfFile(file));
    const row = formatBody({ facts, lints }, json);
    if (before === undefined || this.#changes.has(file)) this.#hasOtherFiles = true;
    else if (before !== row)
      this.#changes.set(file, placeChange({ file, kind, slug }, { before: parseBody(before).facts, after: facts }));
    const figures = this.#figures.get(file) ?? unknownFigures;
    const { rank } = facts;
    this.#edited.set(file, { file, kind, slug, hash, figures, rank, more: moreIn({ facts, lints }) });
    const saved = this.#savedHeads.get(file);
    if (saved?.isUsed) this.#used -= 1;
    if (saved) saved.isUsed = false;
    if (before !== row) this.#rows.set(rowOfFile(file), row);
  }

  /**
   * The facts of a file that was read and parsed, if its contents are the same as when they were collected. `fields` is the
   * text of its kind's own schema.
   */
  factsOf({ file, text }: Source, fields = ''): { facts: FileFacts; lints: Diagnostic[] } | undefined {
    this.#read.add(readRowOf(file));
    const row = this.#isUsable ? this.#rows.get(readRowOf(file)) : undefined;
    const hash = fileHash(fields + text);
    return row?.startsWith(`${hash} `) ? JSON.parse(row.slice(hash.length)) : undefined;
  }

  keepFacts({ file, text }: Source, found: { facts: FileFacts; lints: Diagnostic[] }, fields = ''): void {
    if (!this.#isReadOnly) this.#rows.set(readRowOf(file), `${fileHash(fields + text)} ${JSON.stringify(found)}`);
  }

  /** The last links, made from the facts at that time; `key` names everything else that they depend on. */
  findLinks(key: string): SavedLinks | undefined {
    const row = JSON.parse(this.#rows.get(linksRow) ?? '{}');
    return row.key === key ? row.links : undefined;
  }

  keepLinks(key: string, links: SavedLinks): void {
    const row = JSON.stringify({ key, links });
    if (this.#rows.get(linksRow) !== row) this.#rows.set(linksRow, row);
  }

  /** A hash of the contents and own fields of one of this build's files. */
  hashOf(file: string): string | undefined {
    return (this.#edited.get(file) ?? this.#unchanged(file))?.hash;
  }

  /** Whether the file's contents are the same as in the previous build. */
  isSame(file: string): boolean {
    if (this.#savedHeads.isInKeptRow(file)) return this.#rows.has(rowOfFile(file));
    return this.#unchanged(file) !== undefined;
  }

  #unchanged(file: string): SavedFacts | undefined {
    // First, because the heads of a row are not to be parsed for a file that is no place.
    const saved = this.#rows.has(rowOfFile(file)) ? this.#savedHeads.get(file) : undefined;
    return saved?.isUsed ? saved : undefined;
  }

  /** The files whose contents changed. */
  get edited(): Iterable<SourceName> {
    return this.#edited.values();
  }

  /**
   * The changes of places' facts, on which other pages and linking depend. Undefined if a file was added or deleted, or if
   * there are too many changes.
   */
  get changes(): readonly PlaceChange[] | undefined {
    if (!this.#isUsable || this.#hasOtherFiles || this.#changes.size > maxChanges) return undefined;
    if (this.#savedHeads.size !== this.#used + this.#edited.size) return undefined;
    const changes = [...this.#changes.values()];
    return changes.some(({ fields }) => fields.has('draft')) ? undefined : changes;
  }

  /** The lists that the last build made from places; `frame` is what they depend on besides places. */
  listsFor(frame: ListFrame): FindKeptList {
    return new KeptLists(this.#rows, { frame, changes: this.changes }).find;
  }

  /** Drops deleted files, and saves the heads of the others. */
  prune(): void {
    const listing = this.#listing;
    for (const { file, isUsed } of this.#savedHeads.others)
      if (!isUsed && !this.#edited.has(file)) this.#rows.delete(rowOfFile(file));
    for (const row of this.#rows.names(readRowOf(''))) if (!this.#read.has(row)) this.#rows.delete(row);
    this.#savedHeads.save(this.#edited, (rows) => (listing ? digestsOf(listing, rows) : []));
  }

  get #savedHeads(): SavedHeads {
    this.#heads ??= new SavedHeads(this.#rows);
    return this.#heads;
  }

  #figuresOf(entry: DataEntry): Figures {
    const { size, mtimeMs, ctimeMs, ino } = entry;
    return hasReliableTimes(entry, this.#openedAt) ? [size, mtimeMs, ctimeMs, ino] : unknownFigures;
  }
}

/** Not equal to any: the next build compares the file by contents. */
const unknownFigures: Figures = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];

/** The part of a file's hash that covers its text, without its own fields. */
function ofText(hash: string): string {
  return hash.split('.', 1)[0] ?? hash;
}
