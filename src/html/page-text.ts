/** The HTML of a page in pieces, of which those that many pages share are encoded once. Pure. */
import { escapeLikeReact } from '../text/escape.ts';
import { slotMarks } from './markup.ts';

/** A text that many pages contain. */
export class SharedText {
  readonly text: string;
  #bytes: Uint8Array | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get bytes(): Uint8Array {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }
}

/** The HTML of a constant part, split at its slots: text, number of a slot, text, and so on. */
export type PartPieces = readonly (SharedText | number)[];

export function splitSlots(html: string): PartPieces {
  return html.split(slotMarks).map((piece, index) => (index % 2 === 1 ? Number(piece) : new SharedText(piece)));
}

const maxBytesPerUnit = 3;

export class PageText {
  readonly #pieces: (string | SharedText)[] = [];
  /** Kept, because measuring joins the pieces' own pieces. */
  #byteLength: number | undefined;

  constructor(html = '') {
    if (html !== '') this.#pieces.push(html);
  }

  add(html: string): void {
    this.#pieces.push(html);
  }

  addPart(pieces: PartPieces, values: readonly string[]): void {
    const escaped = values.map(escapeLikeReact);
    for (const piece of pieces) this.#pieces.push(typeof piece === 'number' ? (escaped[piece] ?? '') : piece);
  }

  get html(): string {
    let html = '';
    for (const piece of this.#pieces) html += typeof piece === 'string' ? piece : piece.text;
    return html;
  }

  /** In UTF-8. To be called when all pieces are added. */
  get byteLength(): number {
    this.#byteLength ??= this.#pieces.reduce(
      (sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.bytes.length),
      0,
    );
    return this.#byteLength;
  }

  /** As UTF-8: in `space`, or elsewhere if that may be too small. */
  encode(space: Buffer): Uint8Array {
    let at = 0;
    for (const piece of this.#pieces) {
      if (typeof piece === 'string') {
        if (at + piece.length * maxBytesPerUnit > space.length) return Buffer.from(this.html);
        at += space.write(piece, at);
      } else {
        if (at + piece.bytes.length > space.length) return Buffer.from(this.html);
        space.set(piece.bytes, at);
        at += piece.bytes.length;
      }
    }
    return space.subarray(0, at);
  }
}
