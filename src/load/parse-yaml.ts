/** YAML text → a value with the position of every node, or the reasons why not. Pure. */
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Diagnostic, diagnose, type Location, startOf } from '../diagnostic.ts';
import { checkNodes } from './check-nodes.ts';
import { explainSyntax } from './explain-yaml-error.ts';
import { forbiddenCharacters } from './forbidden-characters.ts';
import type { Source } from './source.ts';

export type Path = readonly (string | number)[];

/** A file that could be read as YAML. */
export interface ParsedSource {
  source: Source;
  value: unknown;
  locate: Locate;
}

export interface Locate {
  /** Where the value at `path` stands; the nearest parent that exists when there is none. */
  (path: Path): Location;
  /** Where the key of that value stands. */
  key: (path: Path) => Location;
  /** The characters of a scalar as they stand in the file: `08540` where the value is 8540. */
  written: (path: Path) => string | undefined;
  /** Where some words of a text stand: the occurrence with the given number, counted from 0; else the text itself. */
  within: (path: Path, words: string, occurrence: number) => Location;
}

/** Text of a file that holds YAML in part (front matter) is blanked out elsewhere, so that positions stay true. */
export function parseYaml(source: Source, text: string = source.text): ParsedSource | Diagnostic[] {
  try {
    return parse(source, text);
  } catch (error) {
    if (error instanceof RangeError) return [tooDeep(source)];
    throw error;
  }
}

function parse(source: Source, text: string): ParsedSource | Diagnostic[] {
  const lines = new LineCounter();
  const at = locator(source.file, lines);
  const document = readDocument(text, lines);
  const faults = [...document.errors, ...document.warnings];
  // The parser reports its own stack overflow as a fault of the file.
  if (faults.some((fault) => fault.message.includes('call stack'))) return [tooDeep(source)];
  const isSound = (part: string) => readDocument(part).errors.length === 0;
  if (faults.length > 0) return explainSyntax(faults, { text, document, at, isSound });
  if (depthOf(document) > deepest) return [tooDeep(source)];
  const problems = [...checkNodes(document, { text, at }), ...forbiddenCharacters(source.file, text)];
  if (problems.length > 0) return problems;
  if (document.contents === null && source.kind !== 'phone-overrides') return [nothingInside(source)];
  const value = normalize(document.toJS({ maxAliasCount: 0 }) ?? {});
  return { source, value, locate: locateIn(document, { text, at }) };
}

function readDocument(text: string, lineCounter?: LineCounter): Document.Parsed {
  return parseDocument(text, {
    ...(lineCounter ? { lineCounter } : {}),
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
  });
}

/** No field of a site lies deeper than ten levels. */
const deepest = 50;

function depthOf(document: Document.Parsed): number {
  let depth = 0;
  visit(document, {
    Collection(_, __, path) {
      depth = Math.max(depth, path.length);
      return depth > 2 * deepest ? visit.BREAK : undefined;
    },
  });
  return depth / 2;
}

function tooDeep({ file }: Source): Diagnostic {
  const hint = 'Look for a bracket that is never closed.';
  return diagnose('yaml/too-deep', startOf(file), 'This file is nested too deeply to be read.', { hint });
}

function nothingInside({ file, kind }: Source): Diagnostic {
  const message =
    kind === 'document' ? 'There is nothing in the front matter.' : 'There is nothing in this file but comments.';
  return diagnose('file/empty', startOf(file), message, { hint: 'Fill it in, or delete the file.' });
}

type At = (offset: number, length?: number) => Location;

function locator(file: string, lines: LineCounter): At {
  return (offset, length) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col), length };
  };
}

/** Strings lose white space at their ends and are brought to one Unicode form. */
function normalize(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim();
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, normalize(child)]));
}

/** The nodes of a file take a hundred times its size: they may go once it is parsed, and are made again if a place is asked for. */
function locateIn(parsed: Document.Parsed, { text, at }: { text: string; at: At }): Locate {
  let kept = new WeakRef(parsed);
  const contents = (): unknown => {
    const document = kept.deref() ?? readDocument(text);
    kept = new WeakRef(document);
    return document.contents;
  };
  const place = (node: unknown): Location | undefined => {
    if (!isNode(node) || !node.range) return undefined;
    return at(node.range[0], Math.max(1, node.range[1] - node.range[0]));
  };
  const find = (path: Path): { node: unknown; key: unknown } => {
    let node = contents();
    let key: unknown;
    for (const step of path) {
      const items: readonly unknown[] = isMap(node) || hasItems(node) ? node.items : [];
      const pair = isMap(node)
        ? items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step))
        : items[Number(step)];
      if (pair === undefined) return { node, key };
      key = isPair(pair) ? pair.key : pair;
      node = isPair(pair) ? (pair.value ?? pair.key) : pair;
    }
    return { node, key: key ?? node };
  };
  const valueAt = (path: Path) => {
    const { node, key } = find(path);
    return place(node) ?? place(key) ?? at(0);
  };
  return Object.assign(valueAt, {
    key: (path: Path) => place(find(path).key) ?? valueAt(path),
    written: (path: Path) => {
      const { node } = find(path);
      return isScalar(node) && typeof node.source === 'string' ? node.source : undefined;
    },
    within: (path: Path, words: string, occurrence: number) => {
      const { node } = find(path);
      const [start = 0, end = 0] = isNode(node) && node.range ? node.range : [];
      let found = start - 1;
      for (let number = 0; number <= occurrence; number++) {
        found = text.indexOf(words, found + 1);
        if (found === -1 || found + words.length > end) return valueAt(path);
      }
      return at(found, words.length);
    },
  });
}

function hasItems(node: unknown): node is { items: unknown[] } {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items);
}
