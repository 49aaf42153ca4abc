/**
 * A file of texts by name, kept between builds. A save appends the changes, or rewrites the file if too much of it is out of
 * date. Each segment has a digest of itself and of the previous one, so a file that is damaged, truncated, written by two
 * builds at once or made for another key is detected, and counts as empty. The rows of the first segment are sorted by name,
 * so that a few can be found with binary search. Touches its file only.
 */
import { hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readCacheFile, removeCacheFile, writeFlags } from '../../assets/cache-file.ts';
import { findRow, readRow, type Span, type TextSpan } from './row-search.ts';
import { chain, digestLength, format, type Row, TooLarge, writeSegment } from './row-segment.ts';

const newline = 10;

/** Larger files are not written, because Node cannot read files over 2 GiB. Enough for about 350,000 places. */
const maxFileBytes = 2 ** 30;

const beginning = new RegExp(`^${format} `);

/** The maximum total length of later segments, relative to the first, before the file is rewritten. */
const maxGrowth = 0.5;

/** After this many searches, an index of all rows is cheaper. */
const maxSearches = 4_000;

export class RowFile {
  readonly #file: string;
  readonly #key: string;
  #bytes: Buffer;
  /** The rows of the first segment. */
  #first: Span = { start: 0, end: 0 };
  #index: Map<string, TextSpan> | undefined;
  #searches = 0;
  /** Positions of rows in later segments; undefined for a deleted row. */
  readonly #later = new Map<string, TextSpan | undefined>();
  readonly #changed = new Map<string, string | undefined>();
  #lastDigest = '';
  /** The number of texts read so far. */
  reads = 0;

  readonly #maxBytes: number;

  /** `key` names everything that all rows depend on; with another key, the file counts as empty. */
  constructor(file: string, key: string, maxBytes = maxFileBytes) {
    this.#file = file;
    this.#maxBytes = maxBytes;
    this.#key = hash('sha256', key);
    this.#bytes = readCacheFile(file, { begin: beginning, maxBytes: maxFileBytes }) ?? Buffer.alloc(0);
    if (!this.#readSegments()) this.clear();
  }

  get isEmpty(): boolean {
    return this.#first.end === this.#first.start && this.#later.size === 0;
  }

  has(name: string): boolean {
    return this.#changed.has(name) ? this.#changed.get(name) !== undefined : this.#place(name) !== undefined;
  }

  get(name: string): string | undefined {
    this.reads += 1;
    if (this.#changed.has(name)) return this.#changed.get(name);
    const place = this.#place(name);
    return place && this.#bytes.toString('utf8', place.start, place.end);
  }

  /** The names with a prefix of the rows whose saved text contains `words`. */
  having(words: string, prefix: string): Set<string> {
    const found = new Set<string>();
    for (const [name, place] of this.#later)
      if (place && name.startsWith(prefix) && this.#bytes.subarray(place.start, place.end).includes(words))
        found.add(name);
    const start = findRow(this.#bytes, this.#first, prefix);
    const bytes = this.#bytes.subarray(start, findRow(this.#bytes, { ...this.#first, start }, after(prefix)));
    for (let at = bytes.indexOf(words); at !== -1; at = bytes.indexOf(words, at + 1)) {
      const row = readRow(bytes, bytes.lastIndexOf(newline, at) + 1);
      if (row.start <= at && !this.#later.has(row.name)) found.add(row.name);
      // Skips the rest of the row.
      at = row.end;
    }
    return found;
  }

  /** The names of saved rows with a prefix, without those set since. */
  *names(prefix = ''): Generator<string> {
    for (const [name] of this.positions(prefix)) yield name;
  }

  /** The same names with the positions of their texts, for `textAt`. */
  *positions(prefix: string): Generator<readonly [name: string, at: number]> {
    for (const [name, place] of this.#later) if (place && name.startsWith(prefix)) yield [name, place.start];
    for (let at = findRow(this.#bytes, this.#first, prefix); at < this.#first.end; ) {
      const row = readRow(this.#bytes, at);
      if (!row.name.startsWith(prefix)) return;
      if (!this.#later.has(row.name)) yield [row.name, row.start];
      at = row.end + 1;
    }
  }

  /** The saved text at a position that `positions` gave, without a search. */
  textAt(position: number): string {
    this.reads += 1;
    return this.#bytes.toString('utf8', position, this.#bytes.indexOf(newline, position));
  }

  /** `text` must have no line breaks, like JSON. Names with a tab or a line break are ignored. */
  set(name: string, text: string): void {
    if (!/[\t\n]/.test(name)) this.#changed.set(name, text);
  }

  delete(name: string): void {
    if (this.has(name)) this.#changed.set(name, undefined);
  }

  clear(): void {
    this.#later.clear();
    this.#index = undefined;
    this.#first = { start: 0, end: 0 };
    this.#changed.clear();
    this.#bytes = Buffer.alloc(0);
    this.#lastDigest = '';
  }

  /**
   * The object must not be used afterwards. A failed write only costs the next build time. False: the rows exceed the limit,
   * and nothing is kept.
   */
  save(): boolean {
    if (this.#changed.size === 0) return true;
    try {
      const { end: firstLength } = this.#first;
      let added = this.#bytes.length - firstLength;
      for (const [name, text = ''] of this.#changed) added += name.length + text.length;
      if (added > firstLength * maxGrowth) this.#rewrite();
      else this.#write(this.#file, { flags: 'r+', before: this.#lastDigest, rows: this.#changed });
      return true;
    } catch (error) {
      removeCacheFile(partialOf(this.#file));
      removeCacheFile(this.#file);
      return !(error instanceof TooLarge);
    }
  }

  #rewrite(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const partial = partialOf(this.#file);
    this.#write(partial, { flags: writeFlags, before: this.#key, rows: this.#rows() });
    renameSync(partial, this.#file);
  }

  #write(file: string, { flags, ...segment }: { flags: string | number; before: string; rows: Iterable<Row> }): void {
    const open = openSync(file, flags);
    try {
      writeSegment(open, { ...segment, maxBytes: this.#maxBytes });
    } finally {
      closeSync(open);
    }
  }

  /** Sorted by name. */
  *#rows(): Generator<Row> {
    const names = [...this.#changed.keys()];
    for (const name of this.names()) if (!this.#changed.has(name)) names.push(name);
    for (const name of names.sort()) {
      const text = this.#changed.get(name) ?? this.get(name);
      if (text !== undefined) yield [name, text];
    }
  }

  #place(name: string): TextSpan | undefined {
    if (this.#later.has(name)) return this.#later.get(name);
    this.#searches += 1;
    if (this.#searches > maxSearches) this.#index ??= this.#indexRows(this.#first);
    if (this.#index) return this.#index.get(name);
    const at = findRow(this.#bytes, this.#first, name);
    if (at === this.#first.end) return undefined;
    const row = readRow(this.#bytes, at);
    return row.name === name ? row : undefined;
  }

  #indexRows({ start, end }: Span): Map<string, TextSpan> {
    const places = new Map<string, TextSpan>();
    for (let at = start; at < end; ) {
      const row = readRow(this.#bytes, at);
      places.set(row.name, row);
      at = row.end + 1;
    }
    return places;
  }

  /** False if anything differs from what was written. */
  #readSegments(): boolean {
    const bytes = this.#bytes;
    this.#lastDigest = this.#key;
    for (let at = 0; at < bytes.length; ) {
      const headEnd = bytes.indexOf(newline, at);
      if (headEnd === -1) return false;
      const [name, length, digest = ''] = bytes.toString('latin1', at, headEnd).split(' ');
      const start = headEnd + 1;
      const end = start + Number(length);
      if (name !== format || digest.length !== digestLength || !(end <= bytes.length)) return false;
      if (chain(this.#lastDigest, hash('sha256', bytes.subarray(start, end))) !== digest) return false;
      if (at === 0) this.#first = { start, end };
      else
        for (const [row, place] of this.#indexRows({ start, end }))
          this.#later.set(row, place.start < place.end ? place : undefined);
      this.#lastDigest = digest;
      at = end;
    }
    return true;
  }
}

/** The first text in order after all that start with `prefix`. */
function after(prefix: string): string {
  return `${prefix}\uFFFF`;
}

/** All builds use this name: a killed build's file is overwritten, and digests detect that two builds wrote at once. */
function partialOf(file: string): string {
  return `${file}.new`;
}
