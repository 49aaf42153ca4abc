/**
 * The data files of a site in all its languages, each read, parsed and validated once while it is unchanged, and the facts that
 * linking needs of them. Facts that an earlier build has cached are not collected again, and a place that has them is not read until its contents are needed. Reads the disk.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locateBy } from '../../diagnostics/locate.ts';
import { groupBy } from '../../domain/groups.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import { otherLanguages, splitLanguage } from '../../domain/texts/languages.ts';
import { fileHash } from '../../files/content-hash.ts';
import { classify, namedIn } from '../../load/classify.ts';
import { type DataEntry, listData } from '../../load/list-data.ts';
import { parseSource } from '../../load/parse-source.ts';
import { type DataFolder, dataFolder, readDataFile } from '../../load/read-data-file.ts';
import { readFieldSchemas } from '../../load/read-field-schemas.ts';
import { DataMemory, readSources } from '../../load/read-sources.ts';
import type { NamedSource, Source } from '../../load/source.ts';
import { LastResults, memoize, once } from '../../memo/memoize.ts';
import { collectFacts, type FactsContext, factsContext } from '../../model/collect-facts.ts';
import { type FileRecord, type SiteRecords, withFacts } from '../../model/file-facts.ts';
import { parseFieldSchema } from '../../schema/own/field-schema.ts';
import { noOwnFields, type OwnFields, schemaProblems } from '../../schema/own/own-fields.ts';
import { type AnyRecord, addRecord, emptyRecords, notFoundByDefault, validateFile } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { SiteOptions } from '../site-options.ts';
import { InputChanged } from '../stable-inputs.ts';
import {
  type CachedFile,
  type CachedFiles,
  figuresOf,
  hasFigures,
  hashesOf,
  hashWithOriginal,
} from './cached-files.ts';
import { factsAt } from './facts-at.ts';
import type { LanguageFiles, LoadedData, LoadedFiles, LoadedSite } from './loaded-data.ts';
import { completeTranslation, inUnknownLanguages, settingsIn, translator } from './translated-data.ts';

const settingsName = 'site.yaml';

interface FileWork {
  options: SiteOptions;
  folder: DataFolder;
  /** A time before the files were read. */
  startedAt: number;
  context: FactsContext;
  parse: (source: Source) => AnyRecord | Diagnostic[];
}

export class DataStore {
  /** The files read so far; a watcher removes those that have changed. */
  readonly read = new DataMemory();
  readonly #records = new LastResults<Source, AnyRecord | Diagnostic[]>();
  readonly #contexts = new LastResults<Site, FactsContext>();
  readonly #keepsTexts: boolean;
  #own: OwnFields = noOwnFields;

  /**
   * `keepsTexts`: reads all files at once, because `dev` shows a page with the last valid contents of its file. Otherwise,
   * the file of an unchanged place is read when its page is planned.
   */
  constructor({ keepsTexts = false } = {}) {
    this.#keepsTexts = keepsTexts;
  }

  /** `previous`: what the last build or run has cached, by the folder of the language, which is empty for the main one. */
  load(options: SiteOptions, previous: Readonly<Record<string, { files: CachedFiles }>> = {}): LoadedSite {
    const { root, data, baseUrl } = options;
    const startedAt = Date.now();
    const folder = dataFolder(root, data);
    const ofSchemas = this.#updateOwnFields(root);
    const own = this.#own;
    const parse = (source: Source) => this.#records.from(source, [own], () => parseFile(source, own, options));

    // First the settings of all languages, because the facts of all files depend on them.
    this.read.names ??= listData(data);
    const isWanted = ({ name }: DataEntry) => this.#keepsTexts || splitLanguage(name).original === settingsName;
    readSources(root, data, this.read, isWanted);
    const settings = this.#sourceOf(settingsName);
    const site = settings && siteIn(parse(settings));
    if (site && baseUrl !== undefined) applyBaseUrl(baseUrl, site);

    const byFolder = groupBy(this.read.names, ({ name }) => splitLanguage(name).language ?? '');
    const schemas = [...own.values()].map(({ kind, text }) => [kind, text]);
    const filesOf = (language: string, dependencies: readonly unknown[], originals?: LanguageFiles): LanguageFiles => {
      const names = byFolder.get(language) ?? [];
      byFolder.delete(language);
      const key = fileHash(JSON.stringify([settings?.text, baseUrl, schemas, ...dependencies]));
      const cached = previous[language]?.files;
      const byPath = cached?.context === key ? cached.byPath : {};
      return { names, key, unchanged: this.#unchangedIn(names, byPath, { folder, startedAt, originals }) };
    };
    const main = filesOf('', []);
    const others = otherLanguages(site).map((language) => {
      const names = byFolder.get(language.folder)?.map(({ name }) => name);
      return { language, files: filesOf(language.folder, [this.#sourceOf(settingsIn(language))?.text, names], main) };
    });
    const unchanged = new Set([main, ...others.map(({ files }) => files)].flatMap((one) => [...one.unchanged.keys()]));
    const read = readSources(root, data, this.read, ({ name }) => !unchanged.has(name) || !isPlace(classify(name)));

    const work = { options, folder, startedAt };
    const context = site ? this.#contexts.from(site, [], () => factsContext(site)) : factsContext(undefined);
    const { diagnostics: invalid, ...loaded } = this.#loadFiles(main, { ...work, context, parse });
    const { images, icons, isComplete } = read;
    const mainData: LoadedData = { ...loaded, language: undefined, urls: context.urls, images, icons, own };
    const translated = others.map(({ language, files }) => {
      const { names } = files;
      const sources = names.flatMap((entry) => this.#named(entry, folder) ?? []);
      const { inputs, translate } = translator(mainData, language, sources);
      const parse = (source: Source) => this.#records.from(source, inputs(source), () => translate(source));
      const settings = this.#sourceOf(settingsIn(language));
      const site = settings && siteIn(parse(settings));
      const own = site ? this.#contexts.from(site, [context], () => ({ ...context, site })) : context;
      const loaded = this.#loadFiles(files, { ...work, context: own, parse });
      return completeTranslation(loaded, { main: mainData, language });
    });
    const unknown = inUnknownLanguages({ main: main.names, unknown: byFolder }, loaded.records.site, folder.display);
    const ofTranslations = translated.map(({ diagnostics }) => diagnostics);
    const diagnostics = [ofSchemas, read.diagnostics, invalid, ...ofTranslations, unknown].flat();
    return { ...mainData, isComplete, diagnostics, translations: translated.flatMap(({ data }) => data ?? []) };
  }

  /** Each of the site's own schemas is checked and compiled once while all have the same texts. */
  #updateOwnFields(root: string): Diagnostic[] {
    const { sources, diagnostics } = readFieldSchemas(root);
    const isSame =
      sources.length === this.#own.size && sources.every(({ kind, text }) => this.#own.get(kind)?.text === text);
    if (!isSame) this.#own = new Map(sources.map((source) => [source.kind, parseFieldSchema(source)]));
    return [...diagnostics, ...schemaProblems(this.#own)];
  }

  /**
   * The files whose text is that of their cached facts. Where a file's times differ, its contents decide: a restored cache is useful on a
   * machine that has just checked the site out. `originals`: for translations, whose facts depend on them.
   */
  #unchangedIn(
    names: readonly DataEntry[],
    cachedFiles: CachedFiles['byPath'],
    { folder, startedAt, originals }: Pick<FileWork, 'folder' | 'startedAt'> & { originals: LanguageFiles | undefined },
  ): Map<string, CachedFile> {
    const unchanged = new Map<string, CachedFile>();
    for (const entry of names) {
      const { name, type } = entry;
      const cached = cachedFiles[folder.display(name)];
      const original = originals?.unchanged.get(splitLanguage(name).original);
      if (!cached || type !== 'file' || (originals && !original)) continue;
      if (!this.read.files.has(name) && hasFigures(entry, cached)) unchanged.set(name, cached);
      else if (hashWithOriginal(textHash(this.#readFile(entry, folder)), original?.hash) === cached.hash)
        unchanged.set(name, hasFigures(entry, cached) ? cached : { ...cached, figures: figuresOf(entry, startedAt) });
    }
    return unchanged;
  }

  #loadFiles({ names, key, unchanged }: LanguageFiles, work: FileWork): LoadedFiles {
    const { options, folder, startedAt, context, parse } = work;
    const records = emptyRecords<SiteRecords>();
    const byPath: Record<string, CachedFile> = {};
    const sources: NamedSource[] = [];
    const diagnostics: Diagnostic[] = [];
    const now = factsAt(context.site, options);
    const add = (record: Omit<FileRecord, 'facts'>, file: CachedFile) => {
      addRecord(records, { ...record, facts: now(file.facts) });
      byPath[record.file] = file;
    };
    for (const entry of names) {
      const source = this.#named(entry, folder);
      if (!source) continue;
      sources.push(source);
      const cached = unchanged.get(entry.name);
      if (cached && isPlace(source.kind)) {
        const contents = this.#contentsOf(entry, work);
        add({ ...source, locate: locateBy(() => contents().locate), contents }, cached);
        continue;
      }
      const record = parse(this.#readFile(entry, folder));
      if (Array.isArray(record)) for (const problem of record) diagnostics.push(problem);
      else {
        const collect = () => ({ facts: collectFacts(record, context), ...hashesOf(record, this.#own) });
        add({ ...record, contents: () => record }, cached ?? { ...collect(), figures: figuresOf(entry, startedAt) });
      }
    }
    const notFoundPage = notFoundByDefault(records.site?.file ?? folder.display(settingsName));
    records.notFoundPage ??= withFacts(notFoundPage, collectFacts(notFoundPage, context));
    return { context, records, files: { context: key, byPath }, sources, diagnostics };
  }

  /** While a changed file has mistakes, `dev` shows this state of the site. */
  #contentsOf(entry: DataEntry, { folder, parse }: FileWork): FileRecord['contents'] {
    const known = this.#sourceOf(entry.name);
    return once(() => {
      const record = parse(known ?? this.#readFile(entry, folder));
      if (Array.isArray(record)) throw new InputChanged(folder.display(entry.name));
      return record;
    });
  }

  /** Undefined for other files than data files. */
  #named(entry: DataEntry, { data, display }: DataFolder): NamedSource | undefined {
    const { name } = entry;
    if (this.read.files.has(name)) return this.#sourceOf(name);
    const kind = classify(name);
    return isPlace(kind) ? { file: display(name), absolute: `${data}/${name}`, kind, ...namedIn(name) } : undefined;
  }

  #sourceOf(name: string): Source | undefined {
    return this.read.files.get(name)?.source;
  }

  #readFile(entry: DataEntry, folder: DataFolder): Source {
    const read = this.read.files.get(entry.name) ?? readDataFile(entry, folder);
    this.read.files.set(entry.name, read);
    if (!read.source) throw new InputChanged(folder.display(entry.name));
    return read.source;
  }
}

const textHash = memoize(({ text }: Source) => fileHash(text));

function parseFile(source: Source, own: OwnFields, { onStage }: SiteOptions): AnyRecord | Diagnostic[] {
  onStage?.('parse');
  const parsed = parseSource(source);
  return Array.isArray(parsed) ? parsed : validateFile(parsed, own);
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
