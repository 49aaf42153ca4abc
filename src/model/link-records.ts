/** Records → SiteModel, or every problem between the files. Pure. */
import { type Diagnostic, hasErrors, startOf } from '../diagnostic.ts';
import type { Source } from '../load/source.ts';
import { Recall, remembered } from '../remember.ts';
import type { DataRecord, DocumentRecord, Records } from '../schema/records.ts';
import { buildModel, isComplete, ModelMemory } from './build-model.ts';
import { safeAddress } from './check-markdown.ts';
import { type CheckContext, checkBody, checkRecord, checkRecords } from './check-records.ts';
import { ImageMemory, type ImageUses, imageUses } from './image-uses.ts';
import { isDraft, knownPages } from './known-pages.ts';
import { type LinkPlaces, linkPlaces } from './link-places.ts';
import { markdownReader, type ReadMarkdown } from './markdown.ts';
import { namedRecords } from './record-slugs.ts';
import type { SiteModel } from './site-model.ts';
import { createUrls, type Urls } from './urls.ts';

export interface Linked {
  /** Absent when something is wrong. */
  model?: SiteModel;
  /** The pictures the data asks for, each with the places where it does. */
  imageUses: ImageUses;
  /** Worked out when first asked for: only a problem with a link wants to know. */
  linkPlaces: () => LinkPlaces;
  diagnostics: Diagnostic[];
}

/** What was found out in the last run, for as long as what it was found out from is the same. */
export class LinkMemory {
  readonly urls = new Recall<Urls>();
  readonly readMarkdown = new Recall<ReadMarkdown>();
  readonly images = new ImageMemory();
  readonly model = new ModelMemory();
  readonly checks = new Recall<(record: DataRecord | DocumentRecord) => Diagnostic[]>();
}

interface Surroundings {
  /** All files, also those that did not pass: a reference to one of them is not the mistake to tell. */
  sources: readonly Source[];
  images: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  memory?: LinkMemory;
}

/** Addresses of a site whose own settings could not be read: good enough to check the other files by. */
const unknownUrl = {
  base: 'https://example.com',
  trailingSlash: 'always' as const,
  paths: { services: 'services', areas: 'areas', about: 'about', contact: 'contact' },
};

export function linkRecords(records: Records, surroundings: Surroundings): Linked {
  const { sources, images, icons, memory = new LinkMemory() } = surroundings;
  const url = records.site?.value.url ?? unknownUrl;
  const urls = memory.urls.from([JSON.stringify(url)], () => createUrls(url));
  const readMarkdown = memory.readMarkdown.from([urls], () => markdownReader((href) => safeAddress(href, urls)));
  const known = knownPages(records, urls);
  const named = namedRecords(records);
  const misnamed = named.filter(({ slug, record }) => slug !== record.slug || isDraft(record));
  // A file that did not pass, or has the wrong name, still has its address: links to it are not called broken as well.
  const addresses = { service: urls.service, city: urls.area, county: urls.area, document: urls.document } as const;
  for (const { kind, slug, file } of failedSources(sources, records)) {
    if (kind in addresses)
      known.pages.set(addresses[kind as keyof typeof addresses](slug), { file, at: startOf(file) });
  }
  for (const { kind, slug, record } of misnamed) {
    const path = addresses[kind](slug);
    if (!known.pages.has(path)) known.pages.set(path, { file: record.file, at: startOf(record.file) });
  }
  for (const path of [urls.home, urls.services, urls.areas, urls.about, urls.contact]) {
    if (!known.pages.has(path)) known.pages.set(path, { file: '', at: startOf('') });
  }
  const slugs = { city: new Set<string>(), county: new Set<string>(), service: new Set<string>() };
  for (const list of [sources, misnamed]) {
    for (const { kind, slug } of list) if (kind in slugs) slugs[kind as keyof typeof slugs].add(slug);
  }
  const context: CheckContext = {
    urls,
    known,
    slugs,
    files: new Set(sources.map((source) => source.file)),
    images,
    icons,
    site: records.site?.value,
    readMarkdown,
  };
  const check = memory.checks.from(fingerprint(context), () =>
    remembered((record) => ('body' in record ? checkDocument(record, context) : checkRecord(record, context))),
  );
  const diagnostics = [...known.diagnostics, ...checkRecords(records, named, context), ...records.all.flatMap(check)];
  let places: LinkPlaces | undefined;
  const linked: Linked = {
    imageUses: imageUses(records, memory.images),
    linkPlaces: () => {
      places ??= linkPlaces(records, urls);
      return places;
    },
    diagnostics,
  };
  if (isComplete(records) && !hasErrors(diagnostics))
    linked.model = buildModel(records, { urls, known, readMarkdown, memory: memory.model });
  return linked;
}

function failedSources(sources: readonly Source[], { all }: Records): Source[] {
  if (sources.length === all.length) return [];
  const passed = new Set(all.map((record) => record.file));
  return sources.filter(({ file }) => !passed.has(file));
}

function checkDocument(record: DocumentRecord, context: CheckContext): Diagnostic[] {
  return [...checkRecord(record, context), ...checkBody(record, context)];
}

/** Everything that checking one file reads of the others: their names, and the site's own settings. */
function fingerprint({ urls, known, slugs, images, icons, site }: CheckContext): unknown[] {
  const names = [slugs.city, slugs.county, slugs.service, images, icons, known.pages.keys()];
  return [urls, site, ...names.map((list) => [...list].join('\n'))];
}
