/**
 * The plain YAML of data files → its value, many times as fast as the full parser. Everything else (tags, anchors, tabs,
 * duplicate keys, mistakes of any kind) is left to the full parser, which decides what it means and explains errors. Pure.
 */
import { combining, normalizeText } from '../normalize.ts';
import { hasUnmatchedQuote } from '../unmatched-quote.ts';
import { readBlockText } from './block-text.ts';
import { readFlow } from './flow.ts';
import { keyName, plainScalar } from './plain-scalar.ts';
import { closingQuote, readQuoted } from './quoted.ts';
import { colon, dash, hash, maxDepth, notPlainYaml, Scanner, type Spans, space } from './scanner.ts';

/** Undefined if the text is not plain YAML. It must not contain tabs or forbidden characters. Returned texts are normalized. */
export function parsePlainYaml(text: string, spans?: Spans): { value: unknown } | undefined {
  const scanner = new Scanner(text, spans);
  try {
    scanner.toContent(/^---\r?\n/.exec(text)?.[0].length ?? 0);
    const value = scanner.column === 0 ? readNode(scanner, -1, 0) : undefined;
    return typeof value === 'object' && value !== null && scanner.isAtEnd() ? { value } : undefined;
  } catch (error) {
    if (error === notPlainYaml) return undefined;
    throw error;
  }
}

/** Reads the value at the scanner's content, which is indented more than `parent`. Moves the scanner to the next content. */
function readNode(scanner: Scanner, parent: number, depth: number): unknown {
  if (isEntry(scanner)) return readSequence(scanner, depth);
  if (isKey(scanner)) return readMapping(scanner, depth);
  return readInline(scanner, parent, depth);
}

function readMapping(scanner: Scanner, depth: number): Record<string, unknown> {
  if (depth > maxDepth) throw notPlainYaml;
  const indent = scanner.column;
  const mapping: Record<string, unknown> = {};
  do {
    const from = scanner.pos;
    const key = readKey(scanner);
    // Two keys that look the same may differ in how their accents are written.
    if (Object.hasOwn(mapping, key) || key === '__proto__' || combining.test(key)) throw notPlainYaml;
    const place = [from, scanner.pos - 1] as const;
    const value = readValue(scanner, { indent, depth, isEntry: false });
    mapping[key] = value;
    scanner.note(mapping, key, place);
  } while (scanner.column === indent);
  if (scanner.column > indent) throw notPlainYaml;
  scanner.start = -1;
  return mapping;
}

function readSequence(scanner: Scanner, depth: number): unknown[] {
  if (depth > maxDepth) throw notPlainYaml;
  const indent = scanner.column;
  const list: unknown[] = [];
  do {
    scanner.pos++;
    list.push(readValue(scanner, { indent, depth, isEntry: true }));
    scanner.note(list, list.length - 1, [scanner.start, scanner.end]);
  } while (scanner.column === indent && isEntry(scanner));
  if (scanner.column > indent) throw notPlainYaml;
  scanner.start = -1;
  return list;
}

/** The value after a key's colon or an entry's hyphen. */
function readValue(
  scanner: Scanner,
  { indent, depth, isEntry: inList }: { indent: number; depth: number; isEntry: boolean },
): unknown {
  const after = scanner.pos;
  const position = scanner.skipSpaces(after);
  const isComment = scanner.at(position) === hash && position > after;
  if (isComment || scanner.isEndOfLine(position)) {
    scanner.start = -1;
    scanner.toContent(scanner.nextLine(position));
    if (scanner.column > indent) return readNode(scanner, indent, depth + 1);
    // A list's entries may have the same indentation as its key.
    return !inList && scanner.column === indent && isEntry(scanner) ? readSequence(scanner, depth + 1) : null;
  }
  if (inList) {
    scanner.column = position - after + indent + 1;
    scanner.pos = position;
    return readNode(scanner, indent, depth + 1);
  }
  scanner.pos = position;
  return readInline(scanner, indent, depth + 1);
}

/** A value on this line that is no block collection. */
function readInline(scanner: Scanner, parent: number, depth: number): unknown {
  switch (scanner.text.charAt(scanner.pos)) {
    case '"':
    case "'": {
      const text = readQuoted(scanner, Math.max(parent, 0));
      scanner.endLine();
      return normalizeText(text);
    }
    case '[':
    case '{': {
      const value = readFlow(scanner, { indent: parent, depth });
      scanner.endLine();
      return value;
    }
    case '|':
    case '>':
      return normalizeText(readBlockText(scanner, Math.max(parent, 0)));
    default: {
      const text = readPlainText(scanner, parent);
      if (hasUnmatchedQuote(text)) throw notPlainYaml;
      const value = plainScalar(text);
      return typeof value === 'string' ? normalizeText(value) : value;
    }
  }
}

/** First characters of document marks, explicit keys and merge keys. */
const unusualKey = /[-?:.<]/;
/** YAML limits keys to 1,024 characters. */
const longestKey = 1000;

/** Characters that cannot start an unquoted text, and curly quotes, which may be meant as quotes. */
const reserved = new Set(',[]{}#&*!|>\'"%@`“”„‘’');
/** Characters that can start one only if no space follows. */
const halfReserved = new Set('-?:');

function canBegin(scanner: Scanner, position: number): boolean {
  const first = scanner.text.charAt(position);
  return !reserved.has(first) && !(halfReserved.has(first) && scanner.isSpaceOrEnd(position + 1));
}

/** An unquoted text; its further lines are indented by more than `indent`. */
function readPlainText(scanner: Scanner, indent: number): string {
  const { text, pos: start } = scanner;
  if (!canBegin(scanner, start)) throw notPlainYaml;
  let end = readRestOfLine(scanner);
  let value = text.slice(start, end);
  let next: number | undefined;
  while (scanner.at(scanner.pos) !== hash) {
    let line = scanner.nextLine(scanner.pos);
    let blank = 0;
    scanner.pos = scanner.skipSpaces(line);
    while (line < text.length && scanner.isEndOfLine(scanner.pos)) {
      blank++;
      line = scanner.nextLine(scanner.pos);
      scanner.pos = scanner.skipSpaces(line);
    }
    const { pos } = scanner;
    if (line >= text.length || pos - line <= indent || scanner.at(pos) === hash) {
      next = line;
      break;
    }
    if (halfReserved.has(text.charAt(pos)) && !canBegin(scanner, pos)) throw notPlainYaml;
    end = readRestOfLine(scanner);
    value += (blank === 0 ? ' ' : '\n'.repeat(blank)) + text.slice(pos, end);
  }
  scanner.start = start;
  scanner.end = end;
  scanner.toContent(next ?? scanner.nextLine(scanner.pos));
  if (scanner.column > indent) throw notPlainYaml;
  return value;
}

/** Moves the scanner to the comment or line break that ends a line of text. Returns the end of the text. */
function readRestOfLine(scanner: Scanner): number {
  const from = scanner.pos;
  const lineEnd = scanner.lineEnd(from);
  const stop = scanner.commentStart(from, lineEnd);
  if (scanner.keyColon(from, stop) !== -1) throw notPlainYaml;
  scanner.pos = stop;
  let end = stop;
  while (scanner.at(end - 1) === space) end--;
  return end;
}

function isEntry(scanner: Scanner): boolean {
  return scanner.at(scanner.pos) === dash && scanner.isSpaceOrEnd(scanner.pos + 1);
}

function isKey(scanner: Scanner): boolean {
  const { text, pos } = scanner;
  const first = text.charAt(pos);
  if (first === '"' || first === "'") {
    const end = closingQuote(text, pos) + 1;
    return end > 0 && scanner.at(end) === colon && scanner.isSpaceOrEnd(end + 1);
  }
  if (reserved.has(first)) return false;
  return scanner.keyColon(pos, scanner.commentStart(pos, scanner.lineEnd(pos))) !== -1;
}

/** Moves the scanner past the key's colon. */
function readKey(scanner: Scanner): string {
  const { text, pos } = scanner;
  const lineEnd = scanner.lineEnd(pos);
  const first = text.charAt(pos);
  let key: string | undefined;
  if (first === '"' || first === "'") {
    key = readQuoted(scanner, 0);
    if (scanner.at(scanner.pos) !== colon || !scanner.isSpaceOrEnd(scanner.pos + 1)) throw notPlainYaml;
  } else {
    if (reserved.has(first) || unusualKey.test(first)) throw notPlainYaml;
    scanner.pos = scanner.keyColon(pos, scanner.commentStart(pos, lineEnd));
    if (scanner.pos === -1 || scanner.at(scanner.pos - 1) === space) throw notPlainYaml;
    key = keyName(text.slice(pos, scanner.pos));
  }
  if (key === undefined || key === '' || scanner.pos > lineEnd || scanner.pos - pos > longestKey) throw notPlainYaml;
  scanner.pos++;
  return key;
}
