/** What is known of the data files: of each one, and of all together. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ImageFile, Source } from '../../load/source.ts';
import type { FactsContext } from '../../model/collect-facts.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import type { FieldSchema } from '../../schema/own/field-schema.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { DataRecord, DocumentRecord, Records } from '../../schema/records.ts';

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
  facts: Map<string, FileFacts>;
  /** Files of drafts that are shown as pages. */
  shownDrafts: readonly string[];
  sources: readonly Source[];
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
