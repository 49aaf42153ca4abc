/**
 * Unchanged places that a build does not look at one by one: those in rows of heads of which all files are unchanged. Each is read
 * from the state when it is needed, or all of them. Touches the disk only for texts.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { classify, slugOf } from '../../load/classify.ts';
import type { DataEntry } from '../../load/list-data.ts';
import type { SourceName } from '../../load/source.ts';
import { UnreadSource } from '../../load/unread-source.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import { findKeptRows, type Listing } from './place-entries.ts';
import type { RowFile } from './row-file.ts';
import { parseBody, type RareFacts, rowOfFile } from './saved-facts.ts';
import type { SavedHeads } from './saved-heads.ts';

/** An unchanged file, which is neither read nor parsed. */
export class KeptSource extends UnreadSource {
  readonly facts: FileFacts & { lints: Diagnostic[] };

  constructor(name: SourceName, absolute: string, facts: KeptSource['facts']) {
    super(name, absolute);
    this.facts = facts;
  }
}

export class KeptFiles {
  /** The number of these files. */
  readonly count: number;
  /** All other entries of the data folder. */
  readonly others: readonly DataEntry[];
  /** All entries of the data folder. */
  readonly entries: readonly DataEntry[];
  readonly #rows: Pick<RowFile, 'get'>;
  readonly #heads: SavedHeads;
  /** The path of the data folder in the site, with a slash at the end. */
  readonly display: string;
  readonly #kept: ReadonlySet<DataEntry>;
  readonly #data: string;
  /** By path in the data folder. */
  readonly #found = new Map<string, KeptSource>();

  /** `data` is the absolute path of the data folder. */
  constructor(rows: Pick<RowFile, 'get'>, heads: SavedHeads, { listing, data }: { listing: Listing; data: string }) {
    const { kept, keptEntries, others } = findKeptRows(listing, heads.spans);
    for (const span of kept) heads.keepRow(span);
    this.count = kept.reduce((sum, { count }) => sum + count, 0);
    this.others = others;
    this.#kept = keptEntries;
    this.entries = listing.entries;
    this.#rows = rows;
    this.#heads = heads;
    this.display = listing.display;
    this.#data = data;
  }

  /** How many of them were found one by one. */
  get found(): number {
    return this.#found.size;
  }

  has(entry: DataEntry): boolean {
    return this.#kept.has(entry);
  }

  /** Undefined if it is not one of these files. `name` is its path in the data folder. */
  find(name: string): KeptSource | undefined {
    const known = this.#found.get(name);
    if (known) return known;
    const file = this.display + name;
    const row = this.#heads.isInKeptRow(file) ? this.#rows.get(rowOfFile(file)) : undefined;
    if (row === undefined) return undefined;
    const { facts, lints } = parseBody(row);
    const source = this.#sourceOf(file, { lints, ...facts });
    this.#found.set(name, source);
    return source;
  }

  /** By path in the data folder. Reads the heads of all. */
  all(): Map<string, KeptSource> {
    const sources = new Map<string, KeptSource>();
    for (const saved of this.#heads.all)
      if (this.#heads.isInKeptRow(saved.file)) sources.set(this.nameOf(saved.file), this.#sourceOf(saved.file, saved));
    return sources;
  }

  /** Those that have facts that most files do not have. */
  with(facts: RareFacts): KeptSource[] {
    return Object.entries(this.#heads.more).flatMap(([file, { has }]) =>
      has?.includes(facts) ? (this.find(this.nameOf(file)) ?? []) : [],
    );
  }

  /** The path of a file in the data folder. */
  nameOf(file: string): string {
    return file.slice(this.display.length);
  }

  #sourceOf(file: string, facts: KeptSource['facts']): KeptSource {
    const name = this.nameOf(file);
    const kind = classify(name) === 'county' ? 'county' : 'city';
    return new KeptSource({ file, kind, slug: slugOf(name) }, `${this.#data}/${name}`, facts);
  }
}
