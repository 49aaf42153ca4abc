/** Detects parts that two consecutive pages share. */

/**
 * The large parts of this page and of the previous one. A part of two consecutive pages counts as shared; others are not
 * memoized, because an entry in a weak map outlives its page and would cost more than it saves.
 */
export class SeenParts {
  #before = new Set<object>();
  #now = new Set<object>();

  beginPage(): void {
    this.#before = this.#now;
    this.#now = new Set();
  }

  /** Adds a part of this page; returns whether the previous page had it too. */
  add(part: object): boolean {
    this.#now.add(part);
    return this.#before.has(part);
  }
}
