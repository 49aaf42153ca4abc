/** A path of keys in a data file → its location, computed on demand, because most files never have a diagnostic. Reads the file again instead of keeping its text. */
import type { Location } from '../diagnostics/diagnostic.ts';
import { locator, type Span } from './offsets.ts';
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
 * Of the files used last. Not WeakRefs: the engine keeps their targets until the current job ends, and one job may load
 * 10,000 files with a diagnostic each.
 */
const recent = new Map<object, Positions>();
const maxRecent = 20;

function keep(key: object, positions: Positions): Positions {
  const [oldest] = recent.keys();
  if (oldest && recent.size === maxRecent) recent.delete(oldest);
  recent.set(key, positions);
  return positions;
}

/** `read` returns the YAML of the file, whose lines have their numbers; `body`: what a Markdown file has after it, at the path ['body']. */
export function lazyLocate(file: string, read: () => string, body?: string): Locate {
  const key = {};
  const positions = (): Positions => recent.get(key) ?? keep(key, new Positions(file, read(), body));
  return Object.assign((path: Path) => positions().value(path), {
    key: (path: Path) => positions().key(path),
    written: (path: Path) => positions().written(path),
    within: (path: Path, words: string, occurrence: number) => positions().within(path, { words, occurrence }),
  });
}

/** The locations in one file's text. */
class Positions {
  readonly #text: string;
  readonly #root: YamlNode;
  readonly #at: (span: Span) => Location;

  constructor(file: string, yaml: string, body?: string) {
    const text = body === undefined ? yaml : `${yaml}\n---\n${body}`;
    this.#text = text;
    this.#root = readNodes(yaml) ?? { start: 0, end: 0 };
    if (body !== undefined)
      this.#root.children?.set('body', { start: text.length - body.trimStart().length, end: text.length });
    this.#at = locator(file, text);
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
}
