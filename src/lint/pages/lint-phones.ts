/** Reports phone numbers on pages that should be the business's own: written differently, another of its numbers, reserved for fiction. Pure. */
import { comparableDigits, hasAreaCodes, isFictionalNumber } from '../../domain/phones/phone.ts';
import { type PageFault, pageFaults } from '../find-in-data.ts';
import type { LintedPage, LintedSite, PageLint } from '../linted-site.ts';

export function phoneLint(site: LintedSite): PageLint {
  const { model } = site;
  const all = [model.mainPhone, ...model.otherPhones().values()].map(({ display }) => display);
  const faults = pageFaults(site);

  function see({ route, read }: LintedPage): void {
    const own = shown((model.phoneOf(route.original ?? route.path) ?? model.mainPhone).display);
    const { country } = model.site.business.address;
    const numbers = { own, all, country };
    const inTexts = [read.title, read.description, ...read.texts].flatMap((text) => wrongNumbers(text, numbers));
    const written = new Set(inTexts.map(({ words }) => words.replace(/\D/g, '')));
    const inLinks = read.anchorHrefs
      .flatMap((href) => wrongDialed(href, numbers))
      .filter(({ words }) => ![...written].some((digits) => words.endsWith(digits)));
    const add = (wrong: WrongNumber, words: NonNullable<PageFault['words']>) =>
      faults.add(route, {
        ...wrong,
        words,
        name: wrong.words,
        isAnywhere: true,
        message: `${wrong.message} It is on ${route.path}.`,
      });
    for (const wrong of inTexts) add(wrong, (text) => numberIn(text, wrong.words));
    for (const wrong of inLinks) add(wrong, wrong.words);
  }

  return { see, finish: faults.all };
}

/** Two spaces are one on a page. */
function shown(number: string): string {
  return number.replace(/ +/g, ' ');
}

interface Numbers {
  /** The number that this page shows. */
  own: string;
  /** All numbers of the business. */
  all: readonly string[];
  country: string;
}

interface WrongNumber {
  code: 'business/phone' | 'phone/placeholder';
  /** As written on the page. */
  words: string;
  message: string;
  hint: string;
  hintInTemplate?: string;
}

/** Digits with usual separators. */
const phoneLike = new RegExp(
  [
    // A complete North American number.
    String.raw`(?<!\d)(?:\+?1[ ./-]?)?\(?\d{3}\)?[ ./\u2010-\u2015-]{0,3}\d{3}[ ./\u2010-\u2015-]{0,3}\d{4}(?!\d)`,
    // An area code before a slash, as in Germany.
    String.raw`(?:\+\d{1,3} ?(?:\(0\) ?)?)?\(?\d{1,6}\)? ?\/ ?\d[\d .\u2010-\u2015-]{2,}\d`,
    // At least seven digits or separators.
    String.raw`\+?\(?\d[\d ().\u2010-\u2015-]{5,}\d`,
  ].join('|'),
  'g',
);

const hint = 'Write {phone}. It is replaced by the right number for each page.';
const hintInTemplate = 'Use the prop shell.phone.display, which has the right number for each page.';

/** A number of a page in a text of the data, where a longer number may end with the same digits. */
function numberIn(text: string, words: string): RegExpExecArray | undefined {
  return [...text.matchAll(phoneLike)].find(([found]) => shown(found) === words);
}

/** Numbers of others, such as a power company, are accepted. */
function wrongNumbers(text: string, numbers: Numbers): WrongNumber[] {
  if (!/\d/.test(text)) return [];
  return (text.match(phoneLike) ?? []).flatMap((found) => {
    const words = shown(found.trim());
    const { own, country } = numbers;
    const [digits, ownDigits] = [comparableDigits(words, country), comparableDigits(own, country)];
    if (digits === ownDigits) {
      // With or without a country code before it.
      if (words.endsWith(own)) return [];
      return [wrong(words, `The phone number is written ${words} here, but ${own} elsewhere.`)];
    }
    if (digits.length === 7 && ownDigits.endsWith(digits))
      return [wrong(words, `The phone number ${words} lacks its area code.`)];
    return faultOf(words, numbers);
  });
}

/** The same for a link, which is never written as on the page; others than tel: and sms: have no number. */
function wrongDialed(href: string, numbers: Numbers): WrongNumber[] {
  if (!/^(tel|sms):/.test(href)) return [];
  const words = href.replace(/^\w+:|[?;].*$/g, '');
  const { own, country } = numbers;
  return comparableDigits(words, country) === comparableDigits(own, country) ? [] : faultOf(words, numbers);
}

/** The fault of a number that is not the page's own. */
function faultOf(words: string, { own, all, country }: Numbers): WrongNumber[] {
  const digits = comparableDigits(words, country);
  if (all.some((other) => comparableDigits(other, country) === digits))
    return [wrong(words, `The page shows ${words}, but the number for this page is ${own}.`)];
  if (!hasAreaCodes(country) || !isFictionalNumber(digits)) return [];
  const message = `${words} is a placeholder. Callers reach nobody.`;
  return [{ code: 'phone/placeholder', words, message, hint: 'Write the real number.' }];
}

function wrong(words: string, message: string): WrongNumber {
  return { code: 'business/phone', words, message, hint, hintInTemplate };
}
