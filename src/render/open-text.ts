/** Collects the text between two tags, escaped, with the spaces at either end collapsed to one: see scan-markup.ts. Pure. */
import { escapeLikeReact } from '../text/escape.ts';

const space = 32;

export class OpenText {
  #words = '';
  /** Pending spaces at the end of the last text. */
  #spaces = 0;

  /** `text` is not empty. */
  add(text: string): void {
    let end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) === space) end -= 1;
    if (end === 0) {
      this.#spaces += text.length;
      return;
    }
    let from = 0;
    if (this.#words !== '') this.#writeSpaces(this.#spaces);
    else {
      while (text.charCodeAt(from) === space) from += 1;
      this.#writeSpaces(Math.min(this.#spaces + from, 1));
    }
    this.#spaces = text.length - end;
    this.#words += escapeLikeReact(from === 0 && end === text.length ? text : text.slice(from, end));
  }

  /** Returns the text, and begins another one. */
  take(): string {
    this.#writeSpaces(Math.min(this.#spaces, 1));
    this.#spaces = 0;
    const words = this.#words;
    this.#words = '';
    return words;
  }

  #writeSpaces(count: number): void {
    if (count > 0) this.#words += count === 1 ? ' ' : ' '.repeat(count);
  }
}
