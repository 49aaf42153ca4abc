/**
 * Passes React's markup to a handler, in about half the time of a full HTML parser. Pure.
 *
 * React closes every element, quotes every attribute and escapes five characters in one way each. Any other form (such as
 * raw HTML in a template) is rejected, never guessed at: the whole markup then needs the full parser.
 */
import { type Attributes, booleanAttributes, type MarkupHandler, voidElements } from './markup.ts';

/** What is written instead of a range of the markup, in document order. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

const none: Attributes = Object.freeze({});
const [space, slash, equals, greater, quote, exclamation] = [32, 47, 61, 62, 34, 33];
const doctype = '!doctype html>';
/** Elements that contain only text. */
const textElements: ReadonlySet<string> = new Set(['script', 'style', 'title', 'textarea']);

/**
 * Returns edits that drop redundant markup: the slash of void elements, the empty value of boolean attributes, capitals in
 * attribute names, all but one space at either end of a text. Undefined if the markup is not React's; the handler has then
 * received a part of it. `wanted`: the attributes to pass.
 */
export function scanMarkup(markup: string, handler: MarkupHandler, wanted: ReadonlySet<string>): Edit[] | undefined {
  const scanner = new Scanner(markup, handler, wanted);
  return scanner.scan() ? scanner.edits : undefined;
}

/** Each method reads one kind of markup from `#at` on, and returns false if it is not as React writes it. */
class Scanner {
  readonly edits: Edit[] = [];
  readonly #markup: string;
  readonly #handler: MarkupHandler;
  readonly #wanted: ReadonlySet<string>;
  /** The names of open elements. */
  readonly #open: string[] = [];
  #at = 0;
  /** How many elements of these names are open. */
  #svg = 0;
  #pre = 0;

  constructor(markup: string, handler: MarkupHandler, wanted: ReadonlySet<string>) {
    this.#markup = markup;
    this.#handler = handler;
    this.#wanted = wanted;
  }

  scan(): boolean {
    for (;;) {
      const next = this.#markup.indexOf('<', this.#at);
      const end = next === -1 ? this.#markup.length : next;
      if (!this.#readText(end)) return false;
      if (next === -1) return this.#open.length === 0;
      this.#at = next + 1;
      const code = this.#markup.charCodeAt(this.#at);
      const isRead =
        code === slash ? this.#readEndTag() : code === exclamation ? this.#readDoctype() : this.#readStartTag();
      if (!isRead) return false;
    }
  }

  #readText(end: number): boolean {
    if (this.#pre === 0) this.#dropSpaces(end);
    return end === this.#at || this.#pass(this.#markup.slice(this.#at, end));
  }

  /** Templates that write a space next to something optional can print several in a row. */
  #dropSpaces(end: number): void {
    const markup = this.#markup;
    let start = this.#at;
    if (end - start < 2) return;
    if (markup.charCodeAt(start) === space && markup.charCodeAt(start + 1) === space) {
      const first = start;
      while (start < end && markup.charCodeAt(start) === space) start += 1;
      this.edits.push({ start: first + 1, end: start, text: '' });
    }
    if (end - start < 2 || markup.charCodeAt(end - 1) !== space || markup.charCodeAt(end - 2) !== space) return;
    let stop = end;
    while (stop > start && markup.charCodeAt(stop - 1) === space) stop -= 1;
    this.edits.push({ start: stop + 1, end, text: '' });
  }

  #pass(text: string): boolean {
    const words = decoded(text);
    if (words !== undefined) this.#handler.text(words);
    return words !== undefined;
  }

  #readDoctype(): boolean {
    const isDoctype = this.#markup.startsWith(doctype, this.#at);
    this.#at += doctype.length;
    return isDoctype;
  }

  #readEndTag(): boolean {
    const name = this.#open.pop();
    if (name === undefined || !this.#markup.startsWith(name, this.#at + 1)) return false;
    const end = this.#at + 1 + name.length;
    if (this.#markup.charCodeAt(end) !== greater) return false;
    if (name === 'svg') this.#svg -= 1;
    else if (name === 'pre') this.#pre -= 1;
    this.#handler.close(name);
    this.#at = end + 1;
    return true;
  }

  #readStartTag(): boolean {
    const name = this.#readName();
    const attributes = name === '' ? undefined : this.#readAttributes(name);
    if (attributes === undefined) return false;
    const isVoid = voidElements.has(name);
    const isSlashed = this.#markup.charCodeAt(this.#at) === slash;
    if (isSlashed && !isVoid && this.#svg === 0) return false;
    if (isSlashed && isVoid) this.edits.push({ start: this.#at, end: this.#at + 1, text: '' });
    if (isSlashed) this.#at += 1;
    if (this.#markup.charCodeAt(this.#at) !== greater) return false;
    this.#at += 1;
    this.#handler.open(name, attributes);
    if (isVoid || isSlashed) {
      this.#handler.close(name);
      return true;
    }
    this.#open.push(name);
    if (name === 'svg') this.#svg += 1;
    else if (name === 'pre') this.#pre += 1;
    return !textElements.has(name) || this.#readTextElement(name);
  }

  /** Empty if there is none. */
  #readName(): string {
    const markup = this.#markup;
    const isSvg = this.#svg > 0;
    const start = this.#at;
    let end = start;
    for (let code = markup.charCodeAt(end); isNameCode(code) || (isSvg && isCapital(code)); )
      code = markup.charCodeAt(++end);
    this.#at = end;
    return markup.slice(start, end);
  }

  /** The wanted attributes of a tag. */
  #readAttributes(tag: string): Attributes | undefined {
    const markup = this.#markup;
    const wanted = this.#wanted;
    const isHtml = this.#svg === 0 && tag !== 'svg';
    let attributes: Record<string, string> | undefined;
    let at = this.#at;
    while (markup.charCodeAt(at) === space) {
      const start = at + 1;
      let end = start;
      let code = markup.charCodeAt(end);
      let hasCapital = false;
      while (code > space && code !== equals && code !== greater && code !== slash) {
        hasCapital ||= isCapital(code);
        code = markup.charCodeAt(++end);
      }
      if (end === start) return undefined;
      const written = markup.slice(start, end);
      const name = hasCapital && isHtml ? written.toLowerCase() : written;
      if (name !== written) this.edits.push({ start, end, text: name });
      let value: string | undefined = '';
      at = end;
      if (code === equals) {
        at = endOfValue(markup, end + 1);
        if (at === -1) return undefined;
        if (at === end + '=""'.length && booleanAttributes.has(name))
          this.edits.push({ start: end, end: at, text: '' });
        if (wanted.has(name)) value = decoded(markup.slice(end + 2, at - 1));
        if (value === undefined) return undefined;
      }
      if (!wanted.has(name)) continue;
      attributes ??= {};
      attributes[name] ??= value;
    }
    this.#at = at;
    return attributes ?? none;
  }

  /** The contents of an element that has no elements in it. */
  #readTextElement(name: string): boolean {
    const end = this.#markup.indexOf(`</${name}>`, this.#at);
    if (end === -1) return false;
    const text = this.#markup.slice(this.#at, end);
    this.#at = end;
    const isRaw = name === 'script' || name === 'style';
    if (!isRaw && text.includes('<')) return false;
    if (text === '') return true;
    if (!isRaw) return this.#pass(text);
    this.#handler.text(text);
    return true;
  }
}

/** a-z, 0-9 and -. */
function isNameCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45;
}

/** The end of a value in quotes that starts at `at`; -1 if there is none. */
function endOfValue(markup: string, at: number): number {
  const end = markup.charCodeAt(at) === quote ? markup.indexOf('"', at + 1) : -1;
  return end === -1 ? -1 : end + 1;
}

/** SVG names contain capitals. */
function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text or an attribute's value → what it means. Undefined if the text contains a character reference that React does not write. */
function decoded(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const result = text.replace(/&(?:[a-z]+;|#x27;)?/g, (reference) => {
    const character = references[reference];
    if (character === undefined) isKnown = false;
    return character ?? '';
  });
  return isKnown ? result : undefined;
}
