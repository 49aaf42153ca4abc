/** A growable list of numbers in a typed array. Clearing it keeps the memory for reuse. */
export class NumberList {
  #numbers = new Uint32Array(1024);
  #length = 0;

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.#length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = number;
  }

  append(numbers: Uint32Array): void {
    for (let at = 0; at < numbers.length; at++) this.push(numbers[at] ?? 0);
  }

  clear(): void {
    this.#length = 0;
  }

  /** Returns a copy. */
  toArray(): Uint32Array {
    return this.#numbers.slice(0, this.#length);
  }
}
