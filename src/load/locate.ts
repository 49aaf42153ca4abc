/** A path of keys in a data file → its location, computed on demand, because most files never have a diagnostic. Reads the file again instead of keeping its text. */
import type { Location } from '../diagnostics/diagnostic.ts';
import { locator } from './offsets.ts';
import { readNodes, type YamlNode } from './yaml-nodes.ts';

export type Path = readonly (string | number)[];

export interface Locate {
  /** The value at `path`; the nearest existing parent if there is none. */
  (path: Path): Location;
  /** The key of that value. */
  key: (path: Path) => Location;
  /** A scalar as written in the file: `08540` for the value 8540. */
  written: (path: Path) => string | undefined;
  /** Words within a text, of which `before` is the part before them; the whole text if it does not have them. */
  within: (path: Path, words: string, before: string) => Location;
}

/**
 * Of the files used last. Not WeakRefs: the engine keeps their targets until the current job ends, and one job may load
 * 10,000 files with a diagnostic each.
 */
const recent = new Map<object, Locate>();
const maxRecent = 20;

function keep(key: object, locate: Locate): Locate {
  const [oldest] = recent.keys();
  if (oldest && recent.size === maxRecent) recent.delete(oldest);
  recent.set(key, locate);
  return locate;
}

/** `read` returns the YAML of the file, whose lines have their numbers; `body`: what a Markdown file has after it, at the path ['body']. */
export function lazyLocate(file: string, read: () => string, body?: string): Locate {
  const key = {};
  const positions = () => recent.get(key) ?? keep(key, locateIn(file, read(), body));
  return Object.assign((path: Path) => positions()(path), {
    key: (path: Path) => positions().key(path),
    written: (path: Path) => positions().written(path),
    within: (path: Path, words: string, before: string) => positions().within(path, words, before),
  });
}

function locateIn(file: string, yaml: string, body?: string): Locate {
  const text = body === undefined ? yaml : `${yaml}\n---\n${body}`;
  const root = readNodes(yaml) ?? { start: 0, end: 0 };
  if (body !== undefined)
    root.children?.set('body', { start: text.length - body.trimStart().length, end: text.length });
  const at = locator(file, text);
  return Object.assign((path: Path) => at(nodeAt(root, path)), {
    key(path: Path) {
      const node = nodeAt(root, path);
      return at(node.key ?? node);
    },
    written(path: Path) {
      const node = path.reduce<YamlNode | undefined>((found, step) => found?.children?.get(String(step)), root);
      return node && !node.children ? text.slice(node.start, node.end) : undefined;
    },
    within(path: Path, words: string, before: string) {
      const { start, end } = nodeAt(root, path);
      // Where lines are folded or quoted differently, the number of equal words before them is still the same.
      const occurrence = before.split(words).length - 1;
      let found = start - 1;
      for (let number = 0; number <= occurrence; number++) {
        found = text.indexOf(words, found + 1);
        if (found === -1 || found + words.length > end) return at({ start, end });
      }
      return at({ start: found, end: found + words.length });
    },
  });
}

/** The node at a path, or the nearest one above it. */
function nodeAt(root: YamlNode, path: Path): YamlNode {
  let node = root;
  for (const step of path) {
    const child = node.children?.get(String(step));
    if (!child) break;
    node = child;
  }
  return node;
}
