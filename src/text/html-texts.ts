/** HTML → the same with no-break spaces where a line must not break, and a call link around every phone number. Works on React's markup, in which every `<` and `>` outside scripts belongs to a tag. Pure. */
import { readInternationalPhone } from '../domain/phones/international-phone.ts';
import { hasAreaCodes, onlyDigits, phoneLink } from '../domain/phones/phone.ts';

/**
 * The space after an abbreviation at the start of a place's name. Not the space before a unit: a range such as `50-65 min`
 * would then break at its hyphen.
 */
const breakable = /\b(?:Ste?|Mt|Ft|Pt)\. (?=[A-Z])/g;

/** Elements whose text is for machines, or is shown on one line. */
const verbatim = /^<(?:script|style|title|textarea|option)\b/;

/** Changes visible text only: data, structured data, titles and attributes keep their spaces. */
export function noBreakSpacesInHtml(html: string): string {
  return replaceInBody(html, breakable, (words, at, body) => {
    const tag = body.lastIndexOf('<', at);
    return isInTag(body, at) || verbatim.test(body.slice(tag, tag + 10)) ? words : `${words.slice(0, -1)}\u00A0`;
  });
}

/** A number with a country code, which years, prices and postal codes do not have. */
const international = String.raw`\+[1-9][\d ().-]{6,}\d`;

/** Ten digits as North America groups them, with the 1 or without. */
const northAmerican = new RegExp(
  String.raw`(?<![\w+/.,$-])(?:${international}|(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4})(?![\w/-])`,
  'g',
);
/** As in Belgium and Germany: 02/555.01.42, but not 03/2025 - 04.2026. */
const withSlash = String.raw`(?:\+[1-9]\d{0,2} ?(?:\(0\) ?)?\d|\(?0)(?!\d?\/(?:19|20)\d\d\b)\d{0,5}\)? ?/ ?\d(?:[ .-]?\d){3,}`;
/** Elsewhere groupings differ, so the country's numbering plan decides what is a number. */
const ofElsewhere = new RegExp(
  String.raw`(?<![\w+/.,-])(?:${withSlash}|${international}|\(?\d[\d ().-]{7,}\d)(?![\w/-])`,
  'g',
);
const minDigits = 9;

/** Elements whose text is for machines, or that are interactive themselves. */
const names = 'script style title textarea option a button summary label template code'.split(' ');
const closedTags = new RegExp(`<(/?)(${names.join('|')})(?=[ >])`, 'g');

export function linkPhones(html: string, country: string): string {
  return replaceInBody(html, hasAreaCodes(country) ? northAmerican : ofElsewhere, (words, at, body) => {
    if (isInTag(body, at) || isInClosedElement(body, at) || !isNumber(words, country)) return words;
    return `<a href="${phoneLink(words, country).href}">${words}</a>`;
  });
}

function isInTag(html: string, at: number): boolean {
  return html.lastIndexOf('<', at) > html.lastIndexOf('>', at);
}

/** Whether the next tag of some of these elements ends it: then it has begun before this position. */
function isInClosedElement(html: string, at: number): boolean {
  const begun = new Set<string>();
  for (const [, slash, name = ''] of html.slice(at).matchAll(closedTags)) {
    if (slash && !begun.has(name)) return true;
    begun.add(name);
  }
  return false;
}

function isNumber(words: string, country: string): boolean {
  if (hasAreaCodes(country)) return true;
  if (!words.startsWith('+') && onlyDigits(words).length < minDigits) return false;
  return readInternationalPhone(words, country)?.validity === 'assigned';
}

/** A part of a page has no body, and is searched as a whole. */
function replaceInBody(
  html: string,
  pattern: RegExp,
  change: (words: string, at: number, body: string) => string,
): string {
  const start = Math.max(html.indexOf('<body'), 0);
  const body = html.slice(start);
  const changed = body.replace(pattern, change);
  return changed === body ? html : html.slice(0, start) + changed;
}
