/**
 * The data files of a site, each read, parsed and validated once while it is unchanged, and the facts that linking needs of
 * them. A place whose facts an earlier build has cached is not read until its contents are needed. Reads the disk.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import { fileHash } from '../../files/content-hash.ts';
import { listData } from '../../load/list-data.ts';
import { lazyLocate } from '../../load/locate.ts';
import { parseSource } from '../../load/parse-source.ts';
import { dataFolder } from '../../load/read-data-file.ts';
import { DataMemory, type ReadResult, readSources } from '../../load/read-sources.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { Source, SourceName } from '../../load/source.ts';
import { LastResult, memoize, once } from '../../memo/memoize.ts';
import { collectFacts, type FactsContext, factsContext } from '../../model/collect-facts.ts';
import type { FactsByFile, FileFacts } from '../../model/file-facts.ts';
import { NeededNames } from '../../model/names.ts';
import { noOwnFields, type OwnFields } from '../../schema/own/own-fields.ts';
import {
  addRecord,
  type DataRecord,
  type DocumentRecord,
  emptyRecords,
  type NamedRecords,
  notFoundByDefault,
  type ReadRecord,
  type RecordName,
  validateFile,
} from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { SiteOptions } from '../site-options.ts';
import { type CachedPlace, type CachedPlaces, figuresOf, findUnchanged, InputChanged } from './cached-places.ts';
import { factsAt } from './drafts.ts';
import { updateOwnFields } from './update-own-fields.ts';

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

type AnyRecord = DataRecord | DocumentRecord;

/** A source → a valid file, or its diagnostics. */
type Parse = (source: Source) => AnyRecord | Diagnostic[];
/** A valid file → what linking needs of it, and hashes of its text. */
type Collect = (record: AnyRecord) => Omit<CachedPlace, 'figures'>;

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
  #own: OwnFields = noOwnFields;

  /** `previous`: what the last build has cached. */
  constructor(previous?: CachedPlaces) {
    this.#previous = previous;
    this.#needed = new NeededNames(previous?.needs);
  }

  load(options: SiteOptions): LoadedData {
    const { root, data, isDraft = false } = options;
    const now = Date.now();
    const { own, diagnostics } = updateOwnFields(root, this.#own);
    this.#own = own;
    this.read.names ??= listData(data);
    const { names, files } = this.read;
    const { display } = dataFolder(root, data);
    const parse = this.#parser.from([own], () => memoize((source: Source) => parseFile(source, own, options)));
    const { settings, context, key } = this.#readSettings(options, parse);
    const collect = this.#collector.from([context, own], () =>
      memoize((record: AnyRecord) => ({ facts: collectFacts(record, context), ...hashesOf(record, own) })),
    );
    const previous = this.#previous?.context === key ? this.#previous : undefined;
    const unread = previous ? findUnchanged(previous, { data, names, display }) : undefined;
    const { images, icons, isComplete, ...read } = readSources(root, data, this.read, ({ name }) => !unread?.has(name));
    diagnostics.push(...read.diagnostics);

    const records: NamedRecords = emptyRecords();
    const facts = new Map<string, FileFacts>();
    const places: Record<string, CachedPlace> = {};
    const sources: LoadedData['sources'][number][] = [];
    /** Of places, read later. While a changed file has mistakes, `dev` shows this state of the site. */
    const contents = new Map<string, () => AnyRecord | Diagnostic[]>();
    const add = (record: RecordName, found: FileFacts) => {
      addRecord(records, record);
      facts.set(record.file, factsAt(found, { site: context.site, now: options.now, isDraft }));
    };
    for (const entry of names) {
      const place = unread?.get(entry.name);
      const source = place?.source ?? files.get(entry.name)?.source;
      if (!source) continue;
      const { file, kind, slug } = source;
      sources.push(source);
      if (place) {
        const text = () => this.#readLate(entry.name, place.source.absolute);
        places[file] = place.cached;
        contents.set(
          file,
          once(() => parse({ ...place.source, text: text() })),
        );
        add({ kind, file, slug, locate: lazyLocate(file, text) }, place.cached.facts);
        continue;
      }
      const record = parse(source as Source);
      if (Array.isArray(record)) {
        for (const problem of record) diagnostics.push(problem);
        continue;
      }
      const collected = collect(record);
      if (isPlace(kind)) places[file] = { ...collected, figures: figuresOf(entry, now) };
      contents.set(file, () => record);
      add(record, collected.facts);
    }
    records.notFoundPage ??= notFoundByDefault(settings?.file ?? 'data/site.yaml');
    return {
      ...{ records, facts, sources, images, icons, isComplete, context, own, diagnostics },
      places: { context: key, needs: context.needed.list, files: places },
      waitingPosts: [...facts.values()].flatMap(({ waitsFor }) => waitsFor ?? []),
      read: ({ file }) => {
        const record = contents.get(file)?.();
        if (!record) throw new Error(`${file} is not a data file of this site.`);
        if (Array.isArray(record)) throw new InputChanged(file);
        return record;
      },
    };
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
    readSources(root, data, this.read, ({ name }) => name === settingsName);
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

function hashesOf({ kind, text, value }: AnyRecord, own: OwnFields): Pick<CachedPlace, 'hash' | 'custom'> {
  const { custom } = value as { custom?: unknown };
  return { hash: fileHash(text), ...(own.of(kind) && { custom: fileHash(JSON.stringify(custom ?? null)) }) };
}

/** Replaces the site's base URL, also in security.contact if it is on the site. */
function applyBaseUrl(baseUrl: string, { url, security }: Site): void {
  const own = `${url.base.replace(/\/+$/, '')}/`;
  if (security.contact?.startsWith(own)) security.contact = security.contact.slice(own.length - 1);
  url.base = baseUrl;
}
