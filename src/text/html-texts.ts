/** HTML → the same with no-break spaces where a line must not break, and a call link around every phone number. Pure. */
import { readInternationalPhone } from '../domain/phones/international-phone.ts';
import { hasAreaCodes, onlyDigits, phoneLink } from '../domain/phones/phone.ts';

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

/** A number with a country code, which years, prices and postal codes do not have. */
const international = String.raw`\+[1-9][\d ().-]{6,}\d`;

/** Ten digits as North America groups them, with the 1 or without. */
const northAmerican = new RegExp(
  String.raw`(?<![\w+/.,$-])(?:${international}|(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4})(?![\w/-])`,
  'g',
);
/** Elsewhere groupings differ, so the country's numbering plan decides what is a number. */
const ofElsewhere = new RegExp(String.raw`(?<![\w+/.,-])(?:${international}|\(?\d[\d ().-]{7,}\d)(?![\w/-])`, 'g');
const minDigits = 9;

/** Elements whose text is for machines, or that are interactive themselves. */
const names = 'script style title textarea option a button summary label template code'.split(' ');
const closedTags = new RegExp(`<(/?)(${names.join('|')})(?=[ >])`, 'g');

/** Works on React's markup, in which every `<` and `>` outside scripts belongs to a tag. Takes about as long as `noBreakSpacesInHtml`. */
export function linkPhones(html: string, country: string): string {
  const body = html.indexOf('<body');
  let elements: ClosedElements | undefined;
  const change = (words: string, at: number) => {
    if (isInTag(html, at) || beginsLink(html, at)) return words;
    elements ??= new ClosedElements(html, body);
    if (elements.isIn(at) || !isNumber(words, country)) return words;
    return `<a href="${phoneLink(words, country).href}">${words}</a>`;
  };
  return replaceAfter(html, patternOf(country), { from: body, change });
}

function patternOf(country: string): RegExp {
  return hasAreaCodes(country) ? northAmerican : ofElsewhere;
}

function isInTag(html: string, at: number): boolean {
  return html.lastIndexOf('<', at) > html.lastIndexOf('>', at);
}

/** Whether the number starts a link's text, as most do: a shortcut that avoids reading the page's tags. */
function beginsLink(html: string, at: number): boolean {
  return html[at - 1] === '>' && html.startsWith('<a ', html.lastIndexOf('<', at));
}

/** Checks whether a position is inside such an element, in one pass over the page for all numbers. */
class ClosedElements {
  readonly #html: string;
  readonly #open: string[] = [];
  #next: RegExpExecArray | null;

  constructor(html: string, from: number) {
    this.#html = html;
    this.#next = tagAfter(html, Math.max(from, 0));
  }

  /** Call it with increasing `at`. */
  isIn(at: number): boolean {
    while (this.#next && this.#next.index < at) {
      const [tag, slash, name = ''] = this.#next;
      const last = this.#open.lastIndexOf(name);
      if (!slash) this.#open.push(name);
      else if (last !== -1) this.#open.splice(last, 1);
      this.#next = tagAfter(this.#html, this.#next.index + tag.length);
    }
    return this.#open.length > 0;
  }
}

function tagAfter(html: string, from: number): RegExpExecArray | null {
  closedTags.lastIndex = from;
  return closedTags.exec(html);
}

function isNumber(words: string, country: string): boolean {
  if (hasAreaCodes(country)) return true;
  if (!words.startsWith('+') && onlyDigits(words).length < minDigits) return false;
  return readInternationalPhone(words, country)?.validity === 'assigned';
}

/**
 * Returns the same string if nothing changes. `pattern` must be global and never match the empty string; `change` returns a match itself to keep it.
 * Faster than `replace`, which builds a new string even then, and searches the head of a page too.
 */
function replaceAfter(
  text: string,
  pattern: RegExp,
  { from, change }: { from: number; change: (words: string, at: number) => string },
): string {
  let result = '';
  let kept = 0;
  pattern.lastIndex = Math.max(from, 0);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [words] = match;
    const changed = change(words, match.index);
    if (changed === words) continue;
    result += text.slice(kept, match.index) + changed;
    kept = match.index + words.length;
  }
  return kept === 0 ? text : result + text.slice(kept);
}
