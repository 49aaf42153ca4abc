/** What a build caches of data files, and what is different in the next one: the facts of an unchanged file need not be collected again. */
import { pick } from '../../domain/groups.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import { splitLanguage } from '../../domain/texts/languages.ts';
import { fileHash } from '../../files/content-hash.ts';
import type { FolderEntry } from '../../files/list-folder.ts';
import type { DataFile } from '../../load/read-data-file.ts';
import type { Source } from '../../load/source.ts';
import { memoize } from '../../memo/memoize.ts';
import { collectFacts, type FactsContext } from '../../model/collect-facts.ts';
import type { FileContent, FileFacts } from '../../model/file-facts.ts';
import { rankFields } from '../../model/summary.ts';
import type { AnyRecord, DocumentRecord } from '../../schema/records.ts';
import { hasReliableTimes } from '../snapshot/stamp.ts';

/** Plain JSON. */
export interface CachedFile {
  /** Size, times and inode; absent if the file changed too recently to trust its times. */
  figures?: readonly number[] | undefined;
  /** Of its text. */
  hash: string;
  facts: FileFacts;
  /** Absent for a place: one of thousands is rarely shown. */
  content?: FileContent | undefined;
}

export interface CachedFiles {
  /** A hash of everything that facts depend on besides their file. */
  context: string;
  /** By path. The same object as in the last build while the file has the same figures. */
  byPath: Readonly<Record<string, CachedFile>>;
}

/** `now`: a time before the file was read. */
export function figuresOf(entry: FolderEntry, now: number): CachedFile['figures'] {
  const { size, mtimeMs, ctimeMs, ino } = entry;
  return hasReliableTimes(entry, now) ? [size, mtimeMs, ctimeMs, ino] : undefined;
}

/**
 * The cached files with the same text, by name in the data folder. Where the times of a file differ, its contents decide: a restored
 * cache is useful on a machine that has just checked the site out. Of translations, the originals are unchanged too.
 */
export function unchangedFiles(
  files: readonly DataFile[],
  { cached, originals, isRead, read }: Comparison,
): Map<string, CachedFile> {
  const unchanged = new Map<string, CachedFile>();
  for (const file of files) {
    const { entry, name } = file;
    const known = cached[name.file];
    const original = originals?.get(splitLanguage(entry.name).original);
    if (!known || entry.type !== 'file' || (originals && !original)) continue;
    const isSame = !isRead(file) && hasFigures(entry, known);
    if (isSame || hashWithOriginal(textHash(read(file)), original?.hash) === known.hash)
      unchanged.set(entry.name, known);
  }
  return unchanged;
}

interface Comparison {
  /** By path. */
  cached: CachedFiles['byPath'];
  /** The unchanged originals of translations. */
  originals: ReadonlyMap<string, CachedFile> | undefined;
  isRead: (file: DataFile) => boolean;
  read: (file: DataFile) => Source;
}

export function hasFigures({ size, mtimeMs, ctimeMs, ino }: FolderEntry, { figures = [] }: CachedFile): boolean {
  return figures[0] === size && figures[1] === mtimeMs && figures[2] === ctimeMs && figures[3] === ino;
}

const textHash = memoize(({ text }: Source) => fileHash(text));

/** What is cached of a file besides its figures. */
export function toCache(record: AnyRecord, context: FactsContext): Omit<CachedFile, 'figures'> {
  const { text, translation, kind } = record;
  const hash = hashWithOriginal(fileHash(text), translation && fileHash(translation.original.text));
  const content = isPlace(kind) ? undefined : pick(record as DocumentRecord, 'value', 'body', 'bodyLine');
  return { hash, facts: collectFacts(record, context), content };
}

/** Both are hashes of texts. A translation depends on the text of its original, too. */
function hashWithOriginal(own: string, original?: string): string {
  return original === undefined ? own : fileHash(original + own);
}

/** What is different about data files since the last build. Each set has paths. */
export interface FileChanges {
  /** With another text. */
  texts: ReadonlySet<string>;
  /** Places with other facts, added or deleted. What depends on the facts of other files depends on their texts. */
  facts: ReadonlySet<string>;
  /** Whether a field that lists of places are made from is different: see `rankFields`. */
  hasOtherRanks: boolean;
}

export function fileChanges(previous: CachedFiles, current: CachedFiles): FileChanges {
  const changes = { texts: new Set<string>(), facts: new Set<string>(), hasOtherRanks: false };
  const compare = (file: string) => {
    const [old, own] = [previous.byPath[file], current.byPath[file]];
    if (old === own) return;
    if (old?.hash !== own?.hash) changes.texts.add(file);
    const isOfPlace = [old, own].some((one) => one?.facts.city ?? one?.facts.county);
    if (!isOfPlace || old?.facts === own?.facts || JSON.stringify(old?.facts) === JSON.stringify(own?.facts)) return;
    changes.facts.add(file);
    changes.hasOtherRanks ||= rankOf(old?.facts) !== rankOf(own?.facts);
  };
  for (const file of Object.keys(current.byPath)) compare(file);
  for (const file of Object.keys(previous.byPath)) if (!current.byPath[file]) compare(file);
  return changes;
}

function rankOf({ draft, city, county }: Partial<FileFacts> = {}): string | undefined {
  const rank = city ? pick(city, ...rankFields.city) : county && pick(county, ...rankFields.county);
  return rank && JSON.stringify([draft, rank]);
}
