/** Records → SiteModel, or every problem between the files. Pure. */
import { type Diagnostic, hasErrors, startOf } from '../diagnostic.ts';
import type { Source } from '../load/source.ts';
import type { Records } from '../schema/records.ts';
import { buildModel, isComplete } from './build-model.ts';
import { type CheckContext, checkRecords } from './check-records.ts';
import { type ImageUses, imageUses } from './image-uses.ts';
import { knownPages } from './known-pages.ts';
import { type LinkPlaces, linkPlaces } from './link-places.ts';
import { namedRecords } from './record-slugs.ts';
import type { SiteModel } from './site-model.ts';
import { createUrls } from './urls.ts';

export interface Linked {
  /** Absent when something is wrong. */
  model?: SiteModel;
  /** The pictures the data asks for, each with the places where it does. */
  imageUses: ImageUses;
  linkPlaces: LinkPlaces;
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
  // A file that did not pass, or has the wrong name, still has its address: links to it are not called broken as well.
  const addresses = { service: urls.service, city: urls.area, county: urls.area, document: urls.document } as const;
  for (const { kind, slug, file } of sources) {
    if (!(kind in addresses)) continue;
    const path = addresses[kind as keyof typeof addresses](slug);
    if (!records.all.some((record) => record.file === file)) known.pages.set(path, { file, at: startOf(file) });
  }
  const named = namedRecords(records);
  for (const { kind, slug, record } of named) {
    const path = addresses[kind](slug);
    if (!known.pages.has(path)) known.pages.set(path, { file: record.file, at: startOf(record.file) });
  }
  for (const path of [urls.home, urls.services, urls.areas, urls.about, urls.contact]) {
    if (!known.pages.has(path)) known.pages.set(path, { file: '', at: startOf('') });
  }
  const slugs = (kind: Source['kind']) =>
    new Set([...sources, ...named].filter((item) => item.kind === kind).map((item) => item.slug));
  const context: CheckContext = {
    urls,
    known,
    slugs: { city: slugs('city'), county: slugs('county'), service: slugs('service') },
    images,
    icons,
  };
  const diagnostics = [...known.diagnostics, ...checkRecords(records, context)];
  const linked: Linked = { imageUses: imageUses(records), linkPlaces: linkPlaces(records, urls), diagnostics };
  if (isComplete(records) && !hasErrors(diagnostics)) linked.model = buildModel(records, urls, known);
  return linked;
}
