/**
 * The data files of a site, each read, parsed and validated once while it is unchanged, and the facts that linking needs of
 * them. A place whose facts an earlier build has cached is not read until its contents are needed. Reads the disk.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../domain/groups.ts';
import { type Language, otherLanguages, splitLanguage } from '../../domain/texts/languages.ts';
import { fileHash } from '../../files/content-hash.ts';
import { isDataFile } from '../../load/classify.ts';
import { type DataEntry, listData } from '../../load/list-data.ts';
import { parseSource } from '../../load/parse-source.ts';
import { dataFolder } from '../../load/read-data-file.ts';
import { DataMemory, readSources } from '../../load/read-sources.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { Source } from '../../load/source.ts';
import { LastResult, memoize } from '../../memo/memoize.ts';
import { collectFacts, type FactsContext, factsContext } from '../../model/collect-facts.ts';
import { NeededNames } from '../../model/names.ts';
import { noOwnFields, type OwnFields } from '../../schema/own/own-fields.ts';
import { notFoundByDefault, validateFile } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { SiteOptions } from '../site-options.ts';
import { type CachedPlaces, findUnchanged, type UnreadFile } from './cached-places.ts';
import { type AnyRecord, type Collect, hashesOf, loadFiles, type Parse } from './load-files.ts';
import type { LoadedSite } from './loaded-data.ts';
import { contextKey, settingsIn, TranslationStore, unknownLanguage } from './translation-store.ts';
import { updateOwnFields } from './update-own-fields.ts';

const settingsName = 'site.yaml';

export class DataStore {
  /** The files read so far; a watcher removes those that have changed. */
  readonly read = new DataMemory();
  /** The names of cached places that were read after all. */
  readonly #readLater = new Set<string>();
  readonly #parser = new LastResult<Parse>();
  readonly #collector = new LastResult<Collect>();
  readonly #context = new LastResult<FactsContext>();
  readonly #needed: NeededNames;
  readonly #previous: CachedPlaces | undefined;
  /** By the tag of the language. */
  readonly #translations = new Map<string, TranslationStore>();
  readonly #cached: Readonly<Record<string, CachedPlaces>>;
  #own: OwnFields = noOwnFields;

  /** `previous`: what the last build has cached, also of each other language. */
  constructor(previous?: CachedPlaces, translations: Readonly<Record<string, CachedPlaces>> = {}) {
    this.#previous = previous;
    this.#needed = new NeededNames(previous?.needs);
    this.#cached = translations;
  }

  load(options: SiteOptions): LoadedSite {
    const { root, data } = options;
    const now = Date.now();
    const { own, diagnostics } = updateOwnFields(root, this.#own);
    this.#own = own;
    this.read.names ??= listData(data);
    const { display } = dataFolder(root, data);
    const parse = this.#parser.from([own], () => memoize((source: Source) => parseFile(source, own, options)));
    const { settings, context, key } = this.#readSettings(options, parse);
    const collect = this.#collector.from([context, own], () =>
      memoize((record: AnyRecord) => ({ facts: collectFacts(record, context), ...hashesOf(record, own) })),
    );
    const byLanguage = groupBy(this.read.names, ({ name }) => splitLanguage(name).language ?? '');
    const names = byLanguage.get('') ?? [];
    const previous = this.#previous?.context === key ? this.#previous : undefined;
    const unread = previous ? findUnchanged(previous, { data, names, display }) : new Map<string, UnreadFile>();
    const translations = otherLanguages(context.site).map((language) => {
      const own = byLanguage.get(language.folder) ?? [];
      const ownKey = contextKey(key, this.read.files.get(settingsIn(language))?.source, own);
      const store = this.#storeOf(language);
      const before = store.previous?.context === ownKey ? store.previous : undefined;
      const found = before ? findUnchanged(before, { data, names: own, display }) : new Map<string, UnreadFile>();
      // A translation has the facts of its original.
      for (const name of found.keys()) if (!unread.has(splitLanguage(name).original)) found.delete(name);
      return { store, names: own, key: ownKey, unread: found };
    });
    const isUnread = ({ name }: DataEntry) => unread.has(name) || translations.some((one) => one.unread.has(name));
    const { images, icons, isComplete, ...read } = readSources(root, data, this.read, (entry) => !isUnread(entry));
    diagnostics.push(...read.diagnostics);
    const work = {
      ...{ moment: { site: context.site, now: options.now, isDraft: options.isDraft === true }, now },
      sourceOf: (name: string) => this.read.files.get(name)?.source,
      readLate: (name: string, absolute: string) => this.#readLate(name, absolute),
    };
    const { places, facts, ...loaded } = loadFiles(names, { ...work, unread, parse, collect });
    for (const problem of loaded.diagnostics) diagnostics.push(problem);
    loaded.records.notFoundPage ??= notFoundByDefault(settings?.file ?? 'data/site.yaml');
    const main = {
      ...loaded,
      ...{ facts, images, icons, isComplete, context, own, diagnostics },
      places: { context: key, needs: context.needed.list, files: places },
      waitingPosts: [...facts.values()].flatMap(({ waitsFor }) => waitsFor ?? []),
    };
    const translated = translations.map(({ store, names, ...rest }) => store.load(main, names, { ...work, ...rest }));
    for (const one of translated) for (const problem of one.diagnostics) diagnostics.push(problem);
    if (loaded.records.site) {
      const known = new Set(['', ...otherLanguages(context.site).map(({ folder }) => folder)]);
      for (const [folder, files] of byLanguage)
        if (!known.has(folder))
          for (const { name } of files)
            if (isDataFile(name)) diagnostics.push(unknownLanguage(display(name), folder, loaded.records.site));
    }
    return { ...main, translations: translated.flatMap((one) => one.data ?? []) };
  }

  #storeOf(language: Language): TranslationStore {
    const store = this.#translations.get(language.tag) ?? new TranslationStore(language, this.#cached[language.folder]);
    this.#translations.set(language.tag, store);
    return store;
  }

  /** The names of the data files that this run has read. */
  get namesRead(): ReadonlySet<string> {
    return new Set([...this.read.files.keys(), ...this.#readLater]);
  }

  /** Reads the settings first, because the facts of all files depend on them. `key` is a hash of all that they depend on. */
  #readSettings(
    options: SiteOptions,
    parse: Parse,
  ): { settings: Source | undefined; context: FactsContext; key: string } {
    const { root, data, baseUrl } = options;
    readSources(root, data, this.read, ({ name }) => splitLanguage(name).original === settingsName);
    const settings = this.read.files.get(settingsName)?.source;
    const record = settings && parse(settings);
    const site = record && !Array.isArray(record) ? (record.value as Site) : undefined;
    if (site && baseUrl !== undefined) applyBaseUrl(baseUrl, site);
    const context = this.#context.from([site], () => factsContext(site, this.#needed));
    const schemas = [...this.#own.values()].map(({ kind, text }) => [kind, text]);
    return { settings, context, key: fileHash(JSON.stringify([settings?.text, baseUrl, schemas])) };
  }

  #readLate(name: string, absolute: string): string {
    this.#readLater.add(name);
    return readTextAgain(absolute);
  }
}

function parseFile(source: Source, own: OwnFields, { profile }: SiteOptions): AnyRecord | Diagnostic[] {
  const end = profile?.begin('parse');
  const parsed = parseSource(source);
  const record = Array.isArray(parsed) ? parsed : validateFile(parsed, own);
  end?.();
  return record;
}

/** Replaces the site's base URL, also in security.contact if it is on the site. */
function applyBaseUrl(baseUrl: string, { url, security }: Site): void {
  const own = `${url.base.replace(/\/+$/, '')}/`;
  if (security.contact?.startsWith(own)) security.contact = security.contact.slice(own.length - 1);
  url.base = baseUrl;
}
