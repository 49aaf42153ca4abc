/** Reads flow collections: `[a, b]`, `{q: …, a: …}`, JSON. Moves the scanner past the closing bracket. */
import { normalizeText } from '../normalize.ts';
import { hasUnmatchedQuote } from '../unmatched-quote.ts';
import { keyName, plainScalar } from './plain-scalar.ts';
import { readQuoted } from './quoted.ts';
import { colon, hash, maxDepth, notPlainYaml, type Scanner, space } from './scanner.ts';

const plainStart = /[\p{L}\p{N}/+~$(]/u;

interface Inside {
  /** Further lines are indented by more than this. */
  indent: number;
  depth: number;
}

export function readFlow(scanner: Scanner, inside: Inside): unknown[] | Record<string, unknown> {
  if (inside.depth > maxDepth) throw notPlainYaml;
  const isList = scanner.text.charAt(scanner.pos) === '[';
  scanner.pos++;
  const deeper = { ...inside, depth: inside.depth + 1 };
  const value = isList ? readList(scanner, deeper) : readGroup(scanner, deeper);
  scanner.start = -1;
  return value;
}

function readList(scanner: Scanner, inside: Inside): unknown[] {
  const list: unknown[] = [];
  while (!isClosed(scanner, ']', inside)) {
    list.push(readValue(scanner, inside));
    scanner.note(list, list.length - 1, [scanner.start, scanner.end]);
    skipComma(scanner, ']', inside);
  }
  return list;
}

function readGroup(scanner: Scanner, inside: Inside): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  while (!isClosed(scanner, '}', inside)) {
    const start = scanner.pos;
    const isQuoted = isQuote(scanner.text.charAt(start));
    const key = isQuoted ? readQuoted(scanner, Math.max(inside.indent, 0)) : keyName(readPlain(scanner));
    const end = scanner.pos;
    if (scanner.at(end) !== colon || (!isQuoted && scanner.at(end + 1) !== space)) throw notPlainYaml;
    if (key === undefined || key === '' || key === '__proto__' || Object.hasOwn(group, key)) throw notPlainYaml;
    if (scanner.lineEnd(start) < end) throw notPlainYaml;
    scanner.pos = end + 1;
    toContent(scanner, inside);
    group[key] = readValue(scanner, inside);
    scanner.note(group, key, [start, end]);
    skipComma(scanner, '}', inside);
  }
  return group;
}

function readValue(scanner: Scanner, inside: Inside): unknown {
  const first = scanner.text.charAt(scanner.pos);
  if (first === '[' || first === '{') return readFlow(scanner, inside);
  if (isQuote(first)) return normalizeText(readQuoted(scanner, Math.max(inside.indent, 0)));
  const text = readPlain(scanner);
  if (hasUnmatchedQuote(text)) throw notPlainYaml;
  const value = plainScalar(text);
  return typeof value === 'string' ? normalizeText(value) : value;
}

function isQuote(character: string): boolean {
  return character === '"' || character === "'";
}

/** An unquoted text on one line, up to the next indicator of a flow collection. */
function readPlain(scanner: Scanner): string {
  const { text, pos } = scanner;
  const isNegative = text.charAt(pos) === '-' && /[0-9]/.test(text.charAt(pos + 1));
  if (!isNegative && !plainStart.test(text.charAt(pos))) throw notPlainYaml;
  const lineEnd = scanner.lineEnd(pos);
  let end = pos;
  while (end < lineEnd && !isSign(scanner, end)) end++;
  while (scanner.at(end - 1) === space) end--;
  scanner.start = pos;
  scanner.end = end;
  scanner.pos = end;
  return text.slice(pos, end);
}

function isSign(scanner: Scanner, position: number): boolean {
  const character = scanner.text.charAt(position);
  if (character === '#' || character === '[' || character === '{') throw notPlainYaml;
  if (character === ':') {
    const next = scanner.text.charAt(position + 1);
    if (next !== ' ' && !/[\w/.-]/.test(next)) throw notPlainYaml;
    return next === ' ';
  }
  return character === ',' || character === ']' || character === '}';
}

function isClosed(scanner: Scanner, bracket: string, inside: Inside): boolean {
  toContent(scanner, inside);
  if (scanner.text.charAt(scanner.pos) !== bracket) return false;
  scanner.pos++;
  return true;
}

/** Skips the comma between entries; the last one may have a trailing comma. */
function skipComma(scanner: Scanner, bracket: string, inside: Inside): void {
  toContent(scanner, inside);
  const character = scanner.text.charAt(scanner.pos);
  if (character === ',') scanner.pos++;
  else if (character !== bracket) throw notPlainYaml;
}

function toContent(scanner: Scanner, { indent }: Inside): void {
  let position = scanner.skipSpaces(scanner.pos);
  while (position < scanner.text.length && scanner.isEndOfLine(position)) {
    const line = scanner.nextLine(position);
    position = scanner.skipSpaces(line);
    if (!scanner.isEndOfLine(position) && position - line <= indent) throw notPlainYaml;
  }
  if (scanner.at(position) === hash || position >= scanner.text.length) throw notPlainYaml;
  scanner.pos = position;
}
