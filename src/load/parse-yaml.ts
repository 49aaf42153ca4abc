/** YAML text → a value with the position of every node, or the reasons why not. Pure. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Diagnostic, diagnose, type Location } from '../diagnostic.ts';
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
}

/** Text of a file that holds YAML in part (front matter) is blanked out elsewhere, so that positions stay true. */
export function parseYaml(source: Source, text: string = source.text): ParsedSource | Diagnostic[] {
  const lines = new LineCounter();
  const at = locator(source.file, lines);
  let document: Document.Parsed;
  try {
    document = parseDocument(text, {
      lineCounter: lines,
      version: '1.2',
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
    });
  } catch (error) {
    if (error instanceof RangeError)
      return [diagnose('yaml/too-deep', at(0, 1), 'This file is nested too deeply to be read.')];
    throw error;
  }
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) return faults.map((fault) => syntaxProblem(fault, at));
  const problems = [...checkNodes(document, at), ...forbiddenCharacters(source.file, text)];
  if (problems.length > 0) return problems;
  return { source, value: normalize(document.toJS({ maxAliasCount: 0 })), locate: locateIn(document, at) };
}

type At = (offset: number, length?: number) => Location;

function locator(file: string, lines: LineCounter): At {
  return (offset, length) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col), length };
  };
}

function syntaxProblem(fault: YAMLError, at: At): Diagnostic {
  const [start, end] = fault.pos;
  const plain: Partial<Record<string, [message: string, hint: string]>> = {
    TAB_AS_INDENT: ['A tab stands where spaces are needed.', 'Indent with spaces.'],
    MULTILINE_IMPLICIT_KEY: [
      'This key runs over several lines.',
      'Put the text behind the colon in quotes, or check for a missing colon.',
    ],
    BLOCK_AS_IMPLICIT_KEY: ['There is a second colon in this line.', 'Put the text in quotes.'],
    TAG_RESOLVE_FAILED: ['Tags that begin with ! are not used here.', 'Remove the tag, or put the text in quotes.'],
    MULTIPLE_DOCS: ['A line of three hyphens begins a second document.', 'Keep one document a file.'],
  };
  const [message, hint] = plain[fault.code] ?? [`This is not valid YAML: ${sentence(fault.message)}`, undefined];
  return diagnose('yaml/syntax', at(start, Math.max(1, end - start)), message, { hint });
}

function sentence(message: string): string {
  const first = message.split('\n')[0] ?? message;
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/** Own checks, in one walk: keys must be plain and unique, aliases are refused. */
function checkNodes(document: Document.Parsed, at: At): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const place = (node: Node) => at(node.range?.[0] ?? 0, (node.range?.[1] ?? 1) - (node.range?.[0] ?? 0));
  visit(document, {
    Alias(_, alias) {
      problems.push(
        diagnose('yaml/alias', place(alias), `The alias *${alias.source} is not allowed.`, {
          hint: 'Write the value out.',
        }),
      );
    },
    Map(_, map) {
      const seen = new Map<string, Node>();
      for (const { key } of map.items as Pair[]) {
        if (!isNode(key)) continue;
        const name = isScalar(key) ? String(key.value ?? '') : '';
        if (isAlias(key)) continue;
        if (name === '' || name === '__proto__') {
          problems.push(
            diagnose(
              'yaml/key',
              place(key),
              name === '' ? 'This key is not a plain word.' : 'The key __proto__ is not allowed.',
            ),
          );
        }
        const first = seen.get(name);
        if (first && name !== '') {
          const related = [{ message: 'It stands here first.', at: place(first) }];
          problems.push(
            diagnose('yaml/duplicate-key', place(key), `The key ${name} stands here a second time.`, {
              hint: 'Keep one of them.',
              related,
            }),
          );
        } else seen.set(name, key);
      }
    },
  });
  return problems;
}

/** Strings lose white space at their ends and are brought to one Unicode form. */
function normalize(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim();
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, normalize(child)]));
}

function locateIn(document: Document.Parsed, at: At): Locate {
  const place = (node: unknown): Location | undefined => {
    if (!isNode(node) || !node.range) return undefined;
    return at(node.range[0], Math.max(1, node.range[1] - node.range[0]));
  };
  const find = (path: Path): { node: unknown; key: unknown } => {
    let node: unknown = document.contents;
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
  });
}

function hasItems(node: unknown): node is { items: unknown[] } {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items);
}
