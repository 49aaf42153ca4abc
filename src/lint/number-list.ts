/** A growable list of numbers in a typed array. Clearing it keeps the memory for reuse. */
export class NumberList {
  #numbers = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) this.#grow(this.#length + 1);
    this.#numbers[this.#length++] = number;
  }

  append(numbers: Uint32Array): void {
    const length = this.#length + numbers.length;
    if (length > this.#numbers.length) this.#grow(length);
    this.#numbers.set(numbers, this.#length);
    this.#length = length;
  }

  clear(): void {
    this.#length = 0;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  /** Without copying them: valid until the list changes. */
  view(start = 0, end = this.#length): Uint32Array {
    return this.#numbers.subarray(start, end);
  }

  /** Returns a copy. */
  toArray(): Uint32Array {
    return this.#numbers.slice(0, this.#length);
  }

  #grow(length: number): void {
    const larger = new Uint32Array(Math.max(length, 2 * this.#numbers.length));
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
