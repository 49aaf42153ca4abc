/**
 * The heads of all places' files, which every build reads. Each row has those of many files, because parsing one text takes a
 * third of the time of parsing one per file. Pure.
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

const prefix = 'heads ';
const figuresPerFile = 4;
/** An edit writes the row of its file again. */
const filesPerRow = 256;

export class SavedHeads {
  /** In order of their paths. */
  readonly all: readonly SavedFacts[];
  readonly #rows: RowFile;
  #next = 0;

  constructor(rows: RowFile) {
    const numbers = [...rows.names(prefix)].map((name) => Number(name.slice(prefix.length)));
    this.#rows = rows;
    this.all = numbers.sort((a, b) => a - b).flatMap((number) => parseHeads(rows, prefix + number));
  }

  /** Fastest for one file after the other in order. */
  get(file: string): SavedFacts | undefined {
    const next = this.all[this.#next];
    const at = next?.file === file ? this.#next : this.#positionOf(file);
    const found = this.all[at];
    if (found?.file !== file) return undefined;
    this.#next = at + 1;
    return found;
  }

  /** Updates the rows of edited and of deleted files. */
  save(edited: ReadonlyMap<string, FileHead>): void {
    const changed = new Map<string, FileHead[]>();
    for (const { isUsed, newFigures, headRow } of this.all) if (!isUsed || newFigures) changed.set(headRow, []);
    const added = [...edited.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
    for (const [index, head] of added.entries()) {
      const row = this.#rowFor(head.file) ?? `${prefix}${Math.floor(index / filesPerRow)}`;
      changed.set(row, [...(changed.get(row) ?? []), head]);
    }
    for (const { isUsed, headRow, head } of changed.size > 0 ? this.all : [])
      if (isUsed) changed.get(headRow)?.push(head);
    for (const [row, heads] of changed) {
      if (heads.length > 0) this.#rows.set(row, formatHeads(heads));
      else this.#rows.delete(row);
    }
  }

  /** The row of the file or of the file before it. */
  #rowFor(file: string): string | undefined {
    const at = this.#positionOf(file);
    const near = this.all[at]?.file === file ? this.all[at] : (this.all[at - 1] ?? this.all[at]);
    return near?.headRow;
  }

  /** The position of the file, or of the next one. */
  #positionOf(file: string): number {
    let [start, end] = [0, this.all.length];
    while (start < end) {
      const middle = (start + end) >> 1;
      if ((this.all[middle]?.file ?? '') < file) start = middle + 1;
      else end = middle;
    }
    return start;
  }
}

function parseHeads(rows: RowFile, headRow: string): SavedFacts[] {
  const { files, hashes, ranks, more, figures: text }: HeadsRow = JSON.parse(rows.get(headRow) ?? '');
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  const from = { headRow, rows, figures: new Float64Array(bytes.buffer), at: 0 };
  return files.map((file, index) => {
    from.at = index * figuresPerFile;
    const rank = ranks[index] ?? undefined;
    return new SavedFacts({ file, hash: hashes[index] ?? '', rank, more: more[index] || undefined }, from);
  });
}

function formatHeads(heads: FileHead[]): string {
  heads.sort((a, b) => (a.file < b.file ? -1 : 1));
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
