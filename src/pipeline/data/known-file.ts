/** What is known of the file of a place, which a build keeps for the next one: its facts need not be collected again while it is the same. */
import { fileHash } from '../../emit/publication/file-hash.ts';
import type { DataEntry } from '../../load/list-data.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { FileFacts } from '../../model/file-facts.ts';
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
  files: Readonly<Record<string, KnownFile>>;
}

export function figuresOf(entry: DataEntry, now: number): Pick<KnownFile, 'figures'> {
  const { size, mtimeMs, ctimeMs, ino } = entry;
  return hasReliableTimes(entry, now) ? { figures: [size, mtimeMs, ctimeMs, ino] } : {};
}

/**
 * The same with the file's figures if the file is unchanged. Its contents are compared only where the figures differ: a restored
 * cache is useful on a machine that has just checked the site out.
 */
export function ifUnchanged(
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
