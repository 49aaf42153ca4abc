/** Lists derived from places and counties: each is made once, on first read, and its own reads are recorded with it. Pure. */
import type { ReadTracker } from '../memo/read-tracker.ts';
import { placeListDefinitions } from './place-list-definitions.ts';
import { type ArrangedPlaces, type ListFrame, PlaceReader } from './place-reader.ts';

type Lists = typeof placeListDefinitions;
export type ListName = keyof Lists;

/** Where places come from: see SitePlaces. */
interface Places {
  frame: ListFrame;
  all: () => ArrangedPlaces;
}

/** Gives the value of a list in the last build, if no edit can have changed it; `slug` is empty for values of `derive`. Plain JSON. */
export type FindKeptList = (name: string, slug: string) => { value: unknown } | undefined;

export class PlaceLists {
  readonly #places: Places;
  readonly #reads: ReadTracker;
  readonly #findKept: FindKeptList | undefined;
  /** By the name of the part. */
  readonly #known = new Map<string, { value: unknown }>();
  readonly #fields = new Map<string, Set<string>>();
  /** The values of `derive`, by name. */
  readonly derived = new Map<string, string>();
  /** The lists that were read outside the planning of a page, as each build may read them. */
  readonly readAlways = new Set<string>();

  /** `reads` tracks which lists pages read. */
  constructor(places: Places, reads: ReadTracker, findKept?: FindKeptList) {
    this.#places = places;
    this.#reads = reads;
    this.#findKept = findKept;
  }

  /** The other inputs of lists besides places and counties. */
  get frame(): ListFrame {
    return this.#places.frame;
  }

  /** Reads a list for a page, and tracks this as a read of the part `name slug`. */
  read<Name extends ListName>(name: Name, slug = ''): ReturnType<Lists[Name]> {
    const part = partOf(name, slug);
    this.#reads.track(part);
    if (!this.#reads.isOpen) this.readAlways.add(part);
    return this.#find(part, name, slug);
  }

  /** The same without tracking, for callers that track their reads themselves. */
  find<Name extends ListName>(name: Name, slug: string): ReturnType<Lists[Name]> {
    return this.#find(partOf(name, slug), name, slug);
  }

  #find<Name extends ListName>(part: string, name: Name, slug: string): ReturnType<Lists[Name]> {
    const known = this.#known.get(part);
    if (known) return known.value as ReturnType<Lists[Name]>;
    const make: (read: PlaceReader, slug: string) => unknown = placeListDefinitions[name];
    const made = this.#findKept?.(name, slug) ?? {
      value: make(new PlaceReader(this.#places.all(), slug, this.#readsOf(name)), slug),
    };
    this.#known.set(part, made);
    return made.value as ReturnType<Lists[Name]>;
  }

  /** The names of all lists and values that were made so far, each with its recorded reads: see PlaceReader. */
  get reads(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#fields;
  }

  /** A text that another stage makes from places, once. While no edit can have changed it, it is the text of the last build. */
  derive(name: string, make: (read: PlaceReader) => string): string {
    const kept = this.derived.get(name) ?? this.#findKept?.(name, '')?.value;
    const value = typeof kept === 'string' ? kept : make(this.#reader(name));
    this.derived.set(name, value);
    return value;
  }

  /** Makes another value from places, whose reads are recorded with those of a value of `derive`. */
  make<Value>(name: string, make: (read: PlaceReader) => Value): Value {
    return make(this.#reader(name));
  }

  #reader(name: string): PlaceReader {
    return new PlaceReader(this.#places.all(), undefined, this.#readsOf(name));
  }

  #readsOf(name: string): Set<string> {
    const known = this.#fields.get(name) ?? new Set();
    this.#fields.set(name, known);
    return known;
  }
}

function partOf(name: string, slug: string): string {
  return slug === '' ? name : `${name} ${slug}`;
}

export const listNames = Object.keys(placeListDefinitions) as ListName[];

/** The list and slug that a part's name stands for; undefined if the part is not a list. */
export function listOfPart(part: string): { name: ListName; slug: string } | undefined {
  if (isName(part)) return { name: part, slug: '' };
  const space = part.lastIndexOf(' ');
  const name = part.slice(0, space);
  return isName(name) ? { name, slug: part.slice(space + 1) } : undefined;
}

const names: ReadonlySet<string> = new Set(listNames);

function isName(name: string): name is ListName {
  return names.has(name);
}
