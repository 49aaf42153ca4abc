/** What is loaded of a site: the records of each language with their facts, and diagnostics of files. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Language } from '../../domain/texts/languages.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import type { DataEntry } from '../../load/list-data.ts';
import type { ReadResult } from '../../load/read-sources.ts';
import type { NamedSource } from '../../load/source.ts';
import type { FactsContext } from '../../model/collect-facts.ts';
import type { SiteRecords } from '../../model/file-facts.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { CachedFile, CachedFiles } from './cached-files.ts';

/** The files of one language. */
export interface LanguageFiles {
  names: readonly DataEntry[];
  /** A hash of all that their facts depend on besides the files. */
  key: string;
  /** Those whose cached facts are still true, by name in the data folder. */
  unchanged: Map<string, CachedFile>;
}

/** The data of a site in one language. */
export interface LoadedData extends Pick<ReadResult, 'images' | 'icons'> {
  /** Undefined for the main one. */
  language: Language | undefined;
  /** Of the pages in this language. */
  urls: Urls;
  context: FactsContext;
  records: SiteRecords;
  /** All files, including invalid ones. */
  sources: readonly NamedSource[];
  /** What a build caches of valid files. */
  files: CachedFiles;
  /** The schemas of `custom`, by kind. */
  own: OwnFields;
}

/** In its main language, with the diagnostics of all. */
export interface LoadedSite extends LoadedData {
  translations: LoadedData[];
  /** Files that could not be read or are invalid. */
  diagnostics: Diagnostic[];
  /** False if a folder could not be listed, so that references to files in it may be right. */
  isComplete: boolean;
}

export type LoadedFiles = Pick<LoadedData, 'context' | 'records' | 'files' | 'sources'> & {
  /** Files that could not be read or are invalid. */
  diagnostics: Diagnostic[];
};
