/** What is known of the data files: of each one, and of all together. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-rows.ts';
import type { DataMemory } from '../../load/read-sources.ts';
import type { ImageFile, Source } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { FactsContext } from '../../model/collect-facts.ts';
import type { FactsByFile, FileFacts } from '../../model/file-facts.ts';
import type { PlaceSource } from '../../model/site-places.ts';
import type { FieldSchema } from '../../schema/own/field-schema.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { DataRecord, DocumentRecord, Records } from '../../schema/records.ts';
import type { SavedFiles } from '../state/saved-files.ts';

export interface StoreInput {
  /** The files read so far, which another store may share. */
  read?: DataMemory;
  /** An earlier build's cache of the same folder. */
  saved?: SavedFiles | undefined;
  /** Whether unchanged places are loaded when they are needed. */
  isOnDemand?: boolean;
  /** Collects what pages show of the files, and checks none of them. */
  isOutline?: boolean;
  /** Whether most pages are going to be planned, which need the values of places. */
  keepsValues?: boolean;
}

/** The memoized result for a file. */
export interface KnownFile {
  source: Source;
  /** The schema that its own fields were checked with. */
  fields: FieldSchema | undefined;
  /** The context in which its facts were collected. */
  context: FactsContext | undefined;
  result: FileResult;
}

export type FileResult =
  | { record: DataRecord | DocumentRecord; facts: FileFacts; lints: Diagnostic[] }
  | { diagnostics: Diagnostic[] };

export interface LoadedData {
  records: Records;
  facts: FactsByFile;
  /** Files of drafts that are shown as pages. */
  shownDrafts: readonly string[];
  readonly sources: readonly Source[];
  source: (file: string) => Source | undefined;
  /** The files of places, each with a line break after it, and the sources of all other files, in order. */
  files: () => { places: string; others: readonly Source[] };
  /** Gives places one by one, if not all are loaded. */
  places?: Pick<PlaceSource, 'city' | 'county'>;
  /** The records that can have pictures, if not all records are loaded. */
  pictured?: () => readonly DataRecord[];
  images: readonly ImageFile[];
  icons: readonly ImageFile[];
  context: FactsContext;
  /** The schemas of `custom`, by kind. */
  own: OwnFields;
  /** The diagnostics of single files. */
  diagnostics: Diagnostic[];
  /** False if a folder could not be read: references to files in it are then not reported. */
  isComplete: boolean;
}

export const noFacts: FileFacts = { draft: false, aliases: [], pictures: [], needs: [], diagnostics: [] };

/** The ways to the sources of files, if all are loaded. */
export function accessTo(sources: readonly Source[]): Pick<LoadedData, 'sources' | 'source' | 'files'> {
  const byFile = once(() => new Map(sources.map((source) => [source.file, source])));
  return {
    sources,
    source: (file) => byFile().get(file),
    files: () => ({
      places: sources.flatMap(({ kind, file }) => (isPlace(kind) ? [`${file}\n`] : [])).join(''),
      others: sources.filter(({ kind }) => !isPlace(kind)),
    }),
  };
}
