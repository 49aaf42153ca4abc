/** What a build caches of the files of places: an unchanged one need not be read again. Reads a file whose times differ. */
import { isPlace } from '../../domain/kind-lists.ts';
import { fileHash } from '../../files/content-hash.ts';
import { classify, namedIn } from '../../load/classify.ts';
import type { DataEntry } from '../../load/list-data.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { Source, SourceName } from '../../load/source.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import type { Need } from '../../model/names.ts';
import { rankOfCity, rankOfCounty } from '../../model/summary.ts';
import { hasReliableTimes } from '../snapshot/stamp.ts';

/** Plain JSON. */
export interface CachedPlace {
  /** Size, times and inode; absent if the file changed too recently to trust its times. */
  figures?: readonly number[] | undefined;
  /** Of its text. */
  hash: string;
  /** Of its own fields with their defaults, which depend on their schema too. */
  custom?: string;
  facts: FileFacts;
}

export interface CachedPlaces {
  /** A hash of everything that facts depend on besides their file. */
  context: string;
  /** What the facts name by number. */
  needs: readonly Need[];
  /** By path. */
  files: Readonly<Record<string, CachedPlace>>;
}

/** A place whose facts an earlier build has cached. Its file is parsed, and in a build read, only if its contents are needed. */
export interface UnchangedPlace {
  name: SourceName;
  cached: CachedPlace;
  source: () => Source;
}

/** `now`: a time before the file was read. */
export function figuresOf(entry: DataEntry, now: number): CachedPlace['figures'] {
  const { size, mtimeMs, ctimeMs, ino } = entry;
  return hasReliableTimes(entry, now) ? [size, mtimeMs, ctimeMs, ino] : undefined;
}

interface DataFolder {
  data: string;
  names: readonly DataEntry[];
  /** The path of a file for messages. */
  display: (name: string) => string;
  /** Called with the name of a file that is read after all. */
  onRead: (name: string) => void;
}

/** By name in the data folder, the places that are unchanged by their times. */
export function findUnchanged(
  { files }: CachedPlaces,
  { data, names, display, onRead }: DataFolder,
): Map<string, UnchangedPlace> {
  const now = Date.now();
  const unchanged = new Map<string, UnchangedPlace>();
  for (const entry of names) {
    const { name } = entry;
    const kind = classify(name);
    if (!isPlace(kind)) continue;
    const named = { file: display(name), kind, ...namedIn(name) };
    const absolute = `${data}/${name}`;
    const previous = files[named.file];
    const cached = previous && ifUnchanged(previous, { entry, absolute, now });
    const source = () => {
      onRead(name);
      return { ...named, absolute, text: readTextAgain(absolute) };
    };
    if (cached) unchanged.set(name, { name: named, cached, source });
  }
  return unchanged;
}

/** Where the figures differ, the contents decide: a restored cache is useful on a machine that has just checked the site out. */
function ifUnchanged(
  previous: CachedPlace,
  { entry, absolute, now }: { entry: DataEntry; absolute: string; now: number },
): CachedPlace | undefined {
  if (entry.type !== 'file') return undefined;
  const { size, mtimeMs, ctimeMs, ino } = entry;
  const figures = [size, mtimeMs, ctimeMs, ino];
  if (previous.figures?.every((figure, index) => figure === figures[index])) return previous;
  if (fileHash(readTextAgain(absolute)) !== previous.hash) return undefined;
  return { ...previous, figures: figuresOf(entry, now) };
}

/** What is different about places since the last build. Each set has paths of files. */
export interface PlaceChanges {
  /** With another text. */
  texts: ReadonlySet<string>;
  /** With other facts, added or deleted. */
  facts: ReadonlySet<string>;
  /** Whether lists of places can be different. */
  ranks: boolean;
}

export function placeChanges(previous: CachedPlaces, current: CachedPlaces): PlaceChanges {
  const changes = { texts: new Set<string>(), facts: new Set<string>(), ranks: false };
  const compare = (file: string) => {
    const [old, own] = [previous.files[file], current.files[file]];
    if (old?.hash !== own?.hash) changes.texts.add(file);
    if (old?.facts === own?.facts || JSON.stringify(old?.facts) === JSON.stringify(own?.facts)) return;
    changes.facts.add(file);
    changes.ranks ||= !old || !own || rankOf(old.facts) !== rankOf(own.facts);
  };
  for (const file of Object.keys(current.files)) compare(file);
  for (const file of Object.keys(previous.files)) if (!current.files[file]) compare(file);
  return changes;
}

function rankOf({ draft, city, county }: FileFacts): string {
  return JSON.stringify([draft, city && rankOfCity(city), county && rankOfCounty(county)]);
}

/** A file is no longer what it was when the build began, which then starts over. */
export class InputChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} changed during the build.`);
    this.file = file;
  }
}
