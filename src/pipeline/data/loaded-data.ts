/** The types of a site's data once it is read: in its main language, and in others. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Language } from '../../domain/texts/languages.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import type { ReadResult } from '../../load/read-sources.ts';
import type { Source, SourceName } from '../../load/source.ts';
import type { FactsContext } from '../../model/collect-facts.ts';
import type { FactsByFile } from '../../model/file-facts.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { NamedRecords, ReadRecord } from '../../schema/records.ts';
import type { CachedPlaces } from './cached-places.ts';

export interface LoadedData extends Pick<ReadResult, 'images' | 'icons' | 'isComplete'> {
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
  /** The schemas of `custom`, by kind. */
  own: OwnFields;
  /** Files that could not be read or are invalid. */
  diagnostics: Diagnostic[];
}

/** The data of the site in another language: a site like any other, with the URLs of its language. */
export interface TranslatedData extends LoadedData {
  language: Language;
  urls: Urls;
}

export interface LoadedSite extends LoadedData {
  translations: TranslatedData[];
}
