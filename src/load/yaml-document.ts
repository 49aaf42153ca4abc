/** A text that is not valid YAML → its document and errors by the `yaml` package, which says most about mistakes, and places in it. Pure. */
import { createRequire } from 'node:module';
import type { Document, Node } from 'yaml';
import { once } from '../memo/memoize.ts';
import { lineAt, type Span } from './offsets.ts';

/** Loaded on first use, because few builds need it and loading it takes as long as reading 300 files. */
export const yamlPackage = once(() => createRequire(import.meta.url)('yaml') as typeof import('yaml'));

export function parseYamlDocument(text: string): Document.Parsed {
  return yamlPackage().parseDocument(text, { version: '1.2', schema: 'core', uniqueKeys: false, prettyErrors: false });
}

/** From the last node of a kind that starts before the parser's error to the end of that line. */
export function lineOfLast(
  { document, text }: { document: Document.Parsed; text: string },
  before: number,
  isKind: (node: Node) => boolean,
): Span {
  const start = startsOf(document, isKind).findLast((begins) => begins < before) ?? before;
  return { start, end: lineAt(text, start).end };
}

/** The start offsets of all nodes of a kind, computed once for all errors of a file. */
function startsOf(document: Document.Parsed, isKind: (node: Node) => boolean): readonly number[] {
  const known = starts.get(document) ?? new Map<typeof isKind, number[]>();
  starts.set(document, known);
  const found = known.get(isKind);
  if (found) return found;
  const made: number[] = [];
  yamlPackage().visit(document, {
    Node(_, node) {
      if (node.range && isKind(node)) made.push(node.range[0]);
    },
  });
  known.set(isKind, made);
  return made;
}

const starts = new WeakMap<Document.Parsed, Map<(node: Node) => boolean, number[]>>();

export function isQuoted(node: Node): boolean {
  return yamlPackage().isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}

export function isFlow(node: Node): boolean {
  return yamlPackage().isCollection(node) && node.flow === true;
}
