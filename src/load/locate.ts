/** A path of keys in a data file → its location, computed on demand, because most files never have a diagnostic. Reads the file again instead of keeping its text. */
import type { Document, Pair, YAMLMap } from 'yaml';
import type { Location } from '../diagnostics/diagnostic.ts';
import { parseYamlDocument } from './parse-fully.ts';
import { isPlainText } from './plain-yaml/plain-text.ts';
import { parsePlainYaml } from './plain-yaml/read.ts';
import type { Span, Spans } from './plain-yaml/scanner.ts';
import { yamlParser } from './yaml-parser.ts';

export type Path = readonly (string | number)[];

export interface Locate {
  /** The value at `path`; the nearest existing parent if there is none. */
  (path: Path): Location;
  /** The key of that value. */
  key: (path: Path) => Location;
  /** A scalar as written in the file: `08540` for the value 8540. */
  written: (path: Path) => string | undefined;
  /** Words within a text: the occurrence with the given number, counted from 0; the whole text if there is none. */
  within: (path: Path, words: string, occurrence: number) => Location;
}

/**
 * The places used last. Not WeakRefs: the engine keeps their targets until the current job ends, and one job may load 10,000
 * files with a diagnostic each.
 */
const recent = new Map<object, Places>();
let recentLength = 0;
/** The total length of the texts, in characters. A text's places take about ten times its memory. */
const maxRecentLength = 4_000_000;

function keep(key: object, places: Places): Places {
  recent.set(key, places);
  recentLength += places.length;
  for (const [oldest, { length }] of recent) {
    if (recentLength <= maxRecentLength || oldest === key) break;
    recent.delete(oldest);
    recentLength -= length;
  }
  return places;
}

/** `read` returns the YAML text, with other parts of the file blanked out so that lines keep their numbers. */
export function lazyLocate(file: string, read: () => string): Locate {
  const key = {};
  const places = (): Places => recent.get(key) ?? keep(key, new Places(file, read()));
  return Object.assign((path: Path) => places().value(path), {
    key: (path: Path) => places().key(path),
    written: (path: Path) => places().written(path),
    within: (path: Path, words: string, occurrence: number) => places().within(path, { words, occurrence }),
  });
}

/** The locations in one file's text. Most come from the plain reader; for others, the full parser reads the document once. */
class Places {
  readonly #file: string;
  readonly #text: string;
  readonly #plain: PlainPlaces;
  readonly #pairs = new WeakMap<YAMLMap, Map<string, Pair>>();
  /** Offsets of the starts of lines. */
  #lines: readonly number[] | undefined;
  #document: Document.Parsed | undefined;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    this.#plain = plainPlaces(text);
  }

  get length(): number {
    return this.#text.length;
  }

  value(path: Path): Location {
    const span = this.#plain(path);
    if (span && span.start !== -1) return this.#at(span.start, span.end - span.start);
    const { node, key } = this.#find(path);
    return this.#place(node) ?? this.#place(key) ?? this.#at(0);
  }

  key(path: Path): Location {
    const span = this.#plain(path);
    if (span && span.keyStart !== -1) return this.#at(span.keyStart, span.keyEnd - span.keyStart);
    return this.#place(this.#find(path).key) ?? this.value(path);
  }

  written(path: Path): string | undefined {
    const { node } = this.#find(path);
    return yamlParser().isScalar(node) && typeof node.source === 'string' ? node.source : undefined;
  }

  within(path: Path, { words, occurrence }: { words: string; occurrence: number }): Location {
    const { start, end } = this.#range(path);
    let found = start - 1;
    for (let number = 0; number <= occurrence; number++) {
      found = this.#text.indexOf(words, found + 1);
      if (found === -1 || found + words.length > end) return this.value(path);
    }
    return this.#at(found, words.length);
  }

  #range(path: Path): { start: number; end: number } {
    const span = this.#plain(path);
    if (span && span.start !== -1) return span;
    const { node } = this.#find(path);
    const [start = 0, end = 0] = yamlParser().isNode(node) && node.range ? node.range : [];
    return { start, end };
  }

  #at(offset: number, length?: number): Location {
    this.#lines ??= linesOf(this.#text);
    const line = Math.max(1, countUpTo(this.#lines, offset));
    const column = offset - (this.#lines[line - 1] ?? 0) + 1;
    return { file: this.#file, line, column, length: length === undefined ? undefined : Math.max(1, length) };
  }

  #place(node: unknown): Location | undefined {
    if (!yamlParser().isNode(node) || !node.range) return undefined;
    return this.#at(node.range[0], node.range[1] - node.range[0]);
  }

  /** The node at a path and its key; the key of a list entry is the entry itself. */
  #find(path: Path): { node: unknown; key: unknown } {
    const { isMap, isPair } = yamlParser();
    this.#document ??= parseYamlDocument(this.#text);
    let node: unknown = this.#document.contents;
    let key: unknown;
    for (const step of path) {
      const pair = isMap(node) ? this.#pairOf(node, String(step)) : itemsOf(node)[Number(step)];
      if (pair === undefined) return { node, key };
      key = isPair(pair) ? pair.key : pair;
      node = isPair(pair) ? (pair.value ?? pair.key) : pair;
    }
    return { node, key: key ?? node };
  }

  #pairOf(map: YAMLMap, name: string): Pair | undefined {
    const known = this.#pairs.get(map) ?? indexOf(map);
    this.#pairs.set(map, known);
    return known.get(name);
  }
}

/** The first pair with each name. */
function indexOf(map: YAMLMap): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    const name = yamlParser().isScalar(pair.key) ? String(pair.key.value) : undefined;
    if (name !== undefined && !pairs.has(name)) pairs.set(name, pair);
  }
  return pairs;
}

function itemsOf(node: unknown): readonly unknown[] {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items) ? node.items : [];
}

function linesOf(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

type PlainPlaces = (path: Path) => Span | undefined;

function plainPlaces(text: string): PlainPlaces {
  const spans: Spans = new Map();
  const plain = isPlainText(text) ? parsePlainYaml(text, spans) : undefined;
  if (!plain) return () => undefined;
  return (path) => {
    let value: unknown = plain.value;
    let span: Span | undefined;
    for (const step of path) {
      if (typeof value !== 'object' || value === null) return undefined;
      span = spans.get(value)?.get(String(step));
      if (!span) return undefined;
      value = (value as Record<string, unknown>)[step];
    }
    return span;
  };
}
