/**
 * The data files of a site in all its languages, each read, parsed and validated once while it is unchanged, and the facts that
 * linking needs of them. A place whose facts an earlier build has cached is not read until its contents are needed. Reads the disk.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../domain/groups.ts';
import { type Language, otherLanguages, splitLanguage } from '../../domain/texts/languages.ts';
import { fileHash } from '../../files/content-hash.ts';
import { type DataEntry, listData } from '../../load/list-data.ts';
import { parseSource } from '../../load/parse-source.ts';
import { dataFolder } from '../../load/read-data-file.ts';
import { readFieldSchemas } from '../../load/read-field-schemas.ts';
import { DataMemory, readSources } from '../../load/read-sources.ts';
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
import { type CachedPlaces, findUnchanged, type UnchangedPlace } from './cached-places.ts';
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
import { completeTranslation, inUnknownLanguages, settingsIn, Translating } from './translated-data.ts';

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

interface FilesByLanguage {
  main: FilesToLoad;
  others: readonly (FilesToLoad & { language: Language })[];
  /** In languages that the site does not have. */
  unknown: readonly { name: string; folder: string }[];
}

type UnchangedPlaces = Map<string, UnchangedPlace>;

export class DataStore {
  /** The files read so far; a watcher removes those that have changed. */
  readonly read = new DataMemory();
  /** The names of cached places that were read after all. */
  readonly #readLater = new Set<string>();
  readonly #records = new LastResults<Source, AnyRecord | Diagnostic[]>();
  readonly #facts = new LastResults<AnyRecord, CollectedFacts>();
  /** By folder. */
  readonly #languages = new Map<string, LanguageMemory>();
  readonly #textHashes = new LastResults<Source, string>();
  readonly #previous: CachedLanguages;
  readonly #keepsTexts: boolean;
  #own: OwnFields = noOwnFields;

  /**
   * `previous`: what the last build has cached. `keepsTexts`: reads all files at once, because `dev` shows a page with the last
   * valid contents of its file. Otherwise, the file of an unchanged place is read when its page is planned.
   */
  constructor(previous: CachedLanguages = {}, { keepsTexts = false } = {}) {
    this.#previous = previous;
    this.#keepsTexts = keepsTexts;
  }

  load(options: SiteOptions): LoadedSite {
    const { root, data, baseUrl } = options;
    const now = Date.now();
    const diagnostics = this.#updateOwnFields(root);
    const own = this.#own;
    this.read.names ??= listData(data);
    const { display } = dataFolder(root, data);
    const parse: FileWork['parse'] = (source) =>
      this.#records.from(source, [own], () => parseFile(source, own, options));

    // First the settings of all languages, because the facts of all files depend on them.
    readSources(root, data, this.read, ({ name }) => splitLanguage(name).original === settingsName);
    const settings = this.#sourceOf(settingsName);
    const site = settings && siteIn(parse(settings));
    if (site && baseUrl !== undefined) applyBaseUrl(baseUrl, site);
    const languages = this.#byLanguage(site, [settings?.text, baseUrl]);
    const { main, others } = languages;

    const unchanged = this.#keepsTexts ? new Map() : this.#unchangedByTimes(languages, { data, display });
    const read = readSources(root, data, this.read, ({ name }) => !unchanged.has(name));
    if (this.#keepsTexts) this.#addUnchangedTexts(main, unchanged);

    const moment = { site, now: options.now, isDraft: options.isDraft === true };
    const work = { moment, now, unchanged, sourceOf: (name: string) => this.#sourceOf(name) };
    const context = main.context.from([site], () => factsContext(site, main.needed));
    const loaded = this.#loadFiles(main, { ...work, parse }, context);
    loaded.records.notFoundPage ??= notFoundByDefault(settings?.file ?? 'data/site.yaml');
    const { images, icons, isComplete } = read;
    const mainData = { ...loaded, language: undefined, urls: context.urls, images, icons, isComplete, own };
    const translated = others.map((one) => this.#loadTranslations(one, mainData, work));
    for (const found of [read, loaded, ...translated])
      for (const problem of found.diagnostics) diagnostics.push(problem);
    diagnostics.push(...inUnknownLanguages(languages, loaded.records.site, display));
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

  /** `settings`: all that the facts of the main language depend on besides own fields. */
  #byLanguage(site: Site | undefined, settings: readonly unknown[]): FilesByLanguage {
    const schemas = [...this.#own.values()].map(({ kind, text }) => [kind, text]);
    const key = fileHash(JSON.stringify([...settings, schemas]));
    const byFolder = groupBy(this.read.names ?? [], ({ name }) => splitLanguage(name).language ?? '');
    const main = this.#filesOf('', { names: byFolder.get('') ?? [], key });
    const others = otherLanguages(site).map((language) => {
      const names = byFolder.get(language.folder) ?? [];
      const { text } = this.#sourceOf(settingsIn(language)) ?? {};
      const ownKey = fileHash(JSON.stringify([key, text, names.map(({ name }) => name)]));
      return { ...this.#filesOf(language.folder, { names, key: ownKey }), language };
    });
    for (const { folder } of [main, ...others]) byFolder.delete(folder);
    return {
      main,
      others,
      unknown: [...byFolder].flatMap(([folder, names]) => names.map(({ name }) => ({ name, folder }))),
    };
  }

  #filesOf(folder: string, files: Pick<FilesToLoad, 'names' | 'key'>): FilesToLoad {
    const { needs } = this.#previous[folder]?.places ?? {};
    const memory = this.#languages.get(folder) ?? { needed: new NeededNames(needs), context: new LastResult() };
    this.#languages.set(folder, memory);
    return { ...memory, ...files, folder };
  }

  /** What the last build has cached, if it is still true. */
  #cachedOf({ folder, key }: FilesToLoad): CachedPlaces | undefined {
    const places = this.#previous[folder]?.places;
    return places?.context === key ? places : undefined;
  }

  #unchangedByTimes(
    { main, others }: FilesByLanguage,
    where: { data: string; display: (name: string) => string },
  ): UnchangedPlaces {
    const onRead = (name: string) => this.#readLater.add(name);
    const findIn = (files: FilesToLoad): UnchangedPlaces => {
      const cached = this.#cachedOf(files);
      return cached ? findUnchanged(cached, { ...where, names: files.names, onRead }) : new Map();
    };
    const unchanged = findIn(main);
    // A translation has the facts of its original.
    for (const [name, file] of others.flatMap((one) => [...findIn(one)]))
      if (unchanged.has(splitLanguage(name).original)) unchanged.set(name, file);
    return unchanged;
  }

  /** The places of the main language with the text that the last build has read. */
  #addUnchangedTexts(main: FilesToLoad, unchanged: UnchangedPlaces): void {
    const { files = {} } = this.#cachedOf(main) ?? {};
    for (const { name } of main.names) {
      const source = this.#sourceOf(name);
      const cached = source && files[source.file];
      if (!cached || cached.hash !== this.#textHashes.from(source, [], () => fileHash(source.text))) continue;
      unchanged.set(name, { name: source, cached, source: () => source });
    }
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
    const sources = names.flatMap(({ name }) => work.unchanged.get(name)?.name ?? work.sourceOf(name) ?? []);
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
