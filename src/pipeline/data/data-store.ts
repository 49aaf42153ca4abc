/**
 * The data files of a site, each read, parsed and validated once while it is unchanged. Keeps the facts that linking needs,
 * and returns records whose contents are read again on demand. Touches the disk.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-rows.ts';
import { lintFillIns } from '../../lint/records/lint-fill-ins.ts';
import { lintRecord } from '../../lint/records/lint-records.ts';
import { classify } from '../../load/classify.ts';
import { listData } from '../../load/list-data.ts';
import { parseSource } from '../../load/parse-source.ts';
import { dataFolder, readDataFile } from '../../load/read-data-file.ts';
import { DataMemory, readSources } from '../../load/read-sources.ts';
import type { Source } from '../../load/source.ts';
import { UnreadSource } from '../../load/unread-source.ts';
import { collectFacts, type FactsContext, outlineFacts } from '../../model/collect-facts.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import { LinkSettings } from '../../model/link-records.ts';
import { noOwnFields, type OwnFields } from '../../schema/own/own-fields.ts';
import {
  addRecord,
  type DataRecord,
  type DocumentRecord,
  emptyRecords,
  notFoundByDefault,
  validateFile,
} from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import { inOnePiece } from '../../text/in-one-piece.ts';
import type { SiteOptions } from '../site-options.ts';
import { type KeptFiles, KeptSource } from '../state/kept-files.ts';
import type { SavedFiles } from '../state/saved-files.ts';
import { tuneForLongWork } from '../tune-v8.ts';
import { applyBaseUrl } from './apply-base-url.ts';
import { asWarning, published } from './drafts.ts';
import { FileRecord, type LastRead } from './file-record.ts';
import { withKeptPlaces } from './kept-places.ts';
import { accessTo, type FileResult, type KnownFile, type LoadedData, noFacts, type StoreInput } from './loaded-data.ts';
import { runSteps, type Steps } from './run-steps.ts';
import { updateOwnFields } from './update-own-fields.ts';

/** The values of places are kept as JSON, up to this many characters in total; the others are parsed again on demand. */
const maxKeptJson = 48 * 1024 * 1024;

export class DataStore {
  readonly read: DataMemory;
  /** The number of files parsed so far. */
  parsed = 0;
  /** The number of files checked so far. */
  checked = 0;
  readonly #known = new Map<string, KnownFile>();
  readonly #settings = new LinkSettings();
  readonly #lastRead: LastRead = { files: new Set() };
  /** The number of files with results of an earlier build. */
  #keptCount = 0;
  /** The names of other files. */
  readonly #notKept: string[] = [];
  readonly saved: SavedFiles | undefined;
  /** Unchanged places that are not loaded with the others. */
  #kept: KeptFiles | undefined;
  readonly #input: StoreInput;
  #keptJson = 0;
  #own: OwnFields = noOwnFields;

  constructor(input: StoreInput = {}) {
    this.#input = input;
    this.read = input.read ?? new DataMemory();
    this.saved = input.saved;
  }

  load(options: SiteOptions): LoadedData {
    return runSteps(this.steps(options));
  }

  /** The number of places that the first load has to parse. */
  countUnknown(options: SiteOptions): number {
    this.#find(options);
    const names = this.#keptCount > 0 ? this.#notKept : (this.read.names ?? []).map(({ name }) => name);
    return names.filter((name) => isPlace(classify(name))).length;
  }

  #find(options: SiteOptions): Diagnostic[] {
    this.read.names ??= listData(options.data);
    const { own, diagnostics } = updateOwnFields(options.root, this.#own);
    this.#own = own;
    this.#restore(options);
    return diagnostics;
  }

  /** Yields between files. */
  *steps(options: SiteOptions): Steps<LoadedData> {
    const ownProblems = this.#find(options);
    const read = readSources(options.root, options.data, this.read);
    const records = emptyRecords();
    const facts = new Map<string, FileFacts>();
    const own = this.#own;
    const diagnostics = [...ownProblems, ...read.diagnostics];
    const shownDrafts: string[] = [];
    const settings = read.sources.find(({ kind }) => kind === 'site');
    const site = settings && this.#siteOf(settings, options);
    const context = this.#settings.of(site);
    for (const source of read.sources) {
      yield;
      const result = this.#resultOf(source, context, options);
      if ('diagnostics' in result) {
        for (const problem of result.diagnostics) diagnostics.push(problem);
        continue;
      }
      addRecord(records, result.record);
      const isShown = options.isDraft === true && result.facts.draft;
      if (isShown) shownDrafts.push(source.file);
      facts.set(source.file, isShown ? published(result.facts) : result.facts);
      for (const lint of result.lints) diagnostics.push(options.isDraft ? asWarning(lint) : lint);
    }
    records.notFoundPage ??= notFoundByDefault(settings?.file ?? 'data/site.yaml');
    const { images, icons, isComplete } = read;
    const all = accessTo(read.sources.map((source) => this.#known.get(source.file)?.source ?? source));
    const loaded = { records, facts, shownDrafts, ...all, images, icons, context, own, diagnostics, isComplete };
    return this.#kept ? withKeptPlaces(loaded, this.#kept, (source) => this.#unread(source)) : loaded;
  }

  /** The files that this run has read, if it has used cached results of others. */
  namesRead(): ReadonlySet<string> | undefined {
    if (this.#keptCount === 0) return undefined;
    const prefix = this.read.folder.length + 1;
    return new Set([...this.#notKept, ...[...this.#lastRead.files].map((file) => file.slice(prefix))]);
  }

  /** To be called after the file's page was made: frees the value, which no other page needs. */
  release(file: string): void {
    const result = this.#known.get(file)?.result;
    if (result && 'record' in result && result.record instanceof FileRecord) result.record.release();
  }

  /** Restores results from the cache instead of reading the files, once. Reads the settings first, because all results depend on them. */
  #restore({ root, data, baseUrl = '' }: SiteOptions): void {
    const saved = this.saved;
    const names = this.read.names ?? [];
    const settings = names.find(({ name }) => name === 'site.yaml');
    if (!saved || !settings || this.#known.size + this.#keptCount + this.#notKept.length > 0) return;
    const folder = dataFolder(root, data);
    const site = readDataFile(settings, folder);
    this.read.files.set(settings.name, site);
    const schemas = [...this.#own.values()].map(({ kind, text }): [string, string] => [kind, text]);
    const isSame = saved.isFor(JSON.stringify([site.source?.text, baseUrl]), new Map(schemas));
    const kept = this.#input.isOnDemand ? saved.keepRows(names, folder) : undefined;
    this.#kept = isSame ? kept : undefined;
    this.#keptCount += this.#kept?.count ?? 0;
    this.read.names = this.#kept?.others ?? names;
    for (const entry of this.read.names) {
      const source = saved.find(entry, folder);
      if (source && isSame) {
        this.read.files.set(entry.name, { source });
        this.#keptCount += 1;
      } else this.#notKept.push(entry.name);
    }
  }

  /** Reads the settings, with which all other files are checked. */
  #siteOf(source: Source, options: SiteOptions): Site | undefined {
    const { baseUrl } = options;
    const known = this.#known.get(source.file);
    const isKnown = known?.source === source;
    const result = isKnown ? known.result : this.#parse(source, options);
    if (!isKnown) this.#known.set(source.file, { source, fields: undefined, context: undefined, result });
    if ('diagnostics' in result) return undefined;
    const site = result.record.value as Site;
    if (baseUrl !== undefined) applyBaseUrl(baseUrl, site);
    return site;
  }

  #resultOf(source: Source, context: FactsContext, options: SiteOptions): FileResult {
    const before = this.#known.get(source.file);
    const fields = this.#own.of(source.kind);
    const known = before?.source === source && before.fields === fields ? before.result : undefined;
    if (known && ('diagnostics' in known || before?.context === context)) return known;
    const isKept = !before && this.saved !== undefined && source instanceof KeptSource;
    const result = isKept
      ? this.#keptResult(source)
      : this.#collect(source, known ?? this.#parse(source, options), context);
    const isRead = !isKept && !('diagnostics' in result);
    this.#known.set(source.file, { source: isRead ? this.#withoutText(source) : source, fields, context, result });
    return result;
  }

  #keptResult(source: KeptSource): FileResult {
    const { facts } = source;
    return { record: this.#unread(source), facts, lints: facts.lints };
  }

  #unread(source: KeptSource): FileRecord {
    return new FileRecord(source, { own: this.#own, last: this.#lastRead });
  }

  /** Drops the texts of places, of which there can be thousands; they are not needed again. */
  #withoutText(source: Source): Source {
    const { absolute } = source;
    if (this.#input.isOutline || !isPlace(source.kind) || absolute === undefined) return source;
    const unread = new UnreadSource(source, absolute);
    this.read.replace(unread);
    return unread;
  }

  #parse(source: Source, { profile }: SiteOptions): FileResult {
    this.parsed += 1;
    tuneForLongWork(this.parsed);
    const end = profile?.begin('parse');
    const parsed = parseSource(source);
    const record = Array.isArray(parsed) ? parsed : validateFile(parsed, this.#own);
    end?.();
    return Array.isArray(record) ? { diagnostics: record } : { record, facts: noFacts, lints: [] };
  }

  /** Adds facts and lints to the result of parsing. */
  #collect(source: Source, parsed: FileResult, context: FactsContext): FileResult {
    if ('diagnostics' in parsed) return parsed;
    const { record } = parsed;
    if (this.#input.isOutline)
      return { record: this.#light(source, record), facts: outlineFacts(record, context), lints: [] };
    const schema = this.#own.of(source.kind);
    const known = isPlace(source.kind) ? undefined : this.saved?.factsOf(source, schema?.text);
    if (known) return { record, ...known };
    this.checked += 1;
    const found = collectFacts(record, context);
    const lints = [...lintRecord(record), ...lintFillIns([record], [source])];
    if (!isPlace(source.kind)) this.saved?.keepFacts(source, { facts: found, lints }, schema?.text);
    if (!isPlace(source.kind)) return { record, facts: found, lints };
    // A deep copy: substrings would keep the whole text in memory.
    const json = JSON.stringify(found);
    const facts: FileFacts = JSON.parse(json);
    const custom = schema && JSON.stringify((record.value as { custom?: unknown }).custom);
    this.saved?.keep(source, { facts, json, lints, ...(custom !== undefined && { custom }) });
    return { record: this.#light(source, record), facts, lints };
  }

  /** For places, of which there can be thousands, keeps only the JSON of the value. */
  #light(source: Source, record: DataRecord | DocumentRecord): DataRecord | DocumentRecord {
    const { absolute } = source;
    if (!isPlace(source.kind) || absolute === undefined) return record;
    const { keepsValues = true, isOutline } = this.#input;
    const json =
      keepsValues && !isOutline && this.#keptJson <= maxKeptJson ? inOnePiece(JSON.stringify(record.value)) : undefined;
    this.#keptJson += json?.length ?? 0;
    const { file, kind, slug } = source;
    return new FileRecord(
      { file, kind, slug, absolute },
      { own: this.#own, last: this.#lastRead, ...(json !== undefined && { json }) },
    );
  }
}
