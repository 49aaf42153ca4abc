/** What a check of the data is: a function of a file, of all files, or of the finished site. */
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import type { Path } from '../../diagnostics/locate.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import type { ImageFile } from '../../load/source.ts';
import type { Annotation } from '../../schema/annotation.ts';
import type { DataRecord, RecordOf, Records } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { SiteModel } from '../build-model.ts';
import type { SiteRecords } from '../file-facts.ts';
import type { ImageUses } from '../image-uses.ts';
import type { Names } from '../names.ts';
import type { ReadMarkdown } from '../read-markdown.ts';

/** What the checks of a file may know of the others: names, and the settings. */
export interface CheckContext {
  urls: Urls;
  names: Names;
  /** Undefined if site.yaml is missing or invalid. */
  site: Site | undefined;
  readMarkdown: ReadMarkdown;
}

export type SiteContext = Pick<CheckContext, 'urls' | 'names'>;

export interface FinishedSite {
  /** Drafts included. `all` has the files of every language, the other fields those of the main one. */
  records: Records;
  model: SiteModel;
  images: readonly ImageFile[];
  imageUses: ImageUses;
  now: Date;
}

/** Looks at one file. A build repeats it only after an edit of that file or of site.yaml. */
export type FileCheck = (record: DataRecord, context: CheckContext) => readonly Diagnostic[];

export interface MarkContext extends CheckContext {
  /** The file of the value. */
  record: DataRecord;
}

/** Looks at a value that the schema marks. */
export type MarkCheck = (mark: Annotation, at: () => Location, context: MarkContext) => Diagnostic[];

/** Compares several files. */
export type SiteCheck = (records: SiteRecords, context: SiteContext) => readonly Diagnostic[];

/** Looks at a site without errors, in `treesite check` only. */
export type FinishedCheck = (site: FinishedSite) => readonly Diagnostic[];

/** A check of the files of one kind, as one of any file. */
export function ofKind<Kind extends KindName>(
  kind: Kind,
  check: (record: RecordOf<Kind>, context: CheckContext) => readonly Diagnostic[],
): FileCheck {
  return (record, context) => (record.kind === kind ? check(record as RecordOf<Kind>, context) : []);
}

/** A check of facts, which a translation shares with its original. */
export function ofOriginals<Kind extends KindName>(
  kind: Kind,
  check: (record: RecordOf<Kind>) => Diagnostic[],
): FileCheck {
  return ofKind(kind, (record) => (record.translation ? [] : check(record)));
}

/** Reports a problem of a value, by the value's path. */
export type Report = (path: Path, message: string, hint: string, related?: Diagnostic['related']) => Diagnostic[];

export function reporter(code: DiagnosticCode, locate: (path: Path) => Location): Report {
  return (path, message, hint, related = []) => [diagnose(code, locate(path), message, { hint, related })];
}
