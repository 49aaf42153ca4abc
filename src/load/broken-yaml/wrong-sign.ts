/** Finds a hyphen or a colon without the space after it, another sign in place of a hyphen, or a # in a text of several lines: the parser reports the lines below it. Pure. */
import { truncate } from '../../text/strings.ts';
import { lineAt, type Span } from '../offsets.ts';
import type { BrokenText } from './primary-errors.ts';

/** Signs that begin a list entry or end the name of a field, and what to write for them. */
const wrongSigns = [
  { sign: /^( *)-(?=[\w"'])/gm, right: '$1- ', message: 'This list entry needs a space after its hyphen.' },
  {
    sign: /^( *)(?:[–—•]|\*(?= )) */gm,
    right: '$1- ',
    message: 'A list entry begins with a hyphen (-), not with another sign.',
  },
  {
    sign: /^( *(?:- )?[A-Za-z][\w-]*:)(?=[^\s:/])/gm,
    right: '$1 ',
    message: 'This field needs a space after its colon.',
  },
  {
    // Up to a quote, because the # may be in a quoted text.
    sign: /(?<=[^\s:]) +#[^"'\n]*/g,
    right: ' x',
    message: 'A # after a space begins a comment, so the next line does not continue this text.',
    hint: 'Put the whole text in quotes. If it is a comment, write it above the field.',
  },
];

/** The last such sign before `offset`, if the part is valid with the right ones. */
export function wrongSign(offset: number, part: Span, { text, isValid }: BrokenText) {
  const written = text.slice(part.start, part.end);
  for (const { sign, right, message, hint } of wrongSigns) {
    const found = [...written.matchAll(sign)].findLast(({ index }) => part.start + index <= offset);
    if (!found || !isValid(written.replace(sign, right))) continue;
    const span = lineAt(text, part.start + found.index);
    const line = text.slice(span.start, span.end).replace(sign, right);
    return { message, hint: hint ?? `Write ${truncate(line)}`, ...span };
  }
  return undefined;
}
