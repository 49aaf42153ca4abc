/** Parsed files → Records: every file checked against its schema and typed, with its annotated places. Pure. */

import { type Diagnostic, startOf } from '../diagnostics/diagnostic.ts';
import type { Locate } from '../load/locate.ts';
import type { ParsedDocument } from '../load/parse-source.ts';
import type { ParsedSource } from '../load/parse-yaml.ts';
import type { SourceKind } from '../load/source.ts';
import { remembered } from '../memo/memoize.ts';
import { checkAddresses } from './check-addresses.ts';
import type {
  AboutPageFile,
  AreasPageFile,
  CityFile,
  ContactPageFile,
  CountyFile,
  DocumentFile,
  HomePageFile,
  NotFoundPageFile,
  PhoneOverridesFile,
  ReviewsFile,
  ServiceFile,
  ServicesPageFile,
  Site,
} from './types.gen.ts';
import { type Annotation, validate } from './validate.ts';

/** A file whose shape is right. */
export interface DataRecord<Value = unknown> {
  kind: SourceKind;
  file: string;
  slug: string;
  value: Value;
  locate: Locate;
  annotations: Annotation[];
}

export interface DocumentRecord extends DataRecord<DocumentFile> {
  body: string;
  bodyLine: number;
}

export interface Records {
  site?: DataRecord<Site>;
  services: DataRecord<ServiceFile>[];
  cities: DataRecord<CityFile>[];
  counties: DataRecord<CountyFile>[];
  reviews: DataRecord<ReviewsFile>[];
  phoneOverrides?: DataRecord<PhoneOverridesFile>;
  documents: DocumentRecord[];
  home?: DataRecord<HomePageFile>;
  servicesPage?: DataRecord<ServicesPageFile>;
  areasPage?: DataRecord<AreasPageFile>;
  aboutPage?: DataRecord<AboutPageFile>;
  contactPage?: DataRecord<ContactPageFile>;
  notFoundPage?: DataRecord<NotFoundPageFile>;
  /** Every record above once more, for checks that do not care what it is. */
  all: DataRecord[];
}

export function emptyRecords(): Records {
  return { services: [], cities: [], counties: [], reviews: [], documents: [], all: [] };
}

/** Files that fail are left out of the Records and told in the diagnostics. */
export function validateFiles(files: readonly (ParsedSource | ParsedDocument)[]): {
  records: Records;
  diagnostics: Diagnostic[];
} {
  const records = emptyRecords();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const result = validateOnce(file);
    if (!Array.isArray(result)) addRecord(records, result);
    else for (const problem of result) diagnostics.push(problem);
  }
  records.notFoundPage ??= notFoundByDefault(records.site?.file ?? 'data/site.yaml');
  return { records, diagnostics };
}

/** A record, or what is wrong with the file. Fills the defaults into the parsed value. */
export function validateFile(file: ParsedSource | ParsedDocument): DataRecord | DocumentRecord | Diagnostic[] {
  const { kind, slug, file: name } = file.source;
  const { value, annotations, diagnostics } = validate(kind, file);
  const found = kind === 'site' && diagnostics.length === 0 ? checkAddresses(value as Site, file.locate) : diagnostics;
  if (found.length > 0) return found;
  const record: DataRecord = { kind, file: name, slug, value: value ?? {}, locate: file.locate, annotations };
  if (!('body' in file)) return record;
  return { ...(record as DataRecord<DocumentFile>), body: file.body, bodyLine: file.bodyLine };
}

const validateOnce = remembered(validateFile);

/** The one page file that may be left out: its schema has words for everything. What is wrong with it is in site.yaml. */
export function notFoundByDefault(siteFile: string): DataRecord<NotFoundPageFile> {
  const at = () => startOf(siteFile);
  const locate = Object.assign(at, { key: at, within: at, written: () => undefined });
  const { value, annotations } = validate('page-not-found', { value: {}, locate });
  return {
    kind: 'page-not-found',
    file: siteFile,
    slug: 'not-found',
    value: value as NotFoundPageFile,
    locate,
    annotations,
  };
}

/** The one place where a checked value is given its type: the schema of its kind has just vouched for it. */
export function addRecord(records: Records, record: DataRecord | DocumentRecord): void {
  const { kind } = record;
  records.all.push(record);
  switch (kind) {
    case 'site':
      records.site = record as DataRecord<Site>;
      break;
    case 'service':
      records.services.push(record as DataRecord<ServiceFile>);
      break;
    case 'city':
      records.cities.push(record as DataRecord<CityFile>);
      break;
    case 'county':
      records.counties.push(record as DataRecord<CountyFile>);
      break;
    case 'reviews':
      records.reviews.push(record as DataRecord<ReviewsFile>);
      break;
    case 'phone-overrides':
      records.phoneOverrides = record as DataRecord<PhoneOverridesFile>;
      break;
    case 'document':
      if ('body' in record) records.documents.push(record);
      break;
    case 'page-home':
      records.home = record as DataRecord<HomePageFile>;
      break;
    case 'page-services':
      records.servicesPage = record as DataRecord<ServicesPageFile>;
      break;
    case 'page-areas':
      records.areasPage = record as DataRecord<AreasPageFile>;
      break;
    case 'page-about':
      records.aboutPage = record as DataRecord<AboutPageFile>;
      break;
    case 'page-contact':
      records.contactPage = record as DataRecord<ContactPageFile>;
      break;
    case 'page-not-found':
      records.notFoundPage = record as DataRecord<NotFoundPageFile>;
      break;
    default:
      kind satisfies never;
  }
}
