/** The blocks of text of a site's pages, with their shingles in one array: an array for each run of each page would take more time than the shingles. */
import { NumberList } from '../number-list.ts';
import type { Words } from './mask-places.ts';
import { addShingles, blockKey, joinedKey } from './shingles.ts';

/** The numbers of consecutive blocks; `end` is not one of them. */
export interface BlockRange {
  readonly start: number;
  readonly end: number;
}

export class BlockList {
  /** Of all blocks, one after the other. */
  readonly #shingles = new NumberList();
  /** For each block: its key in two numbers, and where its shingles end. */
  readonly #blocks = new NumberList();

  /** The number of blocks. */
  get length(): number {
    return this.#blocks.length / 3;
  }

  add(words: Words): void {
    const { high, low } = blockKey(words);
    addShingles(words, this.#shingles);
    this.#blocks.push(high);
    this.#blocks.push(low);
    this.#blocks.push(this.#shingles.length);
  }

  /** Equal for blocks with the same words. */
  keyOf(block: number): number {
    return joinedKey(this.#blocks.at(3 * block), this.#blocks.at(3 * block + 1));
  }

  /** Valid until a block is added. */
  shinglesOf(block: number): Uint32Array {
    return this.#shingles.view(block === 0 ? 0 : this.#blocks.at(3 * block - 1), this.#blocks.at(3 * block + 2));
  }
}
