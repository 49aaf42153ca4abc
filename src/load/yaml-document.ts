/** A text that is not valid YAML → its document and errors by the `yaml` package, which says most about mistakes, and positions in it. Pure. */
import { createRequire } from 'node:module';
import type { Document, Node } from 'yaml';
import { once } from '../memo/memoize.ts';
import { lineAt, type Span } from './offsets.ts';

/** Loaded on first use, because few builds need it and loading it takes as long as reading 300 files. */
export const yamlPackage = once(() => createRequire(import.meta.url)('yaml') as typeof import('yaml'));

export function parseYamlDocument(text: string): Document.Parsed {
  return yamlPackage().parseDocument(text, { version: '1.2', schema: 'core', uniqueKeys: false, prettyErrors: false });
}

export interface ParsedText {
  text: string;
  document: Document.Parsed;
}

/** From the last node of a kind that starts before the parser's error to the end of that line. */
export function lineOfLast({ document, text }: ParsedText, before: number, isKind: (node: Node) => boolean): Span {
  let start: number | undefined;
  yamlPackage().visit(document, {
    Node(_, node) {
      if (node.range && node.range[0] < before && isKind(node)) [start] = node.range;
    },
  });
  start ??= before;
  return { start, end: lineAt(text, start).end };
}

export function isQuoted(node: Node): boolean {
  return yamlPackage().isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}

export function isFlow(node: Node): boolean {
  return yamlPackage().isCollection(node) && node.flow === true;
}
