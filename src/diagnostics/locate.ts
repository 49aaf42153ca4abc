/** A path of keys in a data file → its location. Pure. */
import type { Location } from './diagnostic.ts';

export type Path = readonly (string | number)[];

export interface Locate {
  /** The value at `path`; the nearest existing parent if there is none. */
  (path: Path): Location;
  /** The key of that value. */
  key: (path: Path) => Location;
  /** A scalar as written in the file: `08540` for the value 8540. Undefined for a default. */
  written: (path: Path) => string | undefined;
  /** Words within a text, of which `before` is the part before them; the whole text if it does not have them. */
  within: (path: Path, words: string, before: string) => Location;
}

/** `homeOf` returns the locations of the file that has what is at a path. */
export function locateBy(homeOf: (path: Path) => Locate): Locate {
  return Object.assign((path: Path) => homeOf(path)(path), {
    key: (path: Path) => homeOf(path).key(path),
    written: (path: Path) => homeOf(path).written(path),
    within: (path: Path, words: string, before: string) => homeOf(path).within(path, words, before),
  });
}

/** For what is not written in YAML: keys, and words unless `at` knows them, are located like the values that contain them. */
export function locateWhole(at: (path: Path, words?: string) => Location): Locate {
  return Object.assign(at, { key: at, within: at, written: () => undefined });
}
