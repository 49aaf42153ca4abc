/**
 * The heads of all places' files. Each row has those of many files, because parsing one text takes a third of the time of
 * parsing one per file. An index has a digest of the names, sizes and times of each row's files: while it is the same, the row
 * need not be parsed. Pure.
 */
import type { FileRank } from '../../model/file-facts.ts';
import type { RowFile } from './row-file.ts';
import { type FileHead, type MoreFacts, SavedFacts } from './saved-facts.ts';

/** A row as JSON: an entry per file in each list. */
interface HeadsRow {
  files: string[];
  hashes: string[];
  ranks: (FileRank | null)[];
  more: (MoreFacts | 0)[];
  /** Their bytes in base64, because formatting and parsing numbers takes ten times as long. */
  figures: string;
}

/** The files of a row. */
export interface HeadsSpan {
  /** The name of the row. */
  row: string;
  /** Its first file: the row has the files up to the first one of the next row. */
  first: string;
  count: number;
  /** Of the entries of these files in the data folder; empty if one of them must be looked at in each build. */
  digest: string;
}

const prefix = 'heads ';
const indexRow = 'index of heads';
const moreRow = 'more facts';
const figuresPerFile = 4;
/** An edit writes the row of its file again. */
const filesPerRow = 256;

export class SavedHeads {
  /** In order of their paths. */
  readonly spans: readonly HeadsSpan[];
  readonly #rows: RowFile;
  readonly #parsed = new Map<string, SavedFacts[]>();
  /** Rows of which all files are unchanged. */
  readonly #kept = new Set<string>();
  #last: SavedFacts[] = [];
  #next = 0;

  constructor(rows: RowFile) {
    this.#rows = rows;
    this.spans = JSON.parse(rows.get(indexRow) ?? '[]');
  }

  /** All heads, in order of their paths. */
  get all(): readonly SavedFacts[] {
    return this.spans.flatMap(({ row }) => this.#parse(row));
  }

  /** The heads of rows that were not kept as a whole. */
  get others(): readonly SavedFacts[] {
    return this.spans.flatMap(({ row }) => (this.#kept.has(row) ? [] : this.#parse(row)));
  }

  /** The number of files. */
  get size(): number {
    return this.spans.reduce((sum, { count }) => sum + count, 0);
  }

  /** The number of heads that were parsed. */
  get loaded(): number {
    return [...this.#parsed.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** All files of the row are unchanged. To be called before its heads are read. */
  keepRow({ row }: HeadsSpan): void {
    this.#kept.add(row);
  }

  /** Whether the file, if it has a head, is in a row that is kept as a whole. */
  isInKeptRow(file: string): boolean {
    const span = this.#spanOf(file);
    return span !== undefined && this.#kept.has(span.row);
  }

  /** What most files do not have, by file. */
  get more(): Readonly<Record<string, MoreFacts>> {
    return JSON.parse(this.#rows.get(moreRow) ?? '{}');
  }

  /** Fastest for one file after the other in order. */
  get(file: string): SavedFacts | undefined {
    if (this.#last[this.#next]?.file !== file) {
      const span = this.#spanOf(file);
      this.#last = span ? this.#parse(span.row) : [];
      this.#next = firstFrom(this.#last, (head) => head.file >= file);
    }
    const found = this.#last[this.#next];
    if (found?.file !== file) return undefined;
    this.#next += 1;
    return found;
  }

  /** Updates the rows of edited and of deleted files. `digestsOf` gives the digests of these rows. */
  save(edited: ReadonlyMap<string, FileHead>, digestsOf: (rows: readonly NewRow[]) => readonly string[]): void {
    const looked = this.spans.filter(({ row }) => !this.#kept.has(row));
    const heads = new Map<string, FileHead[]>();
    const changed = new Set<string>();
    for (const { row } of looked) {
      const saved = this.#parse(row);
      heads.set(
        row,
        saved.flatMap((one) => (one.isUsed ? [one.head] : [])),
      );
      if (saved.some(({ isUsed, newFigures }) => !isUsed || newFigures)) changed.add(row);
    }
    const added = [...edited.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
    for (const [index, head] of added.entries()) {
      const row = this.#spanOf(head.file)?.row ?? `${prefix}${Math.floor(index / filesPerRow)}`;
      const known = heads.get(row) ?? [];
      heads.set(row, known);
      known.push(head);
      changed.add(row);
    }
    for (const inRow of heads.values()) inRow.sort((a, b) => (a.file < b.file ? -1 : 1));
    for (const row of this.#split(heads)) changed.add(row);
    for (const row of changed) {
      const inRow = heads.get(row) ?? [];
      if (inRow.length > 0) this.#rows.set(row, formatHeads(inRow));
      else this.#rows.delete(row);
    }
    this.#saveIndex(heads, digestsOf);
    if (changed.size > 0) this.#saveMore(heads);
  }

  /** Splits rows that have grown, because an edit reads the whole row of its file. Returns the names of rows that this has changed. */
  #split(heads: Map<string, FileHead[]>): string[] {
    const changed: string[] = [];
    let number = 0;
    const nextFree = () => {
      while (heads.has(`${prefix}${number}`) || this.#kept.has(`${prefix}${number}`)) number += 1;
      return `${prefix}${number}`;
    };
    for (const [row, inRow] of [...heads].filter((entry) => entry[1].length > 2 * filesPerRow))
      for (let start = 0; start < inRow.length; start += filesPerRow) {
        const part = start === 0 ? row : nextFree();
        heads.set(part, inRow.slice(start, start + filesPerRow));
        changed.push(part);
      }
    return changed;
  }

  #saveIndex(heads: ReadonlyMap<string, FileHead[]>, digestsOf: (rows: readonly NewRow[]) => readonly string[]): void {
    const kept = this.spans.filter(({ row }) => !heads.has(row));
    const spans: HeadsSpan[] = [...kept];
    for (const [row, { length: count, 0: first }] of heads)
      if (first) spans.push({ row, first: first.file, count, digest: '' });
    spans.sort((a, b) => (a.first < b.first ? -1 : 1));
    const digests = digestsOf(spans.map(({ row, first }) => ({ first, heads: heads.get(row) })));
    const text = JSON.stringify(
      spans.map((span, index) => (heads.has(span.row) ? { ...span, digest: digests[index] ?? '' } : span)),
    );
    if (this.#rows.get(indexRow) !== text) this.#rows.set(indexRow, text);
  }

  #saveMore(heads: ReadonlyMap<string, FileHead[]>): void {
    const before = Object.entries(this.more).filter(([file]) => !heads.has(this.#spanOf(file)?.row ?? ''));
    const now = [...heads.values()]
      .flat()
      .flatMap(({ file, more }): [string, MoreFacts][] => (more ? [[file, more]] : []));
    const text = JSON.stringify(Object.fromEntries([...before, ...now]));
    if (this.#rows.get(moreRow) !== text) this.#rows.set(moreRow, text);
  }

  /** The row that has the file, or would have it. */
  #spanOf(file: string): HeadsSpan | undefined {
    const next = firstFrom(this.spans, ({ first }) => first > file);
    return this.spans[Math.max(0, next - 1)];
  }

  #parse(row: string): SavedFacts[] {
    const known = this.#parsed.get(row) ?? parseHeads(this.#rows, row, this.#kept.has(row));
    this.#parsed.set(row, known);
    return known;
  }
}

/** A row to be saved; without heads if it is kept as it is. */
export interface NewRow {
  first: string;
  heads: readonly FileHead[] | undefined;
}

/** The position of the first item from which on `test` is true. */
function firstFrom<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  let [start, end] = [0, items.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    const item = items[middle];
    if (item !== undefined && !test(item)) start = middle + 1;
    else end = middle;
  }
  return start;
}

function parseHeads(rows: RowFile, headRow: string, isUsed: boolean): SavedFacts[] {
  const { files, hashes, ranks, more, figures: text }: HeadsRow = JSON.parse(rows.get(headRow) ?? '');
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  const from = { rows, isUsed, figures: new Float64Array(bytes.buffer), at: 0 };
  return files.map((file, index) => {
    from.at = index * figuresPerFile;
    const rank = ranks[index] ?? undefined;
    return new SavedFacts({ file, hash: hashes[index] ?? '', rank, more: more[index] || undefined }, from);
  });
}

function formatHeads(heads: readonly FileHead[]): string {
  const figures = Float64Array.from(heads.flatMap((head) => head.figures));
  const row: HeadsRow = {
    files: heads.map(({ file }) => file),
    hashes: heads.map(({ hash }) => hash),
    ranks: heads.map(({ rank }) => rank ?? null),
    more: heads.map(({ more }) => more ?? 0),
    figures: Buffer.from(figures.buffer).toString('base64'),
  };
  return JSON.stringify(row);
}
