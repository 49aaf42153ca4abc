/**
 * Services, counties and states with lists derived from places, and documents with their texts. Each list is read by itself,
 * so an edit of a place's description changes no list of names. Pure.
 */
import type { RichText } from '../domain/texts/rich-text.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { DataRecord, DocumentRecord } from '../schema/records.ts';
import type { DocumentFile, PostFile, ServiceFile } from '../schema/types.gen.ts';
import type { PlaceLists } from './place-lists.ts';
import type { City, County, DocumentPage, Entity, Post, Service, State } from './site-model.ts';
import { type CitySummary, type CountySummary, summarizePost, summarizeService } from './summary.ts';

export function linkService(
  { slug, file, value }: DataRecord<ServiceFile>,
  { lists, urls }: { lists: PlaceLists; urls: Urls },
): Service {
  return {
    slug,
    path: urls.of('service', slug),
    file,
    data: summarizeService(value),
    get cities() {
      return lists.read('cities of service', slug);
    },
    get counties() {
      return lists.read('counties of service', slug);
    },
  };
}

/** `region` is the business's state, the default for places that name none; `offered` gives a place's own services, then those that list it. */
export function linkCity(
  { slug, path, file, data }: Entity<CitySummary>,
  { offered, region }: { offered: (slug: string, own: readonly string[]) => string[]; region: string },
): City {
  return { slug, path, file, data, state: data.state ?? region, services: offered(slug, data.services) };
}

/** `region` is the business's state, the default for counties that name none. */
export function linkCounty(
  { slug, path, file, data }: Entity<CountySummary>,
  { lists, region }: { lists: PlaceLists; region: string },
): County {
  return {
    slug,
    path,
    file,
    data,
    state: data.state ?? region,
    get cities() {
      return lists.read('cities of county', slug);
    },
    get averageResponse() {
      return lists.read('drive times of county', slug);
    },
    get placeNames() {
      return lists.read('place names of county', slug);
    },
    get featured() {
      return lists.read('featured places of county', slug);
    },
  };
}

/** Sorted by name; empty if the counties are few enough for one list. */
export function linkStates(lists: PlaceLists): State[] {
  return lists.find('state', '*').map(
    ({ slug, ...names }): State => ({
      slug,
      ...names,
      get counties() {
        return lists.read('counties of state', slug);
      },
      get placeCount() {
        return lists.read('cities of state', slug);
      },
      get averageResponse() {
        return lists.read('drive times of state', slug);
      },
    }),
  );
}

/** The text is parsed each time it is read. */
export function linkDocument(
  { slug, file, value, body }: DocumentRecord<DocumentFile>,
  { rich, urls }: { rich: (markdown: string) => RichText; urls: Urls },
): DocumentPage {
  return {
    slug,
    path: urls.of('document', slug),
    file,
    data: value,
    get body() {
      return rich(body);
    },
  };
}

/** Search results cut longer titles off. */
const maxTitle = 65;

export function linkPost(
  { slug, file, value }: DataRecord<PostFile>,
  { business, urls }: { business: string; urls: Urls },
): Post {
  const { title, date, metaTitle, updated = date } = value;
  const signed = `${title} | ${business}`;
  const data = {
    ...summarizePost(value),
    metaTitle: metaTitle ?? (signed.length > maxTitle ? title : signed),
    updated,
  };
  return { slug, path: urls.of('post', slug), file, data };
}
