/** The lists derived from places and counties: each is made once, when it is first read. Pure. */
import { type ListName, placeListDefinitions } from './place-list-definitions.ts';
import type { RankedPlaces } from './ranked-places.ts';
import type { ReadTracker } from './read-tracker.ts';

type Lists = typeof placeListDefinitions;

export class PlaceLists {
  readonly places: RankedPlaces;
  readonly #reads: ReadTracker;
  readonly #made = new Map<string, { value: unknown }>();

  constructor(places: RankedPlaces, reads: ReadTracker) {
    this.places = places;
    this.#reads = reads;
  }

  /** Reads a list for a page, which is tracked. */
  read<Name extends ListName>(name: Name, subject = ''): ReturnType<Lists[Name]> {
    this.#reads.track(['list', name, subject]);
    return this.find(name, subject);
  }

  /** The same without tracking. */
  find<Name extends ListName>(name: Name, subject: string): ReturnType<Lists[Name]> {
    const key = `${name} ${subject}`;
    const make: (places: RankedPlaces, subject: string) => unknown = placeListDefinitions[name];
    const made = this.#made.get(key) ?? { value: make(this.places, subject) };
    this.#made.set(key, made);
    return made.value as ReturnType<Lists[Name]>;
  }
}
