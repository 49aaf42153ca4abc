/** What is loaded of a site: the records of each language with their facts, and diagnostics of files. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Grouped } from '../../domain/groups.ts';
import type { ReadResult } from '../../load/read-sources.ts';
import type { LanguageData } from '../../model/link-records.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { CachedFile, CachedFiles } from './cached-files.ts';

/** What is loaded of the data in one language. */
export interface LoadedData extends LanguageData {
  /** The language's name in those of files and paths; empty for the main one. */
  folder: string;
  /** What a build caches of valid files. */
  files: CachedFiles;
}

export interface LoadedSite extends Pick<ReadResult, 'images' | 'icons'> {
  /** The main one first. */
  languages: Grouped<LoadedData>;
  /** The schemas of `custom`, by kind. */
  own: OwnFields;
  /** Files that could not be read or are invalid. */
  diagnostics: Diagnostic[];
  /** False if a folder could not be listed, so that references to files in it may be right. */
  isComplete: boolean;
}

/** What is loaded of the files of a language. */
export interface LoadedFiles {
  data: Pick<LoadedData, 'context' | 'records' | 'files' | 'sources'>;
  /** The facts of files that were cached and are still true, by name in the data folder. */
  unchanged: ReadonlyMap<string, CachedFile>;
  /** Of invalid files. */
  diagnostics: Diagnostic[];
}
