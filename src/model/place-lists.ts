/** Lists derived from places and counties: each is made once, on first read, and its own reads are recorded with it. Pure. */
import type { ReadTracker } from '../memo/read-tracker.ts';
import { placeListDefinitions } from './place-list-definitions.ts';
import { type ArrangedPlaces, type ListFrame, PlaceReader } from './place-reader.ts';

type Lists = typeof placeListDefinitions;
export type ListName = keyof Lists;

export class PlaceLists {
  readonly #places: ArrangedPlaces;
  readonly #reads: ReadTracker;
  readonly #known = new Map<string, unknown>();
  readonly #fields = new Map<string, Set<string>>();

  /** `reads` tracks which lists pages read. */
  constructor(places: ArrangedPlaces, reads: ReadTracker) {
    this.#places = places;
    this.#reads = reads;
  }

  /** The other inputs of lists besides places and counties. */
  get frame(): ListFrame {
    return this.#places.frame;
  }

  /** Reads a list for a page, and tracks this as a read of the part `name slug`. */
  read<Name extends ListName>(name: Name, slug = ''): ReturnType<Lists[Name]> {
    this.#reads.track(slug === '' ? name : `${name} ${slug}`);
    return this.find(name, slug);
  }

  /** The same without tracking, for callers that track their reads themselves. */
  find<Name extends ListName>(name: Name, slug: string): ReturnType<Lists[Name]> {
    const key = `${name} ${slug}`;
    if (!this.#known.has(key)) {
      const make: (read: PlaceReader, slug: string) => unknown = placeListDefinitions[name];
      this.#known.set(key, make(new PlaceReader(this.#places, slug, this.#readsOf(name)), slug));
    }
    return this.#known.get(key) as ReturnType<Lists[Name]>;
  }

  /** The recorded reads of all lists with this name that were made so far: see PlaceReader. */
  readsOf(name: ListName): ReadonlySet<string> {
    return this.#readsOf(name);
  }

  /** Makes another value from places, and returns it with its reads. */
  make<Value>(make: (read: PlaceReader) => Value): { value: Value; reads: ReadonlySet<string> } {
    const reads = new Set<string>();
    return { value: make(new PlaceReader(this.#places, undefined, reads)), reads };
  }

  #readsOf(name: string): Set<string> {
    const known = this.#fields.get(name) ?? new Set();
    this.#fields.set(name, known);
    return known;
  }
}

export const listNames = Object.keys(placeListDefinitions) as ListName[];

/** The list and slug that a part's name stands for; undefined if the part is not a list. */
export function listOfPart(part: string): { name: ListName; slug: string } | undefined {
  const space = part.lastIndexOf(' ');
  for (const [name, slug] of [
    [part, ''],
    [part.slice(0, space), part.slice(space + 1)],
  ] as const)
    if (isName(name)) return { name, slug };
  return undefined;
}

function isName(name: string): name is ListName {
  return Object.hasOwn(placeListDefinitions, name);
}
