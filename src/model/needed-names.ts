/** The names that data files need from others, each once: facts have their numbers, because thousands of files need the same ones. */
import type { ReferableKind } from '../domain/kinds.ts';

/** `['city', 'springfield-vt']`, `['page', '/contact/']`, `['image', 'van.jpg']`, `['icon', 'leaf']`. */
export type Need = readonly [kind: ReferableKind | 'page' | 'image' | 'icon', name: string];

export class NeededNames {
  /** By number. */
  readonly list: Need[];
  readonly #numbers: Map<string, number>;

  /** `known`: those of an earlier build, whose facts have their numbers. */
  constructor(known: readonly Need[] = []) {
    this.list = [...known];
    this.#numbers = new Map(known.map((need, number) => [need.join(' '), number]));
  }

  numberOf(need: Need): number {
    const key = need.join(' ');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.list.push(need) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
