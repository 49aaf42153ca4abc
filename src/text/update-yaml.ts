/** YAML text and its new value → text in which every unchanged top-level field or entry keeps its exact characters. Pure. */
import { Document, isMap, isNode, isScalar, isSeq, Pair, parseDocument, stringify, type YAMLMap } from 'yaml';
import { groupBy, isGroup } from '../domain/groups.ts';

const width = 120;

/** `value` may contain nodes of a document, which keep their comments and quotes. */
export function formatYaml(value: unknown, firstLine?: string): string {
  const text = stringify(value, { lineWidth: width });
  return firstLine === undefined ? text : `${firstLine}\n\n${text}`;
}

/** After the line `...`, nothing can be added to a document. It may be left out. */
export function withoutEndMark(text: string): string {
  return text.replace(/^\.{3}(?=\s|$)/m, '');
}

export function updateYaml(given: string, value: unknown): string {
  const text = withoutEndMark(given);
  const { contents } = parseDocument(text);
  // A file with only comments counts as empty.
  const old = plainValue(contents) ?? (Array.isArray(value) ? [] : {});
  if (same(old, value)) return endLine(given);
  const written =
    isMap(contents) && isGroup(value) ? writeMap(text, contents, value) : writeList(text, contents, value);
  if (written !== undefined) return written;
  // If the keys do not start lines, only the comments above the value can be kept.
  return endLine(contents === null ? text : text.slice(0, startOf(contents))) + formatYaml(value);
}

function writeMap(text: string, map: YAMLMap, value: Record<string, unknown>): string | undefined {
  const indent = indentAt(text, startOf(map.items[0]?.key));
  const starts = map.items.map((pair) => startOf(pair.key) - indent.length);
  if (map.flow || starts.some((start) => start > 0 && text[start - 1] !== '\n')) return undefined;
  const chunks = map.items.map((pair, index) => {
    const chunk = text.slice(starts[index], starts[index + 1] ?? text.length);
    const key = keyOf(pair);
    if (!Object.hasOwn(value, key)) return trailingLines(chunk, indent);
    if (same(plainValue(pair.value), value[key])) return chunk;
    return indented(formatYaml({ [key]: mergeNode(pair.value, value[key]) }), indent) + trailingLines(chunk, indent);
  });
  const known = new Set(map.items.map(keyOf));
  const added = Object.keys(value).filter((key) => !known.has(key));
  const rest = added.map((key) => indented(formatYaml({ [key]: value[key] }), indent));
  return endLine(text.slice(0, starts[0] ?? text.length) + chunks.join('')) + rest.join('');
}

function writeList(text: string, list: unknown, value: unknown): string | undefined {
  if (!isSeq(list) || !Array.isArray(value) || value.length === 0 || list.flow) return undefined;
  const indent = indentAt(text, startOf(list));
  // An entry starts at a hyphen; the added line break lets the first line match too.
  const starts = list.items.map((item) => `\n${text}`.lastIndexOf(`\n${indent}-`, startOf(item)));
  if (starts.includes(-1)) return undefined;
  const chunks = starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length));
  const old = list.items.map(plainValue);
  const partners = partnersOf(old, value);
  const written = value.map((entry: unknown, index) => {
    const partner = partners[index];
    if (partner === undefined) return indented(formatYaml([entry]), indent);
    const chunk = chunks[partner] ?? '';
    if (same(old[partner], entry)) return endLine(chunk);
    return (
      indented(formatYaml([withoutCommentAbove(mergeNode(list.items[partner], entry))]), indent) +
      trailingLines(chunk, indent)
    );
  });
  return endLine(text.slice(0, starts[0] ?? text.length)) + written.join('');
}

/** For each new entry, the index of its old one: an equal one, otherwise, for a group, the next unused group. */
function partnersOf(old: readonly unknown[], value: readonly unknown[]): (number | undefined)[] {
  const byContent = groupBy([...old.keys()], (index) => canonical(old[index]));
  const equal = value.map((entry) => byContent.get(canonical(entry))?.shift());
  const taken = new Set(equal);
  const groups = [...old.keys()].filter((index) => !taken.has(index) && isGroup(old[index]));
  return equal.map((index, position) => index ?? (isGroup(value[position]) ? groups.shift() : undefined));
}

/** The old node with the new value, which keeps its comments and quotes; the value alone if the types differ. */
function mergeNode(node: unknown, value: unknown): unknown {
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    // If the type changes, the new value decides about quotes.
    if (typeof node.value !== typeof value) delete node.type;
    node.value = value;
    return node;
  }
  if (isMap(node) && isGroup(value)) {
    node.items = node.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
    for (const [key, child] of Object.entries(value)) {
      const pair = node.items.find((candidate) => keyOf(candidate) === key);
      if (pair) pair.value = mergeNode(pair.value, child);
      else node.items.push(new Pair(key, child));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const old = node.items.map(plainValue);
    const partners = partnersOf(old, value);
    node.items = value.map((entry, index) => {
      const partner = partners[index];
      return partner === undefined ? entry : mergeNode(node.items[partner], entry);
    });
    return node;
  }
  return value;
}

function plainValue(node: unknown): unknown {
  return isNode(node) ? node.toJS(new Document()) : node;
}

/** The comments above an entry are in the text already. */
function withoutCommentAbove(entry: unknown): unknown {
  if (isNode(entry)) Object.assign(entry, { commentBefore: null, spaceBefore: false });
  return entry;
}

/** The blank lines and comments at the end of a chunk, which belong to the next one. */
function trailingLines(chunk: string, indent: string): string {
  const lines = chunk.split(/(?<=\n)/);
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith(`${indent}#`));
  return lines.slice(last + 1).join('');
}

/** The spaces between the start of the line and an offset. */
function indentAt(text: string, offset: number): string {
  return / *$/.exec(text.slice(0, offset))?.[0] ?? '';
}

function indented(lines: string, indent: string): string {
  return lines.replace(/^(?=.)/gm, indent);
}

function endLine(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function startOf(node: unknown): number {
  return (isNode(node) ? node.range?.[0] : undefined) ?? 0;
}

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

/** Ignores the order of fields, and white space at the ends of texts, which the build trims. */
function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, child: unknown) => {
    if (typeof child === 'string') return child.trim();
    if (!isGroup(child)) return child;
    return Object.fromEntries(Object.entries(child).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
