/** The text of a data file → the location of each path in it, computed on demand, because most files never have a diagnostic. Reads the file again instead of keeping its text. */
import { type Locate, locateBy, type Path } from '../diagnostics/locate.ts';
import { recentResults } from '../memo/memoize.ts';
import { locator } from './offsets.ts';
import { readNodes, type YamlNode } from './yaml-nodes.ts';

/** `read` returns the YAML of the file, whose lines have their numbers; `body`: what a Markdown file has after it, at the path ['body']. */
export function locateYaml(file: string, read: () => string, body?: string): Locate {
  const source = { file, read, body };
  return locateBy(() => locateIn(source));
}

interface LocatedText {
  file: string;
  read: () => string;
  body: string | undefined;
}

/**
 * A translation and its original are located in turns, so those of a few files are kept. Not in WeakRefs: the engine keeps their targets
 * until the current job ends, and one job may load 10,000 files with a diagnostic each.
 */
const locateIn = recentResults(20, ({ file, read, body }: LocatedText): Locate => {
  const yaml = read();
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
});

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
