/** How many elements the `use` elements of a drawing make of it: ten that copy ten each, twenty times over, stop a browser. Pure. */

const maxCopies = 100_000;

export class CopyCount {
  /** By the id of an element, the ids that `use` elements in it copy. */
  readonly #copied = new Map<string, string[]>();
  /** The ids of the open elements; undefined where there is none. */
  readonly #open: (string | undefined)[] = [];
  readonly #all: string[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push(attributes.id);
    if (name !== 'use') return;
    const address = attributes.href ?? attributes['xlink:href'] ?? '';
    if (!address.startsWith('#')) return;
    const target = address.slice(1);
    this.#all.push(target);
    for (const id of this.#open) {
      if (id === undefined) continue;
      const targets = this.#copied.get(id);
      if (targets) targets.push(target);
      else this.#copied.set(id, [target]);
    }
  }

  close(): void {
    this.#open.pop();
  }

  /** Undefined where the drawing can be drawn. */
  get problem(): string | undefined {
    const counts = new Map<string, number>();
    const countOf = (id: string): number => {
      const known = counts.get(id);
      if (known !== undefined) return known;
      // A copy of itself is not drawn.
      counts.set(id, 0);
      const count = sum(this.#copied.get(id) ?? [], countOf);
      counts.set(id, count);
      return count;
    };
    return sum(this.#all, countOf) > maxCopies ? 'its use elements make too many copies' : undefined;
  }
}

function sum(targets: readonly string[], countOf: (id: string) => number): number {
  return targets.reduce((total, target) => total + 1 + countOf(target), 0);
}
