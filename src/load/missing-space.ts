/** Finds a hyphen or a colon without the space after it: the parser reports the lines below it. Pure. */
import { truncate } from '../text/strings.ts';
import { lineAt, type Span } from './offsets.ts';

/** Signs that begin a list entry or end the name of a field, directly before a word. */
const unspacedSigns = [
  { sign: /^ *-(?=[\w"'])/gm, message: 'This list entry needs a space after its hyphen.' },
  { sign: /^ *(?:- )?[\w-]+:(?=[^\s:/])/gm, message: 'This field needs a space after its colon.' },
];

/** The last such sign before `offset`, if the part is valid with spaces after them. */
export function signWithoutSpace(
  offset: number,
  part: Span,
  { text, isValid }: { text: string; isValid: (part: string) => boolean },
) {
  const written = text.slice(part.start, part.end);
  for (const { sign, message } of unspacedSigns) {
    const found = [...written.matchAll(sign)].findLast(({ index }) => part.start + index <= offset);
    if (!found || !isValid(written.replace(sign, '$& '))) continue;
    const { start, end } = lineAt(text, part.start + found.index);
    const signEnd = part.start + found.index + found[0].length;
    return { message, hint: `Write ${text.slice(start, signEnd)} ${truncate(text.slice(signEnd, end))}`, start, end };
  }
  return undefined;
}
