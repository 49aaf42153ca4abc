/** Data files in one language → their records and facts. Reads the files that are read later. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import type { Language } from '../../domain/texts/languages.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import { fileHash } from '../../files/content-hash.ts';
import type { DataEntry } from '../../load/list-data.ts';
import { lazyLocate } from '../../load/locate.ts';
import type { ReadResult } from '../../load/read-sources.ts';
import type { Source, SourceName } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { FactsContext } from '../../model/collect-facts.ts';
import type { FactsByFile, FileFacts } from '../../model/file-facts.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import {
  addRecord,
  type DataRecord,
  type DocumentRecord,
  emptyRecords,
  type NamedRecords,
  type ReadRecord,
  type RecordName,
} from '../../schema/records.ts';
import { locateBy } from '../../schema/validate-translation.ts';
import { type CachedPlace, type CachedPlaces, figuresOf, InputChanged, type UnchangedPlace } from './cached-places.ts';
import { factsAt, type Moment } from './drafts.ts';

export type AnyRecord = DataRecord | DocumentRecord;

/** What linking needs of a valid file, and hashes of its text. */
export type CollectedFacts = Omit<CachedPlace, 'figures'>;

/** The files of a language, read. */
export interface LoadedFiles {
  records: NamedRecords;
  /** Throws InputChanged if the file is no longer valid. */
  read: ReadRecord;
  facts: FactsByFile;
  /** What a build caches of places. */
  places: CachedPlaces;
  /** All files, including invalid ones. Those that were not read have no text. */
  sources: readonly (SourceName & Partial<Source>)[];
  /** The days of posts that are not published yet. */
  waitingPosts: readonly string[];
  context: FactsContext;
  /** Files that could not be read or are invalid. */
  diagnostics: Diagnostic[];
}

/** The data of a site in one language. */
export interface LoadedData extends LoadedFiles, Pick<ReadResult, 'images' | 'icons' | 'isComplete'> {
  /** Undefined for the main one. */
  language: Language | undefined;
  /** Of the pages in this language. */
  urls: Urls;
  /** The schemas of `custom`, by kind. */
  own: OwnFields;
}

/** In its main language, with the diagnostics of all. */
export interface LoadedSite extends LoadedData {
  translations: LoadedData[];
}

export interface FileWork {
  /** By name in the data folder. */
  unchanged: ReadonlyMap<string, UnchangedPlace>;
  /** A file that was read. */
  sourceOf: (name: string) => Source | undefined;
  parse: (source: Source) => AnyRecord | Diagnostic[];
  collect: (record: AnyRecord) => CollectedFacts;
  moment: Moment;
  /** A time before the files were read. */
  now: number;
}

interface FoundFiles extends Pick<LoadedFiles, 'records' | 'sources' | 'diagnostics' | 'read'> {
  facts: Map<string, FileFacts>;
  cached: Record<string, CachedPlace>;
}

export function loadFiles(names: readonly DataEntry[], work: FileWork): FoundFiles {
  const { unchanged, sourceOf, parse, collect, moment, now } = work;
  const records: NamedRecords = emptyRecords();
  const facts = new Map<string, FileFacts>();
  const cached: Record<string, CachedPlace> = {};
  const sources: LoadedFiles['sources'][number][] = [];
  const diagnostics: Diagnostic[] = [];
  /** Of places, read later. While a changed file has mistakes, `dev` shows this state of the site. */
  const contents = new Map<string, () => AnyRecord | Diagnostic[]>();
  const read = (file: string) => recordIn(contents, file);
  const add = (record: RecordName, found: FileFacts) => {
    addRecord(records, record);
    facts.set(record.file, factsAt(found, moment));
  };
  for (const entry of names) {
    const place = unchanged.get(entry.name);
    if (place) {
      const { file, kind, slug, language } = place.name;
      sources.push(place.name);
      cached[file] = place.cached;
      contents.set(
        file,
        once(() => parse(place.source())),
      );
      // What a translation does not contain is in its original.
      const locate =
        language === undefined ? lazyLocate(file, () => place.source().text) : locateBy(() => read(file).locate);
      add({ kind, file, slug, locate }, place.cached.facts);
      continue;
    }
    const source = sourceOf(entry.name);
    if (!source) continue;
    const { file, kind } = source;
    sources.push(source);
    const record = parse(source);
    if (Array.isArray(record)) {
      for (const problem of record) diagnostics.push(problem);
      continue;
    }
    const collected = collect(record);
    if (isPlace(kind)) cached[file] = { ...collected, figures: figuresOf(entry, now) };
    contents.set(file, () => record);
    add(record, collected.facts);
  }
  return { records, facts, cached, sources, diagnostics, read: ({ file }) => read(file) };
}

function recordIn(contents: ReadonlyMap<string, () => AnyRecord | Diagnostic[]>, file: string): AnyRecord {
  const record = contents.get(file)?.();
  if (!record) throw new Error(`${file} is not a data file of this site.`);
  if (Array.isArray(record)) throw new InputChanged(file);
  return record;
}

/** A translation depends on the text of its original, too. */
export function hashesOf(
  { kind, text, value, translation }: AnyRecord,
  own: OwnFields,
): Pick<CachedPlace, 'hash' | 'custom'> {
  const { custom } = value as { custom?: unknown };
  const whole = translation ? fileHash(translation.original.text) + text : text;
  return { hash: fileHash(whole), ...(own.of(kind) && { custom: fileHash(JSON.stringify(custom ?? null)) }) };
}
