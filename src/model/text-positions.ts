/** Words and links of the texts in the data → their locations in files. Pure. */
import type { Location } from '../diagnostics/diagnostic.ts';
import { addTo, type Grouped } from '../domain/groups.ts';
import type { Urls } from '../domain/urls/urls.ts';
import type { DataRecord, DocumentRecord, NamedRecords, ReadRecord } from '../schema/records.ts';
import type { Annotation } from '../schema/validate.ts';
import { positionIn } from '../text/strings.ts';

/** `offset` is where the words start in the text, or slightly before. */
export type TextPosition = (words: string, offset: number) => Location;

/** Counts equal words before them, because their number is the same in the parsed text and in the file. */
export function textPosition(mark: Annotation, { locate }: DataRecord): TextPosition {
  return (words, offset) => {
    if (mark.isKey) return locate.key(mark.path);
    const before = mark.value.slice(0, offset).split(words).length - 1;
    return locate.within(mark.path, words, before);
  };
}

/** A document's body is in its file unchanged, so offsets need no mapping. */
export function bodyPosition({ file, body, bodyLine }: DocumentRecord): TextPosition {
  return (words, offset) => {
    const { line, column } = positionIn(body, Math.max(offset, body.indexOf(words, offset)));
    return { file, line: bodyLine + line - 1, column, length: words.length };
  };
}

/** Href → all its places in the data. */
export type LinkPositions = ReadonlyMap<string, readonly Location[]>;

export function linkPositions(records: NamedRecords, { urls, read }: { urls: Urls; read: ReadRecord }): LinkPositions {
  const places = new Map<string, Grouped<Location>>();
  const add = (href: string, at: Location) => addTo(places, urls.link(href), at);
  for (const name of records.all) {
    const record = read(name);
    for (const mark of record.annotations) {
      if (mark.kind === 'link') add(mark.value, record.locate(mark.path));
      if (mark.kind !== 'markdown') continue;
      for (const { href, offset } of linksOf(mark.value)) add(href, textPosition(mark, record)(href, offset));
    }
  }
  for (const document of [...records.documents, ...records.posts]) {
    for (const { href, offset } of linksOf(document.body)) add(href, bodyPosition(document)(href, offset));
  }
  return places;
}

function linksOf(markdown: string): { href: string; offset: number }[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(({ 1: href = '', index }) => ({ href, offset: index + 2 }));
}
