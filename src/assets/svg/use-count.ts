/** Counts the copies that a drawing's `use` elements make: with ten copies of ten copies, a few levels deep, a browser hangs. Pure. */
import { addTo, type Grouped } from '../../domain/groups.ts';
import { formatNumber } from '../../text/strings.ts';

const maxCopies = 100_000;

export class UseCount {
  /** The id of an element → the ids that `use` elements inside it copy. */
  readonly #copied = new Map<string, Grouped<string>>();
  /** The ids of the open elements; undefined for one without an id. */
  readonly #open: (string | undefined)[] = [];
  readonly #all: string[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push(attributes.id);
    if (name !== 'use') return;
    const url = attributes.href ?? attributes['xlink:href'] ?? '';
    if (!url.startsWith('#')) return;
    const target = url.slice(1);
    this.#all.push(target);
    for (const id of this.#open) if (id !== undefined) addTo(this.#copied, id, target);
  }

  close(): void {
    this.#open.pop();
  }

  /** Undefined if the drawing makes few enough copies. */
  get problem(): string | undefined {
    const counts = new Map<string, number>();
    const countOf = (id: string): number => {
      const known = counts.get(id);
      if (known !== undefined) return known;
      // Browsers do not draw an element's copy inside itself.
      counts.set(id, 0);
      const count = sum(this.#copied.get(id) ?? [], countOf);
      counts.set(id, count);
      return count;
    };
    return sum(this.#all, countOf) > maxCopies
      ? `its <use> elements draw more than ${formatNumber(maxCopies)} copies`
      : undefined;
  }
}

function sum(targets: readonly string[], countOf: (id: string) => number): number {
  return targets.reduce((total, target) => total + 1 + countOf(target), 0);
}
