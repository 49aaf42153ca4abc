/** A path of keys in a data file → its location, computed on demand, because most files never have a diagnostic. Reads the file again instead of keeping its text. */
import type { Location } from '../diagnostics/diagnostic.ts';
import { readNodes, type YamlNode } from './yaml-nodes.ts';

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

/** The locations in one file's text. */
class Places {
  readonly #file: string;
  readonly #text: string;
  readonly #root: YamlNode;
  /** Offsets of the starts of lines. */
  readonly #lines: readonly number[];

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    this.#root = readNodes(text) ?? { start: 0, end: 0 };
    this.#lines = linesOf(text);
  }

  get length(): number {
    return this.#text.length;
  }

  value(path: Path): Location {
    return this.#at(this.#find(path));
  }

  key(path: Path): Location {
    const node = this.#find(path);
    return this.#at(node.key ?? node);
  }

  written(path: Path): string | undefined {
    const node = path.reduce<YamlNode | undefined>((found, step) => found?.children?.get(String(step)), this.#root);
    return node && !node.children ? this.#text.slice(node.start, node.end) : undefined;
  }

  within(path: Path, { words, occurrence }: { words: string; occurrence: number }): Location {
    const { start, end } = this.#find(path);
    let found = start - 1;
    for (let number = 0; number <= occurrence; number++) {
      found = this.#text.indexOf(words, found + 1);
      if (found === -1 || found + words.length > end) return this.value(path);
    }
    return this.#at({ start: found, end: found + words.length });
  }

  /** The node at a path, or the nearest one above it. */
  #find(path: Path): YamlNode {
    let node = this.#root;
    for (const step of path) {
      const child = node.children?.get(String(step));
      if (!child) break;
      node = child;
    }
    return node;
  }

  #at({ start, end }: { start: number; end: number }): Location {
    const line = Math.max(1, countUpTo(this.#lines, start));
    const column = start - (this.#lines[line - 1] ?? 0) + 1;
    return { file: this.#file, line, column, length: Math.max(1, end - start) };
  }
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
