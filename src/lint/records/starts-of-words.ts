/** Finds which of many words are in a text, in time proportional to the text, not to the number of words. Pure. */

/** The number of leading characters that words are indexed by. */
const startLength = 6;

export class StartsOfWords {
  readonly #byStart = new Map<string, Set<string>>();
  /** Words shorter than that. */
  readonly #short = new Set<string>();

  constructor(words: Iterable<string>) {
    for (const one of words) {
      if (one.length < startLength) this.#short.add(one);
      else {
        const known = this.#byStart.get(startOf(one)) ?? new Set();
        this.#byStart.set(startOf(one), known.add(one));
      }
    }
  }

  get isEmpty(): boolean {
    return this.#byStart.size === 0 && this.#short.size === 0;
  }

  delete(words: string): void {
    this.#short.delete(words);
    const known = this.#byStart.get(startOf(words));
    known?.delete(words);
    if (known?.size === 0) this.#byStart.delete(startOf(words));
  }

  in(texts: readonly string[]): Set<string> {
    const found = new Set<string>();
    for (const text of texts) {
      for (const one of this.#short) if (text.includes(one)) found.add(one);
      for (let at = 0; at + startLength <= text.length; at++) {
        const known = this.#byStart.get(text.slice(at, at + startLength));
        if (known) for (const one of known) if (text.startsWith(one, at)) found.add(one);
      }
    }
    return found;
  }
}

function startOf(words: string): string {
  return words.slice(0, startLength);
}
