/** The data of a site in one other language: each translation is parsed and checked once while it and its original are unchanged. Pure, apart from reading unchanged files that are needed after all. */
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { type Language, languageFolders } from '../../domain/texts/languages.ts';
import { fileHash } from '../../files/content-hash.ts';
import type { DataEntry } from '../../load/list-data.ts';
import type { Source } from '../../load/source.ts';
import { collectFacts, type FactsContext } from '../../model/collect-facts.ts';
import { NeededNames } from '../../model/names.ts';
import type { OwnFields } from '../../schema/own/own-fields.ts';
import type { DataRecord } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { CachedPlaces } from './cached-places.ts';
import { type AnyRecord, type Collect, type FileWork, hashesOf, loadFiles } from './load-files.ts';
import type { LoadedData, TranslatedData } from './loaded-data.ts';
import { byName, completeData, missingFiles, neededOriginals, translateFile, urlsOf } from './translated-data.ts';

/** The settings in the language: data/site.es.yaml. */
export function settingsIn({ folder }: Language): string {
  return `site.${folder}.yaml`;
}

/** The record and the facts of a translation, and what they were made from. */
interface Translated {
  original: unknown;
  context: unknown;
  record: AnyRecord | Diagnostic[];
}

export class TranslationStore {
  /** What the last build has cached. */
  readonly previous: CachedPlaces | undefined;
  readonly #language: Language;
  readonly #translated = new WeakMap<Source, Translated>();
  readonly #collected = new WeakMap<AnyRecord, { context: FactsContext; result: ReturnType<Collect> }>();
  readonly #needed: NeededNames;
  #context: FactsContext | undefined;

  constructor(language: Language, previous: CachedPlaces | undefined) {
    this.#language = language;
    this.previous = previous;
    this.#needed = new NeededNames(previous?.needs);
  }

  /** Undefined if the language lacks a file that it needs. `key`: a hash of all that its facts depend on besides their files. */
  load(
    main: LoadedData,
    names: readonly DataEntry[],
    { key, ...work }: Omit<FileWork, 'parse' | 'collect'> & { key: string },
  ): { data?: TranslatedData; diagnostics: readonly Diagnostic[] } {
    const translate = this.#translator(main, names, work);
    const settings = work.sourceOf(settingsIn(this.#language));
    const site = settings && translate(settings);
    const value = site && !Array.isArray(site) ? (site.value as Site) : main.context.site;
    const context = this.#contextOf(main.context, value);
    const collect = (record: AnyRecord) => this.#collect(record, context, main.own);
    const { facts, places, ...loaded } = loadFiles(names, { ...work, parse: translate, collect });
    const own = new Set(loaded.sources.map(({ file }) => file));
    const data: LoadedData = {
      ...main,
      ...loaded,
      read: (name) => (own.has(name.file) ? loaded : main).read(name),
      ...{ facts, context, waitingPosts: [...facts.values()].flatMap(({ waitsFor }) => waitsFor ?? []) },
      places: { context: key, needs: context.needed.list, files: places },
    };
    const needed = neededOriginals(data, main, this.#language);
    const diagnostics = [...loaded.diagnostics, ...missingFiles(needed, names, { main, language: this.#language })];
    if (needed.length > 0 || !value) return { diagnostics };
    completeData(data, main);
    const { folder } = this.#language;
    const urls = urlsOf(data, main, { folder, site: value });
    return { data: { ...data, language: this.#language, urls }, diagnostics };
  }

  #translator(
    main: LoadedData,
    names: readonly DataEntry[],
    { sourceOf, unread }: Pick<FileWork, 'sourceOf' | 'unread'>,
  ) {
    const { notFoundPage } = main.records;
    const originals = byName([...main.records.all, ...(notFoundPage ? [notFoundPage] : [])]);
    const all = {
      ...{ language: this.#language, own: main.own, originals, sources: byName(main.sources) },
      translations: byName(names.flatMap(({ name }) => unread.get(name)?.source ?? sourceOf(name) ?? [])),
      read: (name: Parameters<LoadedData['read']>[0]) => (name === notFoundPage ? notFoundPage : main.read(name)),
    };
    const context = JSON.stringify([...all.translations.keys()]);
    return (source: Source): AnyRecord | Diagnostic[] => {
      const name = originals.get(`${source.kind}/${source.slug}`);
      const original = name && all.read(name);
      const known = this.#translated.get(source);
      if (known && known.original === original && known.context === context) return known.record;
      const record = translateFile(source, all);
      this.#translated.set(source, { original, context, record });
      return record;
    };
  }

  /** The same object while nothing of it changes. Links in translations lead to pages of the main language. */
  #contextOf({ urls, readMarkdown }: FactsContext, site: Site | undefined): FactsContext {
    const known = this.#context;
    if (known?.urls === urls && known.site === site) return known;
    this.#context = { urls, readMarkdown, site, needed: this.#needed };
    return this.#context;
  }

  #collect(record: AnyRecord, context: FactsContext, own: OwnFields): ReturnType<Collect> {
    const known = this.#collected.get(record);
    if (known?.context === context) return known.result;
    const result = { facts: collectFacts(record, context), ...hashesOf(record, own) };
    this.#collected.set(record, { context, result });
    return result;
  }
}

/** A hash of all that the facts of translations depend on besides their files and originals. */
export function contextKey(main: string, settings: Source | undefined, names: readonly DataEntry[]): string {
  return fileHash(JSON.stringify([main, settings?.text, names.map(({ name }) => name)]));
}

/** Files in a language that the site does not have. */
export function unknownLanguage(file: string, folder: string, { value }: DataRecord<Site>): Diagnostic {
  const tags = value.languages ?? [value.language];
  const [main = ''] = tags;
  const isMain = languageFolders(tags).get(main) === folder;
  const message = isMain
    ? `This file is named like a translation into ${main}, the main language of the site.`
    : `The site has no language with the code ${folder}.`;
  const hint = isMain
    ? `Rename it to ${file.replace(`.${folder}.`, '.')}.`
    : `Write languages: [${tags.join(', ')}, ${folder}] in site.yaml, with a country if you like, or rename the file.`;
  return diagnose('translation/unknown-language', startOf(file), message, { hint });
}
