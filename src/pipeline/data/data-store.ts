/**
 * The data files of a site, each read, parsed and validated once while it is unchanged, and the facts that linking needs of
 * them. A place whose facts an earlier build has kept is not read until its contents are asked for. Reads the disk.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import { fileHash } from '../../emit/publication/file-hash.ts';
import { listData } from '../../load/list-data.ts';
import { lazyLocate } from '../../load/locate.ts';
import { parseSource } from '../../load/parse-source.ts';
import { dataFolder } from '../../load/read-data-file.ts';
import { DataMemory, type ReadResult, readSources } from '../../load/read-sources.ts';
import { readTextAgain } from '../../load/read-text.ts';
import type { Source, SourceName } from '../../load/source.ts';
import { isTimeZone } from '../../model/checks/settings/check-time-zone.ts';
import { collectFacts, type FactsContext } from '../../model/collect-facts.ts';
import type { FactsByFile, FileFacts } from '../../model/file-facts.ts';
import { LinkSettings } from '../../model/link-records.ts';
import type { FieldSchema } from '../../schema/own/field-schema.ts';
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
import { applyBaseUrl } from './apply-base-url.ts';
import { published, untilItsDay } from './drafts.ts';
import { figuresOf, findKept, InputChanged, type Kept, type KnownFile, type KnownFiles } from './known-files.ts';
import { updateOwnFields } from './update-own-fields.ts';

export interface LoadedData extends Pick<ReadResult, 'images' | 'icons' | 'isComplete'> {
  records: NamedRecords;
  /** Throws InputChanged if the file is no longer valid. */
  read: ReadRecord;
  facts: FactsByFile;
  /** Those of places, which builds keep. */
  known: KnownFiles;
  /** All files, including invalid ones. Those that were not read have no text. */
  sources: readonly (SourceName & Partial<Source>)[];
  /** Files of drafts that are shown as pages. */
  shownDrafts: readonly string[];
  /** The days of posts that are not published yet. */
  waitingPosts: readonly string[];
  context: FactsContext;
  /** The schemas of `custom`, by kind. */
  own: OwnFields;
  /** Drafts are shown, and unfilled fields are warnings. */
  isDraft: boolean;
  /** Files that could not be read or are invalid. */
  diagnostics: Diagnostic[];
}

type Checked = { record: DataRecord | DocumentRecord } & KnownFile;
type Parsed = { record: DataRecord | DocumentRecord } | { diagnostics: Diagnostic[] };

/** The memoized result for a file, and what it was made from. */
interface FileResult {
  source: Source;
  /** The schema that its own fields were checked with. */
  fields: FieldSchema | undefined;
  /** The context in which its facts were collected. */
  context?: FactsContext;
  /** The facts of the file before: equal facts remain the same object, so that nothing is linked again. */
  before?: FileFacts | undefined;
  result: Parsed | Checked;
}

export class DataStore {
  /** The files read so far; a watcher removes those that have changed. */
  readonly read = new DataMemory();
  /** The names of kept files that were read after all. */
  readonly #readLater = new Set<string>();
  readonly #results = new Map<string, FileResult>();
  readonly #settings: LinkSettings;
  readonly #saved: KnownFiles | undefined;
  #own: OwnFields = noOwnFields;

  /** `saved`: what an earlier build has kept. */
  constructor(saved?: KnownFiles) {
    this.#saved = saved;
    this.#settings = new LinkSettings(saved?.needs);
  }

  load(options: SiteOptions): LoadedData {
    const { root, data, isDraft } = options;
    const { own, diagnostics: ownProblems } = updateOwnFields(root, this.#own);
    this.#own = own;
    this.read.names ??= listData(data);
    const { settings, context, key } = this.#settingsOf(options);
    const { display } = dataFolder(root, data);
    const kept = findKept(this.#saved?.context === key ? this.#saved : undefined, {
      names: this.read.names,
      data,
      display,
    });
    const read = readSources(root, data, this.read, ({ name }) => !kept.has(display(name)));
    const { images, icons, isComplete } = read;
    const current = new Map<string, DataRecord | DocumentRecord>();
    const loaded = {
      ...{ records: emptyRecords(), facts: new Map<string, FileFacts>(), shownDrafts: [] as string[], context, own },
      // Not of #results: while a changed file has mistakes, `dev` shows this site.
      read: ({ file }: RecordName) => current.get(file) ?? this.#readKept(file, kept, options),
      waitingPosts: [] as string[],
      ...{
        known: { context: key, needs: context.needed.list, files: {} as Record<string, KnownFile> },
        sources: [] as LoadedData['sources'][number][],
      },
      ...{ images, icons, isComplete, isDraft: isDraft === true, diagnostics: [...ownProblems, ...read.diagnostics] },
    };
    const { timeZone = 'UTC' } = context.site?.business ?? {};
    // An unknown time zone is reported.
    const moment = { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC', now: options.now };
    const add = (record: RecordName, { facts: found }: KnownFile) => {
      const { file } = record;
      const facts = untilItsDay(found, moment);
      if (facts.waitsFor !== undefined) loaded.waitingPosts.push(facts.waitsFor);
      const isShown = isDraft === true && facts.draft;
      if (isShown) loaded.shownDrafts.push(file);
      addRecord(loaded.records, record);
      loaded.facts.set(file, isShown ? published(facts) : facts);
    };
    const now = Date.now();
    for (const entry of this.read.names) {
      const known = kept.get(display(entry.name));
      const source = known?.source ?? this.read.files.get(entry.name)?.source;
      if (!source) continue;
      const { file } = source;
      loaded.sources.push(source);
      if (known) {
        loaded.known.files[file] = known.file;
        add(this.#nameOf(known), known.file);
      } else {
        const result = this.#resultOf(source as Source, context, options);
        if ('facts' in result) {
          const { record, ...own } = result;
          current.set(file, record);
          if (isPlace(source.kind)) loaded.known.files[file] = { ...figuresOf(entry, now), ...own };
          add(record, result);
        } else for (const problem of result.diagnostics) loaded.diagnostics.push(problem);
      }
    }
    loaded.records.notFoundPage ??= notFoundByDefault(settings?.file ?? 'data/site.yaml');
    return loaded;
  }

  /** The names of the data files that this run has read. */
  get namesRead(): ReadonlySet<string> {
    return new Set([...this.read.files.keys(), ...this.#readLater]);
  }

  /** Reads the settings first, because the facts of all files depend on them. `key` is a hash of all that they depend on. */
  #settingsOf(options: SiteOptions): { settings: Source | undefined; context: FactsContext; key: string } {
    const { root, data, baseUrl = '' } = options;
    readSources(root, data, this.read, ({ name }) => name === settingsName);
    const settings = this.read.files.get(settingsName)?.source;
    const result = settings && this.#parsed(settings, options).result;
    const site = result && 'record' in result ? (result.record.value as Site) : undefined;
    if (site && options.baseUrl !== undefined) applyBaseUrl(options.baseUrl, site);
    const schemas = [...this.#own.values()].map(({ kind, text }) => [kind, text]);
    const key = fileHash(JSON.stringify([settings?.text, baseUrl, schemas]));
    return { settings, context: this.#settings.of(site), key };
  }

  /** The locations in an unread place need its text, but not its record. */
  #nameOf(kept: Kept): RecordName {
    const { kind, file, slug } = kept.source;
    return { kind, file, slug, locate: lazyLocate(file, () => this.#textOf(kept)) };
  }

  #textOf({ name, source }: Kept): string {
    this.#readLater.add(name);
    return readTextAgain(source.absolute);
  }

  #readKept(file: string, kept: ReadonlyMap<string, Kept>, options: SiteOptions): DataRecord | DocumentRecord {
    const found = kept.get(file);
    if (!found) throw new Error(`${file} is not a data file of this site.`);
    const known = this.#results.get(file) ?? this.#parsed({ ...found.source, text: this.#textOf(found) }, options);
    if ('diagnostics' in known.result) throw new InputChanged(file);
    return known.result.record;
  }

  /** The file's record and facts, or its diagnostics. */
  #resultOf(source: Source, context: FactsContext, options: SiteOptions): Checked | { diagnostics: Diagnostic[] } {
    const known = this.#parsed(source, options);
    const { result } = known;
    if ('diagnostics' in result) return result;
    if ('facts' in result && known.context === context) return result;
    const { record } = result;
    const found = collectFacts(record, context);
    const before = known.before ?? this.#saved?.files[source.file]?.facts;
    const facts = before && isEqual(before, found) ? before : found;
    const checked = { record, ...hashesOf(source, record, this.#own), facts };
    this.#results.set(source.file, { ...known, before: facts, context, result: checked });
    return checked;
  }

  #parsed(source: Source, { profile }: SiteOptions): FileResult {
    const known = this.#results.get(source.file);
    const fields = this.#own.of(source.kind);
    if (known?.source === source && known.fields === fields) return known;
    const end = profile?.begin('parse');
    const parsed = parseSource(source);
    const record = Array.isArray(parsed) ? parsed : validateFile(parsed, this.#own);
    end?.();
    const result = Array.isArray(record) ? { diagnostics: record } : { record };
    const before = known && { before: known.before };
    const made: FileResult = { source, fields, ...before, result };
    this.#results.set(source.file, made);
    return made;
  }
}

const settingsName = 'site.yaml';

function hashesOf({ kind, text }: Source, { value }: DataRecord, own: OwnFields): Pick<KnownFile, 'hash' | 'custom'> {
  const { custom } = value as { custom?: unknown };
  return { hash: fileHash(text), ...(own.of(kind) && { custom: fileHash(JSON.stringify(custom ?? null)) }) };
}

function isEqual(one: FileFacts, other: FileFacts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
