/**
 * The only reader of finished HTML. Reads the facts that a build needs at once, the details on demand. Only a page's own
 * markup is scanned, because constant parts are read when they are made. Pure.
 */
import { partMark, partMarks } from './markup.ts';
import type { PageLoad } from './page-loads.ts';
import { PageText, type PartPieces, splitSlots } from './page-text.ts';
import { parseMarkup } from './parse-markup.ts';
import type { PageContent } from './read-content.ts';
import { DetailReader, detailAttributes, type PageDetails } from './read-details.ts';
import { FactReader, factAttributes, hasUnfilledToken, type MarkupFacts } from './read-facts.ts';
import { type Edits, lowerCase, removed, scanMarkup } from './scan-markup.ts';

/** A page or constant part: its HTML and its facts. */
export interface Made {
  readonly text: PageText;
  readonly read: PageRead;
}

/** A constant part, to be placed on pages. */
export interface MadePart {
  readonly pieces: PartPieces;
  readonly read: PageRead;
}

export function asPart({ text, read }: Made): MadePart {
  return { pieces: splitSlots(text.html), read };
}

/** A constant part's use on a page, with the values of its slots. */
export interface PlacedPart extends MadePart {
  readonly values: readonly string[];
}

export class PageRead {
  readonly #facts: MarkupFacts;
  readonly #markup: () => string;
  readonly #parts: readonly PlacedPart[];
  #details: PageDetails | undefined;

  /** Without `details`, the markup is read for them on demand. */
  constructor(facts: MarkupFacts, markup: () => string, parts: readonly PlacedPart[], details?: PageDetails) {
    this.#facts = facts;
    this.#markup = markup;
    this.#parts = parts;
    this.#details = details;
  }

  /** The facts that every build needs. */
  get facts(): MarkupFacts {
    return this.#facts;
  }

  get title(): string {
    return this.#facts.title;
  }

  /** Texts of its h1 elements: there should be one. */
  get h1(): readonly string[] {
    return this.#facts.h1;
  }

  get ids(): readonly string[] {
    return this.#facts.ids;
  }

  /** Texts of the inline scripts that run. */
  get inlineScripts(): readonly string[] {
    return this.#facts.inlineScripts;
  }

  /** Unfilled {tokens} in texts. */
  get tokens(): readonly string[] {
    return this.#facts.tokens;
  }

  /** URLs of links, pictures, scripts, styles and forms, each once. */
  get links(): string[] {
    return [...new Set([...this.#facts.linkRuns].flat())];
  }

  /** What visitors see. */
  get content(): PageContent {
    return this.details.content;
  }

  /** What it loads before any scroll or click, each URL once. */
  get loads(): PageLoad[] {
    return this.details.loads;
  }

  /** Texts of its JSON-LD scripts. */
  get structuredData(): string[] {
    return this.details.structuredData;
  }

  get details(): PageDetails {
    this.#details ??= readDetails(this.#markup(), this.#parts);
    return this.#details;
  }
}

/** A page or part, and the edits that turn its markup into HTML: undefined if React did not write all of the markup. */
export interface ReadMarkup {
  read: PageRead;
  edits: Edits | undefined;
}

/** `markup` contains the marks of its constant parts. */
export function readMarkup(markup: string, parts: readonly PlacedPart[]): ReadMarkup {
  const placed = parts.map(({ read, values }) => ({ facts: read.facts, values }));
  const reader = new FactReader(placed, { seeksTokens: hasUnfilledToken(markup) });
  const edits = scanMarkup(markup, reader, factAttributes);
  if (edits) {
    reader.end();
    return { read: new PageRead(reader.facts, () => markup, parts), edits };
  }
  const html = withParts(markup, parts);
  const whole = new FactReader([], { seeksTokens: hasUnfilledToken(html) });
  parseMarkup(html, whole);
  whole.end();
  return { read: new PageRead(whole.facts, () => html, []), edits };
}

/** Reads HTML without constant parts, such as a finished page. */
export function readPage(html: string): PageRead {
  return readMarkup(html, []).read;
}

function readDetails(markup: string, parts: readonly PlacedPart[]): PageDetails {
  const placed = parts.map(({ read, values }) => ({ details: read.details, values }));
  const reader = new DetailReader(placed);
  if (scanMarkup(markup, reader, detailAttributes)) return reader.end();
  const html = withParts(markup, parts);
  const whole = new DetailReader([]);
  parseMarkup(html, whole);
  return whole.end();
}

export function joinRead(markup: string, parts: readonly PlacedPart[], { read, edits }: ReadMarkup): Made {
  return { text: new PageText(assemble(markup, parts, edits)), read };
}

/** `pieces` is the finished HTML before, between and after the parts; `facts` and `details` are what was read in it. */
export function joinParts(
  pieces: readonly string[],
  parts: readonly PlacedPart[],
  { facts, details }: { facts: MarkupFacts; details: PageDetails | undefined },
): Made {
  const text = new PageText();
  for (let index = 0; index < pieces.length; index += 1) {
    text.add(pieces[index] ?? '');
    const part = parts[index];
    if (part) text.addPart(part.pieces, part.values);
  }
  return { text, read: new PageRead(facts, () => joinMarkup(pieces), parts, details) };
}

/** The same with marks in place of the parts. */
export function joinMarkup(pieces: readonly string[]): string {
  return pieces.reduce((markup, piece, index) => markup + markOf(index - 1) + piece);
}

/** The mark of a page's constant part with this number. */
export function markOf(index: number): string {
  return partMark.begin + index + partMark.end;
}

/** The HTML of a page or part: inserts its constant parts and applies the edits, which drop redundant markup. */
function assemble(markup: string, parts: readonly PlacedPart[], edits: Edits | undefined): string {
  if (!edits) return withParts(markup, parts);
  let html = '';
  let at = 0;
  for (let index = 0; index < edits.length; index += 3) {
    const [from = at, to = at, what = removed] = [edits[index], edits[index + 1], edits[index + 2]];
    const part = parts[what];
    html += markup.slice(at, from);
    if (part) html += htmlOf(part);
    else if (what === lowerCase) html += markup.slice(from, to).toLowerCase();
    at = to;
  }
  return html + markup.slice(at);
}

function withParts(markup: string, parts: readonly PlacedPart[]): string {
  return markup.replace(partMarks, (_, index: string) => {
    const part = parts[Number(index)];
    return part ? htmlOf(part) : '';
  });
}

function htmlOf({ pieces, values }: PlacedPart): string {
  const text = new PageText();
  text.addPart(pieces, values);
  return text.html;
}
