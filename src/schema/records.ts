/** Parsed files → Records: every file validated, typed, and with its annotations. Pure. */
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { type Locate, locateWhole } from '../diagnostics/locate.ts';
import { listKinds, rowOf } from '../domain/kind-lists.ts';
import type { KindName, ListKind, MarkdownKind, RecordsField } from '../domain/kinds.ts';
import type { ParsedDocument, ParsedSource } from '../load/parse-source.ts';
import type { Source, SourceName } from '../load/source.ts';
import type { Annotation } from './annotation.ts';
import type { Overlaid } from './overlay.ts';
import { noOwnFields, type OwnFields } from './own/own-fields.ts';
import { fillRegionalWording } from './regional-wording.ts';
import type { DataFiles, NotFoundPageFile } from './types.gen.ts';
import { validate } from './validate.ts';

/** A file that matches its schema. */
export interface DataRecord<Value = unknown> extends Source {
  locate: Locate;
  value: Value;
  annotations: Annotation[];
  /** Of a record in another language. */
  translation?: Translation;
}

/** What pages show of a record, and where it is written. */
export type ValueRecord<Value = unknown> = Omit<DataRecord<Value>, 'text' | 'annotations' | 'translation'>;

/** What a record in another language was made from. */
export interface Translation extends Pick<Overlaid, 'missing' | 'longer' | 'pairs' | 'states'> {
  original: AnyRecord;
  /** In the translation alone; the record's own locations are also in the original. */
  locate: Locate;
  /** Its name in URLs. */
  slug?: string;
}

/** A Markdown file. */
export interface DocumentRecord<Value = unknown> extends DataRecord<Value> {
  body: string;
  bodyLine: number;
}

export type AnyRecord = DataRecord | DocumentRecord;

export type RecordOf<Kind extends KindName> = Kind extends MarkdownKind
  ? DocumentRecord<DataFiles[Kind]>
  : DataRecord<DataFiles[Kind]>;

/** By the table of kinds: a list for each kind with many files, one record for every other kind. */
export type Records = {
  [Kind in ListKind as RecordsField<Kind>]: RecordOf<Kind>[];
} & {
  [Kind in Exclude<KindName, ListKind> as RecordsField<Kind>]?: RecordOf<Kind>;
} & {
  /** All records above, for checks that do not depend on the kind. */
  all: DataRecord[];
};

export function emptyRecords<All = Records>(): All {
  const lists = listKinds.names.map((kind): [string, SourceName[]] => [rowOf(kind).records, []]);
  return { ...Object.fromEntries(lists), all: [] } as unknown as All;
}

/** The records of files, and the diagnostics of those that have none. */
export function collectRecords(files: readonly (AnyRecord | Diagnostic[])[]): {
  records: Records;
  diagnostics: Diagnostic[];
} {
  const records = emptyRecords();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    if (!Array.isArray(file)) addRecord(records, file);
    else for (const problem of file) diagnostics.push(problem);
  }
  records.notFoundPage ??= notFoundByDefault(records.site?.file ?? 'data/site.yaml');
  return { records, diagnostics };
}

/** A record, or diagnostics. Fills defaults into the parsed value in place. */
export function validateFile(
  file: ParsedSource | ParsedDocument,
  own: OwnFields = noOwnFields,
): AnyRecord | Diagnostic[] {
  const { source, value, locate } = file;
  const { kind } = source;
  if (kind === 'site') fillRegionalWording(value);
  const { annotations, diagnostics } = validate(kind, file, own.get(kind));
  if (diagnostics.length > 0) return diagnostics;
  const record: DataRecord = { value: value ?? {}, locate, annotations, ...source };
  return 'body' in file ? withBody(record, file) : record;
}

/** The body is a text of the record like any other, at the path ['body']. */
export function withBody(record: DataRecord, { body, bodyLine }: ParsedDocument): DocumentRecord {
  const mark: Annotation = { kind: 'markdown', target: '', value: body, path: ['body'], isKey: false, tokens: [] };
  return { ...record, body, bodyLine, annotations: [...record.annotations, mark] };
}

/** The record of the only optional page file, from its schema's defaults. Diagnostics about it are located in site.yaml. */
export function notFoundByDefault(siteFile: string): DataRecord<NotFoundPageFile> {
  const locate = locateWhole(() => wholeFile(siteFile));
  const value = {} as NotFoundPageFile;
  const { annotations } = validate('page-not-found', { value, locate });
  return { kind: 'page-not-found', file: siteFile, slug: 'not-found', text: '', value, locate, annotations };
}

/** The only place that gives a value its type without proof: its kind's schema has just validated it. */
export function addRecord<Item extends SourceName>(records: { all: Item[] }, record: Item): void {
  records.all.push(record);
  const byField = records as unknown as Record<string, SourceName | SourceName[] | undefined>;
  const field = rowOf(record.kind).records;
  const list = byField[field];
  if (Array.isArray(list)) list.push(record);
  else byField[field] = record;
}
