/** A position in a YAML text, and the steps that all parts of the plain reader use: to the end of a line, to the next content. */
/** Thrown if the text may not be plain YAML; `parsePlainYaml` catches it. A constant, because building a stack trace is slow. */
export const notPlainYaml = Symbol('not plain YAML');

/** Data files have up to ten levels; the full parser reports one with fifty. */
export const maxDepth = 40;

export const space = 32;
const newline = 10;
const carriageReturn = 13;
export const hash = 35;
export const colon = 58;
export const dash = 45;

/** Finds the next occurrence of a character, without searching any part of the text twice. */
class Next {
  #from = 0;
  #at = -1;
  readonly #text: string;
  readonly #character: string;

  constructor(text: string, character: string) {
    this.#text = text;
    this.#character = character;
  }

  /** Returns the text's length if there is none. */
  after(from: number): number {
    if (from < this.#from || from > this.#at) {
      const found = this.#text.indexOf(this.#character, from);
      this.#from = from;
      this.#at = found === -1 ? this.#text.length : found;
    }
    return this.#at;
  }
}

/** Offsets of a value and its key; -1 for what only the full parser can locate. */
export interface Span {
  keyStart: number;
  keyEnd: number;
  start: number;
  end: number;
}

/** By list or group, then by key or index. */
export type Spans = Map<object, Map<string, Span>>;

export class Scanner {
  readonly text: string;
  /** Filled in if given. */
  readonly #spans: Spans | undefined;
  pos = 0;
  /** The column of the content at `pos`; -1 at the end of the text. */
  column = -1;
  /** Offsets of the scalar read last; -1 if only the full parser can locate it. */
  start = -1;
  end = -1;
  readonly #newlines: Next;
  readonly #colons: Next;
  readonly #hashes: Next;

  constructor(text: string, spans?: Spans) {
    this.text = text;
    this.#spans = spans;
    this.#newlines = new Next(text, '\n');
    this.#colons = new Next(text, ':');
    this.#hashes = new Next(text, '#');
  }

  /** Records the offsets of the scalar read last, as the value of `key`; the key of a list entry is the entry itself. */
  note(container: object, key: string | number, [keyStart, keyEnd]: readonly [number, number] = [-1, -1]): void {
    if (!this.#spans) return;
    const spans = this.#spans.get(container) ?? new Map<string, Span>();
    this.#spans.set(container, spans.set(String(key), { keyStart, keyEnd, start: this.start, end: this.end }));
  }

  at(position: number): number {
    return position < this.text.length ? this.text.charCodeAt(position) : newline;
  }

  /** The end of the line at `from`, before its line break. */
  lineEnd(from: number): number {
    const end = this.#newlines.after(from);
    return end > from && this.text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end;
  }

  nextLine(from: number): number {
    return Math.min(this.#newlines.after(from) + 1, this.text.length);
  }

  isAtEnd(): boolean {
    return this.column === -1;
  }

  isEndOfLine(position: number): boolean {
    const code = this.at(position);
    return code === newline || (code === carriageReturn && this.at(position + 1) === newline);
  }

  isSpaceOrEnd(position: number): boolean {
    return this.at(position) === space || this.isEndOfLine(position);
  }

  skipSpaces(from: number): number {
    let position = from;
    while (this.at(position) === space) position++;
    return position;
  }

  /** The offset of the colon that ends a key, before `end`; -1 if there is none. */
  keyColon(from: number, end: number): number {
    for (let found = this.#colons.after(from); found < end; found = this.#colons.after(found + 1)) {
      if (found + 1 === end || this.at(found + 1) === space) return found;
    }
    return -1;
  }

  /** The offset of the `#` that starts a comment, or `end`. */
  commentStart(from: number, end: number): number {
    for (let found = this.#hashes.after(from); found < end; found = this.#hashes.after(found + 1)) {
      if (this.at(found - 1) === space) return found;
    }
    return end;
  }

  /** Moves to the next content. The rest of the line must be white space or a comment. */
  endLine(): void {
    const position = this.skipSpaces(this.pos);
    const isComment = this.at(position) === hash && position > this.pos;
    if (!isComment && !this.isEndOfLine(position)) throw notPlainYaml;
    this.toContent(this.nextLine(position));
  }

  /** Moves to the first content at or after the start of a line. */
  toContent(line: number): void {
    let from = line;
    while (from < this.text.length) {
      const position = this.skipSpaces(from);
      if (this.at(position) !== hash && !this.isEndOfLine(position)) {
        this.pos = position;
        this.column = position - from;
        return;
      }
      from = this.nextLine(position);
    }
    this.pos = this.text.length;
    this.column = -1;
  }
}
