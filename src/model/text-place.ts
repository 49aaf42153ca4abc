/** Words of a text → their location in its file. Pure. */
import type { Location } from '../diagnostics/diagnostic.ts';
import type { DataRecord, DocumentRecord } from '../schema/records.ts';
import type { Annotation } from '../schema/validate.ts';
import { positionIn } from '../text/strings.ts';

/** `offset` is where the words start in the text, or slightly before. */
export type TextPlace = (words: string, offset: number) => Location;

/** Counts equal words before them, because their number is the same in the parsed text and in the file. */
export function textPlace(mark: Annotation, { locate }: DataRecord): TextPlace {
  return (words, offset) => {
    if (mark.isKey) return locate.key(mark.path);
    const before = mark.value.slice(0, offset).split(words).length - 1;
    return locate.within(mark.path, words, before);
  };
}

/** A document's body is in its file unchanged, so offsets need no mapping. */
export function bodyPlace({ file, body, bodyLine }: DocumentRecord): TextPlace {
  return (words, offset) => {
    const { line, column } = positionIn(body, Math.max(offset, body.indexOf(words, offset)));
    return { file, line: bodyLine + line - 1, column, length: words.length };
  };
}
