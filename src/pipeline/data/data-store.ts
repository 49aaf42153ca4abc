/**
 * The data files of a site in all its languages, each read, parsed and validated once while it is unchanged, and the facts that
 * linking needs of them. A place whose facts an earlier build has cached is not read until its contents are needed. Reads the disk.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../domain/groups.ts';
import { type Language, otherLanguages, splitLanguage } from '../../domain/texts/languages.ts';
import { fileHash } from '../../files/content-hash.ts';
import { isDataFile } from '../../load/classify.ts';
import { type DataEntry, listData } from '../../load/list-data.ts';
import { parseSource } from '../../load/parse-source.ts';
import { dataFolder } from '../../load/read-data-file.ts';
import { readFieldSchemas } from '../../load/read-field-schemas.ts';
import { DataMemory, readSources } from '../../load/read-sources.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { Source } from '../../load/source.ts';
import { LastResult, LastResults } from '../../memo/memoize.ts';
import { collectFacts, type FactsContext, factsContext } from '../../model/collect-facts.ts';
import { NeededNames } from '../../model/names.ts';
import { FieldSchema } from '../../schema/own/field-schema.ts';
import { noOwnFields, OwnFields } from '../../schema/own/own-fields.ts';
import { notFoundByDefault, validateFile } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import { measured } from '../profile.ts';
import type { SiteOptions } from '../site-options.ts';
import { type CachedPlaces, findUnchanged, type UnreadFile } from './cached-places.ts';
import {
  type AnyRecord,
  type CollectedFacts,
  type FileWork,
  hashesOf,
  type LoadedData,
  type LoadedFiles,
  type LoadedSite,
  loadFiles,
} from './load-files.ts';
import { completeTranslation, settingsIn, Translating, unknownLanguage } from './translated-data.ts';

const settingsName = 'site.yaml';

/** What is cached of the places of each language, by the language's folder: `es`, and an empty name for the main language. */
export type CachedLanguages = Readonly<Record<string, { places: CachedPlaces }>>;

/** What is kept of a language between runs. */
interface LanguageMemory {
  needed: NeededNames;
  context: LastResult<FactsContext>;
}

/** The files of a language. */
interface FilesToLoad extends LanguageMemory {
  folder: string;
  names: readonly DataEntry[];
  /** A hash of all that their facts depend on besides the files. */
  key: string;
}

export class DataStore {
  /** The files read so far; a watcher removes those that have changed. */
  readonly read = new DataMemory();
  /** The names of cached places that were read after all. */
  readonly #readLater = new Set<string>();
  readonly #records = new LastResults<Source, AnyRecord | Diagnostic[]>();
  readonly #facts = new LastResults<AnyRecord, CollectedFacts>();
  /** By folder. */
  readonly #languages = new Map<string, LanguageMemory>();
  readonly #previous: CachedLanguages;
  #own: OwnFields = noOwnFields;

  /** `previous`: what the last build has cached. */
  constructor(previous: CachedLanguages = {}) {
    this.#previous = previous;
  }

  load(options: SiteOptions): LoadedSite {
    const { root, data, baseUrl } = options;
    const now = Date.now();
    const diagnostics = this.#updateOwnFields(root);
    const own = this.#own;
    this.read.names ??= listData(data);
    const { display } = dataFolder(root, data);
    const parse = (source: Source) => this.#records.from(source, [own], () => parseFile(source, own, options));

    // First the settings, because the facts of all files depend on them.
    readSources(root, data, this.read, ({ name }) => splitLanguage(name).original === settingsName);
    const settings = this.#sourceOf(settingsName);
    const site = settings && siteIn(parse(settings));
    if (site && baseUrl !== undefined) applyBaseUrl(baseUrl, site);
    const key = fileHash(
      JSON.stringify([settings?.text, baseUrl, [...own.values()].map(({ kind, text }) => [kind, text])]),
    );
    const byLanguage = groupBy(this.read.names, ({ name }) => splitLanguage(name).language ?? '');
    const main = this.#filesOf('', { names: byLanguage.get('') ?? [], key });
    const others = otherLanguages(site).map((language) => {
      const names = byLanguage.get(language.folder) ?? [];
      const { text } = this.#sourceOf(settingsIn(language)) ?? {};
      const ownKey = fileHash(JSON.stringify([key, text, names.map(({ name }) => name)]));
      return { ...this.#filesOf(language.folder, { names, key: ownKey }), language };
    });

    const unread = this.#unchanged(main, { data, display });
    const translations = others.flatMap((one) => [...this.#unchanged(one, { data, display })]);
    // A translation has the facts of its original.
    for (const [name, file] of translations) if (unread.has(splitLanguage(name).original)) unread.set(name, file);
    const { images, icons, isComplete, ...read } = readSources(root, data, this.read, ({ name }) => !unread.has(name));
    diagnostics.push(...read.diagnostics);
    const work = {
      moment: { site, now: options.now, isDraft: options.isDraft === true },
      now,
      unread,
      sourceOf: (name: string) => this.#sourceOf(name),
      readLate: (name: string, absolute: string) => this.#readLate(name, absolute),
    };
    const context = main.context.from([site], () => factsContext(site, main.needed));
    const loaded = this.#loadFiles(main, { ...work, parse }, context);
    const { records } = loaded;
    records.notFoundPage ??= notFoundByDefault(settings?.file ?? 'data/site.yaml');
    const mainData = { ...loaded, language: undefined, urls: context.urls, images, icons, isComplete, own };
    const translated = others.map((one) => this.#loadTranslations(one, mainData, work));
    for (const found of [loaded, ...translated]) for (const problem of found.diagnostics) diagnostics.push(problem);
    const known = new Set(['', ...others.map(({ folder }) => folder)]);
    const originals = new Set(main.names.map(({ name }) => name));
    for (const [folder, files] of byLanguage)
      for (const { name } of known.has(folder) ? [] : files) {
        if (!records.site || !isDataFile(name)) continue;
        const hasOriginal = originals.has(splitLanguage(name).original);
        diagnostics.push(unknownLanguage({ file: display(name), folder, hasOriginal }, records.site));
      }
    return { ...mainData, diagnostics, translations: translated.flatMap(({ data }) => data ?? []) };
  }

  /** The names of the data files that this run has read. */
  get namesRead(): ReadonlySet<string> {
    return new Set([...this.read.files.keys(), ...this.#readLater]);
  }

  /** Each of the site's own schemas is checked and compiled once while all have the same texts. */
  #updateOwnFields(root: string): Diagnostic[] {
    const { sources, diagnostics } = readFieldSchemas(root);
    const isSame =
      sources.length === [...this.#own.values()].length &&
      sources.every(({ kind, text }) => this.#own.of(kind)?.text === text);
    if (!isSame) this.#own = new OwnFields(sources.map((source) => new FieldSchema(source)));
    return [...diagnostics, ...this.#own.diagnostics];
  }

  #filesOf(folder: string, files: Pick<FilesToLoad, 'names' | 'key'>): FilesToLoad {
    const needs = this.#previous[folder]?.places.needs;
    const memory = this.#languages.get(folder) ?? { needed: new NeededNames(needs), context: new LastResult() };
    this.#languages.set(folder, memory);
    return { ...memory, ...files, folder };
  }

  #unchanged({ folder, names, key }: FilesToLoad, where: { data: string; display: (name: string) => string }) {
    const previous = this.#previous[folder]?.places;
    return previous?.context === key ? findUnchanged(previous, { ...where, names }) : new Map<string, UnreadFile>();
  }

  #loadFiles({ names, key, needed }: FilesToLoad, work: Omit<FileWork, 'collect'>, context: FactsContext): LoadedFiles {
    const collect = (record: AnyRecord) =>
      this.#facts.from(record, [context], () => {
        return { facts: collectFacts(record, context), ...hashesOf(record, this.#own) };
      });
    const { cached, ...loaded } = loadFiles(names, { ...work, collect });
    const waitingPosts = [...loaded.facts.values()].flatMap(({ waitsFor }) => waitsFor ?? []);
    return { ...loaded, context, waitingPosts, places: { context: key, needs: needed.list, files: cached } };
  }

  #loadTranslations(
    files: FilesToLoad & { language: Language },
    main: LoadedData,
    work: Omit<FileWork, 'parse' | 'collect'>,
  ): ReturnType<typeof completeTranslation> {
    const { language, names, needed } = files;
    const sources = names.flatMap(({ name }) => work.unread.get(name)?.source ?? work.sourceOf(name) ?? []);
    const translating = new Translating(main, language, sources);
    const namesKey = JSON.stringify(sources.map(({ file }) => file));
    const parse = (source: Source) =>
      this.#records.from(source, [translating.originalOf(source), namesKey], () => translating.translate(source));
    const settings = this.#sourceOf(settingsIn(language));
    const site = (settings && siteIn(parse(settings))) ?? main.context.site;
    const { urls, readMarkdown } = main.context;
    const context = files.context.from([main.context, site], () => ({ urls, readMarkdown, site, needed }));
    return completeTranslation(this.#loadFiles(files, { ...work, parse }, context), { main, language, names });
  }

  #sourceOf(name: string): Source | undefined {
    return this.read.files.get(name)?.source;
  }

  #readLate(name: string, absolute: string): string {
    this.#readLater.add(name);
    return readTextAgain(absolute);
  }
}

function parseFile(source: Source, own: OwnFields, { profile }: SiteOptions): AnyRecord | Diagnostic[] {
  return measured(profile, 'parse', () => {
    const parsed = parseSource(source);
    return Array.isArray(parsed) ? parsed : validateFile(parsed, own);
  });
}

/** The settings, if they are valid. */
function siteIn(record: AnyRecord | Diagnostic[]): Site | undefined {
  return Array.isArray(record) ? undefined : (record.value as Site);
}

/** Replaces the site's base URL, also in security.contact if it is on the site. */
function applyBaseUrl(baseUrl: string, { url, security }: Site): void {
  const own = `${url.base.replace(/\/+$/, '')}/`;
  if (security.contact?.startsWith(own)) security.contact = security.contact.slice(own.length - 1);
  url.base = baseUrl;
}
