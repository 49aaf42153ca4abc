/** Records → the places in the data of each link that pages print. Pure. */
import type { Location } from '../diagnostics/diagnostic.ts';
import { addTo, type Grouped } from '../domain/groups.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { NamedRecords, ReadRecord } from '../schema/records.ts';
import { bodyPlace, textPlace } from './text-place.ts';

/** Href → all its places in the data. */
export type LinkPlaces = ReadonlyMap<string, readonly Location[]>;

export function linkPlaces(records: NamedRecords, { urls, read }: { urls: Urls; read: ReadRecord }): LinkPlaces {
  const places = new Map<string, Grouped<Location>>();
  const add = (href: string, at: Location) => addTo(places, urls.link(href), at);
  for (const name of records.all) {
    const record = read(name);
    for (const mark of record.annotations) {
      if (mark.kind === 'link') add(mark.value, record.locate(mark.path));
      if (mark.kind !== 'markdown') continue;
      for (const { href, offset } of linksOf(mark.value)) add(href, textPlace(mark, record)(href, offset));
    }
  }
  for (const document of [...records.documents, ...records.posts]) {
    for (const { href, offset } of linksOf(document.body)) add(href, bodyPlace(document)(href, offset));
  }
  return places;
}

function linksOf(markdown: string): { href: string; offset: number }[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(({ 1: href = '', index }) => ({ href, offset: index + 2 }));
}
