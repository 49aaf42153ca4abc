/** HTML → the same with a call link around every phone number that is not in a link. Pure. */
import { readInternationalPhone } from '../domain/phones/international-phone.ts';
import { phoneLink } from '../domain/phones/phone.ts';
import { hasAreaCodes, onlyDigits } from '../domain/phones/phone-digits.ts';
import { replaceAfter } from './replace-after.ts';

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
