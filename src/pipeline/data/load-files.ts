/** Data files in one language → their records and facts. Reads the files that are read later. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import { fileHash } from '../../files/content-hash.ts';
import type { DataEntry } from '../../load/list-data.ts';
import { lazyLocate } from '../../load/locate.ts';
import type { Source } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { FileFacts } from '../../model/file-facts.ts';
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
import { type CachedPlace, figuresOf, InputChanged, type UnreadFile } from './cached-places.ts';
import { factsAt, type Moment } from './drafts.ts';
import type { LoadedData } from './loaded-data.ts';

export type AnyRecord = DataRecord | DocumentRecord;

/** A source → a valid file, or its diagnostics. */
export type Parse = (source: Source) => AnyRecord | Diagnostic[];
/** A valid file → what linking needs of it, and hashes of its text. */
export type Collect = (record: AnyRecord) => Omit<CachedPlace, 'figures'>;

export interface FileWork {
  /** Files that are unchanged, by name in the data folder: they are read later, if at all. */
  unread: ReadonlyMap<string, UnreadFile>;
  /** A file that was read. */
  sourceOf: (name: string) => Source | undefined;
  readLate: (name: string, absolute: string) => string;
  parse: Parse;
  collect: Collect;
  moment: Moment;
  /** A time before the files were read. */
  now: number;
}

export interface LoadedFiles extends Pick<LoadedData, 'records' | 'sources' | 'diagnostics' | 'read'> {
  facts: Map<string, FileFacts>;
  places: Record<string, CachedPlace>;
}

export function loadFiles(names: readonly DataEntry[], work: FileWork): LoadedFiles {
  const { unread, sourceOf, readLate, parse, collect, moment, now } = work;
  const records: NamedRecords = emptyRecords();
  const facts = new Map<string, FileFacts>();
  const places: Record<string, CachedPlace> = {};
  const sources: LoadedData['sources'][number][] = [];
  const diagnostics: Diagnostic[] = [];
  /** Of places, read later. While a changed file has mistakes, `dev` shows this state of the site. */
  const contents = new Map<string, () => AnyRecord | Diagnostic[]>();
  const add = (record: RecordName, found: FileFacts) => {
    addRecord(records, record);
    facts.set(record.file, factsAt(found, moment));
  };
  for (const entry of names) {
    const place = unread.get(entry.name);
    const source = place?.source ?? sourceOf(entry.name);
    if (!source) continue;
    const { file, kind, slug } = source;
    sources.push(source);
    if (place) {
      const text = () => readLate(entry.name, place.source.absolute);
      places[file] = place.cached;
      contents.set(
        file,
        once(() => parse({ ...place.source, text: text() })),
      );
      add({ kind, file, slug, locate: lazyLocate(file, text) }, place.cached.facts);
      continue;
    }
    const record = parse(source as Source);
    if (Array.isArray(record)) {
      for (const problem of record) diagnostics.push(problem);
      continue;
    }
    const collected = collect(record);
    if (isPlace(kind)) places[file] = { ...collected, figures: figuresOf(entry, now) };
    contents.set(file, () => record);
    add(record, collected.facts);
  }
  return { records, facts, places, sources, diagnostics, read: readerOf(contents) };
}

function readerOf(contents: ReadonlyMap<string, () => AnyRecord | Diagnostic[]>): ReadRecord {
  return ({ file }) => {
    const record = contents.get(file)?.();
    if (!record) throw new Error(`${file} is not a data file of this site.`);
    if (Array.isArray(record)) throw new InputChanged(file);
    return record;
  };
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
