/** Places in a YAML file around an error: its line, and the quotes or brackets that it is in. Pure. */
import type { Document, Node } from 'yaml';
import { yamlParser } from './yaml-parser.ts';

/** Offsets. */
export interface Span {
  start: number;
  end: number;
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
  yamlParser().visit(document, {
    Node(_, node) {
      if (node.range && isKind(node)) made.push(node.range[0]);
    },
  });
  known.set(isKind, made);
  return made;
}

const starts = new WeakMap<Document.Parsed, Map<(node: Node) => boolean, number[]>>();

export function isQuoted(node: Node): boolean {
  return yamlParser().isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}

export function isFlow(node: Node): boolean {
  return yamlParser().isCollection(node) && node.flow === true;
}

/** The line that contains an offset, trimmed. */
export function lineAt(text: string, offset: number): Span {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const line = text.slice(from, next === -1 ? text.length : next);
  return { start: from + line.length - line.trimStart().length, end: from + line.trimEnd().length };
}

export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}
