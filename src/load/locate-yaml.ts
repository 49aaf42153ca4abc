/** The text of a data file → the location of each path in it, computed on demand, because most files never have a diagnostic. Reads the file again instead of keeping its text. */
import { type Locate, locateBy, type Path } from '../diagnostics/locate.ts';
import { memoize, recentResults } from '../memo/memoize.ts';
import { EVENT_ID } from './js-yaml.ts';
import { locator, type Span } from './offsets.ts';
import { readEvents, readNodes, type YamlNode } from './yaml-nodes.ts';

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
  const root = rootOf(yaml);
  const bodyNode = noYaml('body', { start: text.length - (body ?? '').trimStart().length, end: text.length });
  if (body !== undefined) root.children.push(bodyNode);
  const at = locator(file, text);
  return Object.assign((path: Path) => at(nodeAt(root, path)), {
    key(path: Path) {
      const node = nodeAt(root, path);
      return at(node.key ?? node);
    },
    written(path: Path) {
      const node = path.reduce<YamlNode | undefined>((found, step) => found && childAt(found, step), root);
      return node && (node === bodyNode || node.event?.type === EVENT_ID.SCALAR)
        ? text.slice(node.start, node.end)
        : undefined;
    },
    within(path: Path, words: string, before: string) {
      const { start, end } = nodeAt(root, path);
      // Where lines are folded or quoted differently, the number of equal words before them is still the same.
      const occurrence = before.split(words).length - 1;
      let found = start - words.length;
      for (let number = 0; number <= occurrence; number++) {
        found = text.indexOf(words, found + words.length);
        if (found === -1 || found + words.length > end) return at({ start, end });
      }
      return at({ start: found, end: found + words.length });
    },
  });
});

/** A node that is no YAML. */
function noYaml(name: string, span: Span): YamlNode {
  return { event: undefined, key: undefined, name, level: 0, ...span, children: [] };
}

function rootOf(yaml: string): YamlNode {
  const empty = noYaml('', { start: 0, end: 0 });
  try {
    return readNodes(yaml, readEvents(yaml))[0] ?? empty;
  } catch {
    // The file may be another one by now.
    return empty;
  }
}

/** The node at a path, or the nearest one above it. */
function nodeAt(root: YamlNode, path: Path): YamlNode {
  let node = root;
  for (const step of path) {
    const child = childAt(node, step);
    if (!child) break;
    node = child;
  }
  return node;
}

/** The number of an entry in a list, or the name of a field. */
function childAt(node: YamlNode, step: string | number): YamlNode | undefined {
  const entry = node.children[Number(step)];
  return entry && !entry.key ? entry : fieldsOf(node).get(String(step));
}

/** By name, the first of each. */
const fieldsOf = memoize(({ children }: YamlNode) => new Map(children.toReversed().map((node) => [node.name, node])));
