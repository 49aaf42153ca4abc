/** Records → SiteModel, or every problem between the files. Pure. */
import { type Diagnostic, hasErrors, type Location } from '../diagnostic.ts';
import type { Source } from '../load/source.ts';
import type { Records } from '../schema/records.ts';
import { buildModel, isComplete } from './build-model.ts';
import { type CheckContext, checkRecords } from './check-records.ts';
import { knownPages } from './known-pages.ts';
import type { SiteModel } from './site-model.ts';
import { createUrls, type Urls } from './urls.ts';

export interface Linked {
  /** Absent when something is wrong. */
  model?: SiteModel;
  /** Names of the pictures the data asks for. */
  usedImages: Set<string>;
  /** Links as they are printed, to where the data wrote them. */
  linkPlaces: Map<string, Location>;
  diagnostics: Diagnostic[];
}

interface Surroundings {
  /** All files, also those that did not pass: a reference to one of them is not the mistake to tell. */
  sources: readonly Source[];
  images: ReadonlySet<string>;
  icons: ReadonlySet<string>;
}

/** Addresses of a site whose own settings could not be read: good enough to check the other files by. */
const unknownUrl = {
  base: 'https://example.com',
  trailingSlash: 'always' as const,
  paths: { services: 'services', areas: 'areas', about: 'about', contact: 'contact' },
};

export function linkRecords(records: Records, { sources, images, icons }: Surroundings): Linked {
  const urls = createUrls(records.site?.value.url ?? unknownUrl);
  const known = knownPages(records, urls);
  // A file that did not pass still has its address, so that links to it are not called broken as well.
  const addresses = { service: urls.service, city: urls.area, county: urls.area, document: urls.document } as const;
  for (const { kind, slug, file } of sources) {
    if (!(kind in addresses)) continue;
    const path = addresses[kind as keyof typeof addresses](slug);
    if (!records.all.some((record) => record.file === file))
      known.pages.set(path, { file, at: { file, line: 1, column: 1 } });
  }
  for (const path of [urls.home, urls.services, urls.areas, urls.about, urls.contact]) {
    if (!known.pages.has(path)) known.pages.set(path, { file: '', at: { file: '', line: 1, column: 1 } });
  }
  const slugs = (kind: Source['kind']) =>
    new Set(sources.filter((source) => source.kind === kind).map((source) => source.slug));
  const context: CheckContext = {
    urls,
    known,
    slugs: { city: slugs('city'), county: slugs('county'), service: slugs('service') },
    images,
    icons,
  };
  const diagnostics = [...known.diagnostics, ...checkRecords(records, context)];
  const linked: Linked = { usedImages: usedImages(records), linkPlaces: linkPlaces(records, urls), diagnostics };
  if (isComplete(records) && !hasErrors(diagnostics)) linked.model = buildModel(records, urls, known);
  return linked;
}

function usedImages(records: Records): Set<string> {
  return new Set(
    records.all.flatMap((record) =>
      record.annotations.filter((mark) => mark.kind === 'image').map((mark) => mark.value),
    ),
  );
}

function linkPlaces(records: Records, urls: Urls): Map<string, Location> {
  const places = new Map<string, Location>();
  for (const record of records.all) {
    for (const mark of record.annotations) {
      const at = () => record.locate(mark.path);
      if (mark.kind === 'link') places.set(urls.link(mark.value), at());
      if (mark.kind !== 'markdown') continue;
      for (const [, href = ''] of mark.value.matchAll(/\]\(([^)\s]+)\)/g)) places.set(urls.link(href), at());
    }
  }
  return places;
}
