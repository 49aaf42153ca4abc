/**
 * Texts → hashes of their pieces between replaceable words, and a matcher for them: so the lint for the starter's texts needs
 * none of its sentences in its code. Pure.
 */

/** The key hashes this many letters at the start or the end of a text, which rules out most other texts. */
const keyLetters = 6;
const anyKey = '*';

interface Piece {
  length: number;
  hash: number;
}

/** `s1k2j3 12:9zx8 40:7yw6`: the key, then length and hash of each piece. `replaced` matches the replaceable words. */
export function hashText(text: string, replaced: RegExp): string {
  const pieces = text.split(replaced);
  return [
    keyFor(text, pieces),
    ...pieces.map((piece) => `${piece.length}:${toText(hashOf(piece, 0, piece.length))}`),
  ].join(' ');
}

/** From a start or end without replaceable words; without either, the text is compared with every text. */
function keyFor(text: string, pieces: readonly string[]): string {
  if ((pieces[0]?.length ?? 0) >= keyLetters) return `s${toText(startHash(text))}`;
  return (pieces.at(-1)?.length ?? 0) >= keyLetters ? `e${toText(endHash(text))}` : anyKey;
}

export interface TextMatcher {
  /** Matches a hashed text, with any replacement of at least one letter for each replaceable word. */
  matches: (text: string) => boolean;
  /** A fast test that is false for almost all texts that do not match with their white space collapsed. */
  mayMatch: (text: string) => boolean;
}

export function matcherOf(hashed: readonly string[]): TextMatcher {
  const byKey = { s: new Map<number, Piece[][]>(), e: new Map<number, Piece[][]>() };
  const others: Piece[][] = [];
  for (const entry of hashed) {
    const [key = '', ...written] = entry.split(' ');
    const pieces = written.map(readPiece);
    const [side, hash] = [key[0], fromText(key.slice(1))];
    if (side !== 's' && side !== 'e') others.push(pieces);
    else byKey[side].set(hash, [...(byKey[side].get(hash) ?? []), pieces]);
  }
  const isOneOf = (text: string, candidates: readonly Piece[][] | undefined) =>
    candidates?.some((pieces) => hasPieces(text, pieces)) ?? false;
  return {
    matches: (text) =>
      isOneOf(text, byKey.s.get(startHash(text))) || isOneOf(text, byKey.e.get(endHash(text))) || isOneOf(text, others),
    mayMatch: (text) =>
      others.length > 0 ||
      byKey.s.has(startHash(text)) ||
      byKey.e.has(endHash(text)) ||
      isUneven(text, 0) ||
      isUneven(text, Math.max(0, text.length - keyLetters)),
  };
}

const space = 32;

/** Whether collapsing white space may change the letters that the key at one end of a text hashes. */
function isUneven(text: string, from: number): boolean {
  const to = Math.min(text.length, from + keyLetters);
  let isAfterSpace = from === 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    // Beyond ASCII, there are other spaces.
    if (code < space || code > 126 || (code === space && isAfterSpace)) return true;
    isAfterSpace = code === space;
  }
  return isAfterSpace && to === text.length;
}

function startHash(text: string): number {
  return hashOf(text, 0, Math.min(keyLetters, text.length));
}

function endHash(text: string): number {
  return hashOf(text, Math.max(0, text.length - keyLetters), text.length);
}

function toText(hash: number): string {
  return hash.toString(36);
}

function fromText(hash: string): number {
  return Number.parseInt(hash, 36);
}

function readPiece(written: string): Piece {
  const [length = '', hash = ''] = written.split(':');
  return { length: Number(length), hash: fromText(hash) };
}

/** The first piece must be at the start, the last at the end; the others are matched in between, as early as possible. */
function hasPieces(text: string, [first, ...others]: readonly Piece[]): boolean {
  const last = others.pop();
  if (!first || !isAt(text, 0, first)) return false;
  if (!last) return text.length === first.length;
  let end = first.length;
  for (const piece of others) {
    let at = end + 1;
    while (at + piece.length < text.length && !isAt(text, at, piece)) at += 1;
    end = at + piece.length;
  }
  const at = text.length - last.length;
  return at > end && isAt(text, at, last);
}

function isAt(text: string, at: number, { length, hash }: Piece): boolean {
  return at >= 0 && at + length <= text.length && hashOf(text, at, at + length) === hash;
}

/** 32-bit FNV-1a over UTF-16 code units; collisions are rare because lengths are compared too. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
