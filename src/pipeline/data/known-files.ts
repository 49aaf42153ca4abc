/** What a build keeps of the files of places for the next one, whose facts need not be collected again while they are the same. Reads a file whose times differ. */
import { isPlace } from '../../domain/kind-lists.ts';
import { fileHash } from '../../emit/publication/file-hash.ts';
import { classify, slugOf } from '../../load/classify.ts';
import type { DataEntry } from '../../load/list-data.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { SourceName } from '../../load/source.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import type { Need } from '../../model/needed-names.ts';
import { hasReliableTimes } from '../snapshot/stamp.ts';

/** Plain JSON. */
export interface KnownFile {
  /** Size, times and inode; absent if the file changed too recently to trust its times. */
  figures?: readonly number[];
  /** Of its text. */
  hash: string;
  /** Of its own fields with their defaults, which depend on their schema too. */
  custom?: string;
  facts: FileFacts;
}

/** The files of places by path, and a hash of all that their facts depend on besides. */
export interface KnownFiles {
  context: string;
  /** What the facts name by number. */
  needs: readonly Need[];
  files: Readonly<Record<string, KnownFile>>;
}

export function figuresOf(entry: DataEntry, now: number): Pick<KnownFile, 'figures'> {
  const { size, mtimeMs, ctimeMs, ino } = entry;
  return hasReliableTimes(entry, now) ? { figures: [size, mtimeMs, ctimeMs, ino] } : {};
}

/** A file that is not read, because an earlier build has kept its facts. */
export interface Kept {
  /** Relative to the data folder. */
  name: string;
  source: SourceName & { absolute: string };
  file: KnownFile;
}

interface DataFolder {
  data: string;
  names: readonly DataEntry[];
  /** The path of a file for messages. */
  display: (name: string) => string;
}

/** The places that are unchanged since `saved`, by path. */
export function findKept(saved: KnownFiles | undefined, { data, names, display }: DataFolder): Map<string, Kept> {
  const kept = new Map<string, Kept>();
  if (!saved) return kept;
  const now = Date.now();
  for (const entry of names) {
    const { name } = entry;
    const [file, absolute, kind] = [display(name), `${data}/${name}`, classify(name)];
    const known = isPlace(kind) ? saved.files[file] : undefined;
    const same = known && ifUnchanged(known, { entry, absolute, now });
    if (same && isPlace(kind))
      kept.set(file, { name, source: { file, kind, slug: slugOf(name), absolute }, file: same });
  }
  return kept;
}

/**
 * The same with the file's figures if the file is unchanged. Its contents are compared only where the figures differ: a restored
 * cache is useful on a machine that has just checked the site out.
 */
function ifUnchanged(
  known: KnownFile,
  { entry, absolute, now }: { entry: DataEntry; absolute: string; now: number },
): KnownFile | undefined {
  if (entry.type !== 'file') return undefined;
  const { size, mtimeMs, ctimeMs, ino } = entry;
  const figures = [size, mtimeMs, ctimeMs, ino];
  if (known.figures?.every((figure, index) => figure === figures[index])) return known;
  if (fileHash(readTextAgain(absolute)) !== known.hash) return undefined;
  const { figures: _, ...same } = known;
  return { ...same, ...figuresOf(entry, now) };
}

/** A file is no longer what it was when the build began, which then starts over. */
export class InputChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} changed during the build.`);
    this.file = file;
  }
}
