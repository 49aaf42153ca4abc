/** A page's markup → the facts that only `check` and the report need: its content, its loads, its structured data. Pure. */
import type { Attributes, MarkupHandler } from './markup.ts';
import { LoadReader, type PageLoad } from './page-loads.ts';
import { ContentReader, type PartContent } from './read-content.ts';
import { decoded, scanMarkup } from './scan-markup.ts';
import { fillSlots } from './slots.ts';

export interface PageDetails {
  content: PartContent;
  /** What it loads before any scroll or click. */
  loads: PageLoad[];
  /** Texts of its JSON-LD scripts. */
  structuredData: string[];
}

/** A constant part's use on a page, with the values of its slots. */
export interface PlacedDetails {
  readonly details: PageDetails;
  readonly values: readonly string[];
}

export const detailAttributes: ReadonlySet<string> = new Set(
  (
    'alt aria-hidden as content hidden href imagesizes imagesrcset loading media name poster rel sizes src srcset type ' +
    'xlink:href'
  ).split(' '),
);

export class DetailReader implements MarkupHandler {
  wantsText = true;
  readonly #content = new ContentReader();
  readonly #loads = new LoadReader();
  readonly #structuredData: string[] = [];
  readonly #parts: readonly PlacedDetails[];
  #isJson = false;

  constructor(parts: readonly PlacedDetails[]) {
    this.#parts = parts;
  }

  open(name: string, attributes: Attributes): void {
    this.#content.open(name, attributes);
    this.#loads.open(name, attributes);
    this.#isJson = name === 'script' && attributes.type === 'application/ld+json';
    if (this.#isJson) this.#structuredData.push('');
  }

  text(text: string): void {
    this.#content.text(text);
    if (this.#isJson) this.#structuredData[this.#structuredData.length - 1] += text;
  }

  close(name: string): void {
    this.#content.close();
    this.#loads.close(name);
    this.#isJson = false;
  }

  /** An `svg` that shows a drawing of this file: not scanned, because a page has dozens. */
  icon(file: string): void {
    this.#content.drawing();
    this.#loads.picture(file);
    this.#isJson = false;
  }

  /** Text as it is in React's markup, or whole elements. */
  markup(piece: string): void {
    if (piece.includes('<')) scanMarkup(piece, this, detailAttributes);
    else this.text(decoded(piece) ?? piece);
  }

  part(index: number): boolean {
    const placed = this.#parts[index];
    if (!placed) return false;
    const { details, values } = placed;
    if (!this.#content.part({ content: details.content, values })) return false;
    this.#loads.part(details.loads, (url) => fillSlots(url, values));
    this.#structuredData.push(...details.structuredData);
    return true;
  }

  end(): PageDetails {
    return { content: this.#content.end(), loads: this.#loads.end(), structuredData: this.#structuredData };
  }
}
