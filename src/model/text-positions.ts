/** Words and links of the texts in the data → their locations in files. Pure. */
import type { Location } from '../diagnostics/diagnostic.ts';
import { addTo, type Grouped } from '../domain/groups.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { Annotation } from '../schema/annotation.ts';
import type { DataRecord } from '../schema/records.ts';
import type { FileRecord } from './file-facts.ts';

/** `offset` is where the words start in the text, or slightly before. */
export type TextPosition = (words: string, offset: number) => Location;

/** For words that are written differently in the file, such as \_ for _, their line. */
export function textPosition({ value, path, isKey }: Annotation, { locate }: DataRecord): TextPosition {
  return (words, offset) => {
    if (isKey) return locate.key(path);
    const found = value.includes(words, offset) ? words : (value.slice(offset).trimStart().split('\n')[0] ?? words);
    return locate.within(path, found, value.slice(0, offset));
  };
}

/** Href → all its places in the data. */
export type LinkPositions = ReadonlyMap<string, readonly Location[]>;

/** `sites`: a site in each of its languages. */
export function linkPositions(
  sites: readonly { records: { all: readonly FileRecord[] }; urls: Urls }[],
): LinkPositions {
  const places = new Map<string, Grouped<Location>>();
  for (const { records, urls } of sites) {
    const add = (href: string, at: Location) => addTo(places, urls.link(href), at);
    for (const { contents } of records.all) {
      const record = contents();
      for (const mark of record.annotations) {
        if (mark.kind === 'link') add(mark.value, record.locate(mark.path));
        if (mark.kind !== 'markdown') continue;
        for (const { href, offset } of linksOf(mark.value)) add(href, textPosition(mark, record)(href, offset));
      }
    }
  }
  return places;
}

function linksOf(markdown: string): { href: string; offset: number }[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(({ 1: href = '', index }) => ({ href, offset: index + 2 }));
}
