/** Shingles → entries 0, 1, 2 and so on, in the order of their first use: a hash table with open addressing in a typed array. Pure. */

export class ShingleTable {
  #mask = 2 ** 10 - 1;
  /** For each slot, a shingle and its entry plus one; 0 for a free slot. */
  #slots = new Uint32Array(2 * (this.#mask + 1));
  #size = 0;

  get size(): number {
    return this.#size;
  }

  entryOf(shingle: number): number {
    const slot = this.#slotOf(shingle);
    const known = this.#slots[slot + 1] ?? 0;
    if (known !== 0) return known - 1;
    this.#slots[slot] = shingle;
    this.#size += 1;
    this.#slots[slot + 1] = this.#size;
    if (this.#size * 2 > this.#mask) this.#grow();
    return this.#size - 1;
  }

  #slotOf(shingle: number): number {
    const slots = this.#slots;
    const mask = this.#mask;
    let place = (shingle >>> 3) & mask;
    while (slots[2 * place + 1] !== 0 && slots[2 * place] !== shingle) place = (place + 1) & mask;
    return 2 * place;
  }

  #grow(): void {
    const before = this.#slots;
    this.#mask = this.#mask * 2 + 1;
    this.#slots = new Uint32Array(2 * (this.#mask + 1));
    for (let at = 0; at < before.length; at += 2) {
      const [shingle = 0, entry = 0] = [before[at], before[at + 1]];
      if (entry === 0) continue;
      const slot = this.#slotOf(shingle);
      this.#slots[slot] = shingle;
      this.#slots[slot + 1] = entry;
    }
  }
}
