/** Takes HTML, gives it with a call link around every phone number that is not in a link yet. Pure. */

import { readInternationalPhone } from '../domain/international-phone.ts';
import { phoneLink } from '../domain/phone.ts';
import { hasAreaCodes, onlyDigits } from '../domain/phone-digits.ts';

/** With a country code, which says whose number it is; years, prices and postal codes have none. */
const international = String.raw`\+[1-9][\d ().-]{6,}\d`;

/** Ten digits as North America groups them, with the 1 or without. */
const northAmerican = new RegExp(
  String.raw`(?<![\w+/.,$-])(?:${international}|(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4})(?![\w/-])`,
  'g',
);
/** Elsewhere groups differ: what the country's numbering plan knows is a number. */
const ofElsewhere = new RegExp(String.raw`(?<![\w+/.,-])(?:${international}|\(?\d[\d ().-]{7,}\d)(?![\w/-])`, 'g');
const minDigits = 9;

/** Elements whose text is read by machines, or that are pressed themselves. */
const closed = [
  'script',
  'style',
  'title',
  'textarea',
  'option',
  'a',
  'button',
  'summary',
  'label',
  'template',
  'code',
];

/** Works on React's markup, in which every `<` and `>` outside scripts belongs to a tag. Costs about as much as `keepTogether`. */
export function linkPhones(html: string, country: string): string {
  const body = html.indexOf('<body');
  const pattern = hasAreaCodes(country) ? northAmerican : ofElsewhere;
  return html.replace(pattern, (words, at: number) => {
    if (at < body || !isText(html, at) || !isNumber(words, country)) return words;
    return `<a href="${phoneLink(words, country).href}">${words}</a>`;
  });
}

function isText(html: string, at: number): boolean {
  if (html.lastIndexOf('<', at) > html.lastIndexOf('>', at)) return false;
  return closed.every((name) => html.lastIndexOf(`</${name}>`, at) >= lastOpening(html, name, at));
}

/** Of `<a` or `<a …>`, not of `<article>`. */
function lastOpening(html: string, name: string, at: number): number {
  return Math.max(html.lastIndexOf(`<${name} `, at), html.lastIndexOf(`<${name}>`, at));
}

function isNumber(words: string, country: string): boolean {
  if (hasAreaCodes(country)) return true;
  if (!words.startsWith('+') && onlyDigits(words).length < minDigits) return false;
  return readInternationalPhone(words, country)?.verdict === 'assigned';
}
