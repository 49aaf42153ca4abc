/** The facts of one data file that linking and other pages need, and the records of a site with their facts. Builds keep the facts for the next build. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Locate, Path } from '../diagnostics/locate.ts';
import type { KindName, ListKind, RecordsField } from '../domain/kinds.ts';
import type { PictureSlot } from '../domain/picture-slots.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { SourceName } from '../load/source.ts';
import { memoize } from '../memo/memoize.ts';
import type { AnyRecord, DataRecord, DocumentRecord, RecordOf, Records } from '../schema/records.ts';
import type { NeededNames } from './names.ts';
import type { CitySummary, CountySummary } from './summary.ts';

/** Plain JSON, so that it can be cached. */
export interface FileFacts {
  draft: boolean;
  /** The day of a post. */
  date?: string;
  /** The same, if it has not come yet: until then the post is a draft. */
  waitsFor?: string;
  city?: CitySummary;
  county?: CountySummary;
  /** The name of its page in URLs, in a translation that has one of its own. */
  slug?: string;
  aliases: { from: PagePath; fragment: string; path: Path }[];
  pictures: { name: string; slot: PictureSlot; path: Path; focus?: string }[];
  /** The names that must exist for the file to be valid. */
  needs: NeededNames;
  /** The file's own diagnostics, assuming that everything it needs exists. */
  diagnostics: Diagnostic[];
}

/** What pages show of a data file: its value, and the text of a Markdown file. Plain JSON. */
export type FileContent = Pick<DataRecord, 'value'> & Partial<Pick<DocumentRecord, 'body' | 'bodyLine'>>;

/** A valid data file: its facts, and its contents, which are read when they are needed. */
export interface FileRecord extends SourceName {
  locate: Locate;
  facts: FileFacts;
  contents: () => AnyRecord;
}

/** Of places, of which there may be thousands, nothing else; of the other kinds, also what pages show. */
export type SiteRecord<Kind extends KindName> = FileRecord &
  (Kind extends 'city' | 'county'
    ? { facts: Required<Pick<FileFacts, Kind>> }
    : Pick<RecordOf<Kind>, keyof FileContent & keyof RecordOf<Kind>>);

/** By kind, like `Records`. */
export type SiteRecords = {
  [Kind in ListKind as RecordsField<Kind>]: SiteRecord<Kind>[];
} & {
  [Kind in Exclude<KindName, ListKind> as RecordsField<Kind>]?: SiteRecord<Kind>;
} & { all: FileRecord[] };

export function withFacts<Item extends DataRecord>(
  record: Item,
  facts: FileFacts,
): Item & Pick<FileRecord, 'facts' | 'contents'> {
  return { facts, contents: () => record, ...record };
}

/** Collects the facts of each file, once. */
export function withAllFacts(records: Records, factsOf: (record: DataRecord) => FileFacts): SiteRecords {
  const linked = memoize((record: DataRecord) => withFacts(record, factsOf(record)));
  return mapRecords(records, linked) as SiteRecords;
}

/** Reads all files. */
export function readRecords(records: SiteRecords): Records {
  return mapRecords(records, ({ contents }: FileRecord) => contents()) as Records;
}

function mapRecords<Item>(records: object, change: (item: Item) => unknown): unknown {
  const changed = (found: Item | Item[]) => (Array.isArray(found) ? found.map(change) : change(found));
  return Object.fromEntries(Object.entries(records).map(([field, found]) => [field, changed(found)]));
}
