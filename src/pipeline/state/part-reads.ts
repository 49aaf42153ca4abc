/**
 * The fields of places that a site's lists were made from, recorded while they were made → the lists that an edit of places
 * can change. Pure.
 */
import type { PlaceChange } from './place-changes.ts';

/** Lists, by the first words of their names or by whole names. */
export class ReachedLists {
  readonly names = new Set<string>();
  readonly parts = new Set<string>();

  has(name: string, slug: string): boolean {
    return this.names.has(name) || this.parts.has(`${name} ${slug}`);
  }
}

export class PartReads {
  /** By the name of a list, without its slug. */
  readonly #reads: Map<string, Set<string>>;

  /** `kept`: the text that the previous build saved. */
  constructor(kept: string | undefined) {
    const lists: [string, string[]][] = kept === undefined ? [] : JSON.parse(kept);
    this.#reads = new Map(lists.map(([name, reads]) => [name, new Set(reads)]));
  }

  /** Adds the reads of a list to those of all lists with this name. PlaceReader records them. */
  add(name: string, reads: Iterable<string>): void {
    const known = this.#reads.get(name) ?? new Set();
    this.#reads.set(name, known);
    for (const read of reads) known.add(read);
  }

  /** All reads of this build and of earlier ones. */
  get text(): string {
    const lists = [...this.#reads].map(([name, reads]): [string, string[]] => [name, [...reads].sort()]);
    return JSON.stringify(lists.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The lists that have read a changed field, and those of `names` without recorded reads. */
  reached(changes: readonly PlaceChange[], names: Iterable<string>): ReachedLists {
    const found = new ReachedLists();
    for (const name of new Set([...names, ...this.#reads.keys()])) {
      const reads = this.#reads.get(name);
      if (!reads) found.names.add(name);
      else for (const change of changes) for (const read of reads) reach(found, { name, read, change });
    }
    return found;
  }
}

function reach(found: ReachedLists, { name, read, change }: { name: string; read: string; change: PlaceChange }): void {
  const [kind = '', ...scope] = read.split(' ');
  const field = scope.pop() ?? '';
  if (kind !== change.kind || !change.fields.has(field)) return;
  if (scope.join(' ') === '%') found.parts.add(`${name} ${change.slug}`);
  else if (scope.join(' ') === 'of %') for (const county of countiesOf(change)) found.parts.add(`${name} ${county}`);
  else found.names.add(name);
}

function countiesOf({ before, after }: PlaceChange): string[] {
  return [before.city?.county, after.city?.county].flatMap((county) => county ?? []);
}
