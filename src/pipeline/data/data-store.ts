/**
 * The data files of a site in all its languages, each read, parsed and validated once while it is unchanged, and the facts that
 * linking needs of them. A file whose facts an earlier build has cached is not parsed until its contents are needed. Reads the disk.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locateBy } from '../../diagnostics/locate.ts';
import { groupBy } from '../../domain/groups.ts';
import { otherLanguages } from '../../domain/texts/languages.ts';
import { fileHash } from '../../files/content-hash.ts';
import { type FolderEntry, listFolder } from '../../files/list-folder.ts';
import { parseSource } from '../../load/parse-source.ts';
import { type DataFile, type DataFolder, dataFiles, dataFolder } from '../../load/read-data-file.ts';
import { type FieldSchemaSource, readFieldSchemas } from '../../load/read-field-schemas.ts';
import { DataMemory, readSources } from '../../load/read-sources.ts';
import type { Source } from '../../load/source.ts';
import { LastResult, memoize, once } from '../../memo/memoize.ts';
import { findUnknownLanguages } from '../../model/checks/settings/find-unknown-languages.ts';
import { collectFacts, factsContext } from '../../model/collect-facts.ts';
import { type FileRecord, type SiteRecords, withFacts } from '../../model/file-facts.ts';
import { parseFieldSchema } from '../../schema/own/field-schema.ts';
import { noOwnFields, type OwnFields, schemaProblems } from '../../schema/own/own-fields.ts';
import { type AnyRecord, addRecord, emptyRecords, notFoundByDefault, validateFile } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { SiteOptions } from '../site-options.ts';
import { InputChanged } from '../stable-inputs.ts';
import { beginStage } from '../stages.ts';
import { type CachedFile, type CachedFiles, figuresOf, hasFigures, toCache, unchangedFiles } from './cached-files.ts';
import { factsAt } from './facts-at.ts';
import type { LoadedData, LoadedFiles, LoadedSite } from './loaded-data.ts';
import { completeTranslation, translator } from './translated-data.ts';

/** The data files of one language, and what they are loaded with. */
interface Loading {
  options: SiteOptions;
  folder: DataFolder;
  /** A time before the files were read. */
  startedAt: number;
  files: readonly DataFile[];
  /** The name of its folder. */
  language: string;
  /** What the last build or run has cached, by the name of the folder. */
  previous: Readonly<Record<string, { files: CachedFiles }>>;
  /** All that their facts depend on besides the settings in their language and the files themselves. Plain JSON. */
  dependsOn: unknown;
  parse: (source: Source) => AnyRecord | Diagnostic[];
  /** Of translations. */
  originals?: LoadedFiles;
}

export class DataStore {
  /** The files read so far; a watcher removes those that have changed. */
  readonly read = new DataMemory();
  readonly #recordOf = memoize((_: Source) => new LastResult<AnyRecord | Diagnostic[]>());
  readonly #files = new LastResult<readonly DataFile[]>();
  /** Of the last run of `dev`, by path. Each is used again while its facts are. */
  readonly #records = new Map<string, FileRecord>();
  readonly #keepsTexts: boolean;
  #own: OwnFields = noOwnFields;

  /**
   * `keepsTexts`: reads all files at once, because `dev` shows a page with the last valid contents of its file. Otherwise,
   * the file of an unchanged place is read when its page is planned.
   */
  constructor({ keepsTexts = false } = {}) {
    this.#keepsTexts = keepsTexts;
  }

  /** `previous`: see Loading; the main language has the name ''. */
  load(options: SiteOptions, previous: Loading['previous'] = {}): LoadedSite {
    const { root, data, baseUrl } = options;
    const folder = dataFolder(root, data);
    const shared = { options, folder, previous, startedAt: Date.now() };
    const ofSchemas = this.#updateOwnFields(root);
    const own = this.#own;
    this.read.names ??= listFolder(data);
    const { names: entries } = this.read;
    const files = this.#files.from([entries], () => dataFiles(entries, folder));
    const byLanguage = groupBy(files, ({ name }) => name.language ?? '');

    const originals = this.#loadFiles({
      ...shared,
      language: '',
      files: byLanguage.get('') ?? [],
      dependsOn: [baseUrl, [...own.values()].map(({ kind, text }) => [kind, text])],
      parse: (source) => this.#recordOf(source).from([own], () => parseFile(source, own, options)),
    });
    const { context } = originals.data;
    const translations = otherLanguages(context.site).map((language) => {
      const files = byLanguage.get(language.folder) ?? [];
      const names = files.map(({ name }) => name);
      const { inputs, translate } = translator({ ...originals.data, own }, language, names);
      const loaded = this.#loadFiles({
        ...shared,
        language: language.folder,
        files,
        dependsOn: [originals.data.files.context, names.map(({ file }) => file)],
        parse: (source) => this.#recordOf(source).from(inputs(source), () => translate(source)),
        originals,
      });
      return { language, loaded };
    });

    // The rest: pictures, and files in languages that the site does not have. An unchanged place is read when its contents are needed.
    const languages = [originals, ...translations.map(({ loaded }) => loaded)];
    const isUnread = ({ name }: FolderEntry) =>
      !this.read.files.has(name) && languages.some(({ unchanged }) => unchanged.has(name));
    const rest = readSources(root, data, this.read, (entry) => !isUnread(entry));
    const { images, icons, isComplete } = rest;

    const main: LoadedData = { ...originals.data, folder: '', urls: context.urls };
    const completed = translations.map(({ language, loaded }) => completeTranslation(loaded, { main, language }));
    const found = [rest, originals, ...completed].flatMap(({ diagnostics }) => diagnostics);
    const names = files.map(({ name }) => name);
    const inUnknown = context.site ? findUnknownLanguages(names, context.site) : [];
    return {
      languages: [main, ...completed.flatMap(({ data }) => data ?? [])],
      images,
      icons,
      own,
      isComplete,
      diagnostics: [...ofSchemas, ...found, ...inUnknown],
    };
  }

  /** Of the files read so far, by path relative to the project's root. */
  texts(): ReadonlyMap<string, string> {
    return new Map([...this.read.files.values()].flatMap(({ source }) => (source ? [[source.file, source.text]] : [])));
  }

  /** Each of the site's own schemas is checked and compiled once while all have the same texts. */
  #updateOwnFields(root: string): Diagnostic[] {
    const { sources, diagnostics } = readFieldSchemas(root);
    const isRead = ({ kind, text }: FieldSchemaSource) => this.#own.has(kind) && this.#own.get(kind)?.text === text;
    if (sources.length !== this.#own.size || !sources.every(isRead))
      this.#own = new Map(sources.map((source) => [source.kind, parseFieldSchema(source)]));
    return [...diagnostics, ...schemaProblems(this.#own)];
  }

  #loadFiles(loading: Loading): LoadedFiles {
    const { options, folder, language, startedAt, files, parse, originals } = loading;
    const read = (file: DataFile) => this.#source(file, folder);
    // First the settings, because the facts of all files depend on them.
    const settings = files.find(({ name }) => name.kind === 'site');
    const written = settings && read(settings);
    const key = fileHash(JSON.stringify([written?.text, loading.dependsOn]));
    const previous = loading.previous[language]?.files;
    const cached = previous?.context === key ? previous.byPath : {};
    // The key has its text, so what is cached of it is right.
    const site = written && ((cached[written.file]?.content?.value as Site | undefined) ?? siteIn(parse(written)));
    const main = originals?.data.context;
    const context = main ? { ...main, site: site ?? main.site } : factsContext(site);
    if (this.#keepsTexts) files.forEach(read);
    const unchanged = unchangedFiles(files, {
      cached,
      originals: originals?.unchanged,
      read,
      isRead: (file) => this.#sourceIfRead(file) !== undefined,
    });

    const records = emptyRecords<SiteRecords>();
    const byPath: Record<string, CachedFile> = {};
    const diagnostics: Diagnostic[] = [];
    const factsNow = factsAt(context.site, options);
    const add = (record: FileRecord) => {
      addRecord(records, record);
      if (this.#keepsTexts) this.#records.set(record.file, record);
    };
    for (const file of files) {
      const { entry, name } = file;
      const known = unchanged.get(entry.name);
      if (known) {
        byPath[name.file] = hasFigures(entry, known) ? known : { ...known, figures: figuresOf(entry, startedAt) };
        const facts = factsNow(known.facts);
        const same = this.#records.get(name.file);
        add(same?.facts === facts ? same : this.#unparsed(file, { ...known, facts }, loading));
        continue;
      }
      const record = parse(read(file));
      if (Array.isArray(record)) {
        for (const problem of record) diagnostics.push(problem);
        continue;
      }
      const collected = toCache(record, context);
      byPath[name.file] = { figures: figuresOf(entry, startedAt), ...collected };
      add(withFacts(record, factsNow(collected.facts)));
    }
    const sources = files.map((file) => this.#sourceIfRead(file) ?? file.name);
    const notFoundPage = notFoundByDefault(records.site?.file ?? folder.display('site.yaml'));
    records.notFoundPage ??= withFacts(notFoundPage, collectFacts(notFoundPage, context));
    return { data: { context, records, files: { context: key, byPath }, sources }, unchanged, diagnostics };
  }

  /** Read and parsed when its contents are needed. While a changed file has mistakes, `dev` shows this state of the site. */
  #unparsed(file: DataFile, { content, facts }: CachedFile, { folder, parse }: Loading): FileRecord {
    const source = this.#sourceIfRead(file);
    const contents = once(() => {
      const record = parse(source ?? this.#source(file, folder));
      if (Array.isArray(record)) throw new InputChanged(file.name.file);
      return record;
    });
    return { facts, locate: locateBy(() => contents().locate), contents, ...(source ?? file.name), ...content };
  }

  #sourceIfRead({ entry }: DataFile): Source | undefined {
    return this.read.files.get(entry.name)?.source;
  }

  #source({ entry, name }: DataFile, folder: DataFolder): Source {
    const { source } = this.read.file(entry, folder);
    if (!source) throw new InputChanged(name.file);
    return source;
  }
}

function parseFile(source: Source, own: OwnFields, { baseUrl }: SiteOptions): AnyRecord | Diagnostic[] {
  beginStage('parse');
  const parsed = parseSource(source);
  if (Array.isArray(parsed)) return parsed;
  const record = validateFile(parsed, own);
  const site = source.kind === 'site' && siteIn(record);
  if (site && baseUrl !== undefined) applyBaseUrl(baseUrl, site);
  return record;
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
