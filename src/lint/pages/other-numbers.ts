/** Finds phone numbers in a text or link that should be the business's: written differently, another of its numbers, reserved for fiction. Pure. */
import { comparableDigits, hasAreaCodes, isFictionalNumber } from '../../domain/phones/phone.ts';

export interface Numbers {
  /** The number that this page shows. */
  own: string;
  /** All numbers of the business. */
  all: readonly string[];
  /** Digits of the fax numbers on the page, which may be similar. */
  faxes: readonly string[];
  country: string;
}

export interface WrongNumber {
  code: 'business/phone' | 'phone/placeholder';
  /** As written on the page. */
  words: string;
  message: string;
  hint: string;
}

/** Digits with usual separators: a complete North American number, or at least seven digits. */
const phoneLike =
  /(?<!\d)(?:\+?1[ ./-]?)?\(?\d{3}\)?[ ./\u2010-\u2015-]{0,3}\d{3}[ ./\u2010-\u2015-]{0,3}\d{4}(?!\d)|\+?\(?\d[\d ().\u2010-\u2015-]{5,}\d/g;

const hint = 'Write {phone}. It is replaced by the right number for each page.';

/** Numbers of others, such as a power company, are accepted. */
export function wrongNumbers(text: string, numbers: Numbers): WrongNumber[] {
  if (!/\d/.test(text)) return [];
  return (text.match(phoneLike) ?? []).flatMap((found) => {
    const words = found.trim();
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
export function wrongDialed(href: string, numbers: Numbers): WrongNumber[] {
  if (!/^(tel|sms):/.test(href)) return [];
  const words = href.replace(/^\w+:|[?;].*$/g, '');
  const { own, country } = numbers;
  return comparableDigits(words, country) === comparableDigits(own, country) ? [] : faultOf(words, numbers);
}

/** The fault of a number that is not the page's own. */
function faultOf(words: string, { own, all, faxes, country }: Numbers): WrongNumber[] {
  const digits = comparableDigits(words, country);
  if (all.some((other) => comparableDigits(other, country) === digits))
    return [wrong(words, `The page shows ${words}, but the number for this page is ${own}.`)];
  const meant = all.find((other) => hasSwappedDigits(digits, comparableDigits(other, country)));
  if (meant !== undefined && !faxes.includes(digits))
    return [wrong(words, `${words} is ${meant} with two digits swapped.`)];
  if (!hasAreaCodes(country) || !isFictionalNumber(digits)) return [];
  const message = `${words} is a placeholder. Callers reach nobody.`;
  return [{ code: 'phone/placeholder', words, message, hint: 'Write the real number.' }];
}

/** Whether two neighboring digits have changed places. */
function hasSwappedDigits(digits: string, meant: string): boolean {
  return [...digits].some((digit, at) => digits.slice(0, at) + digits[at + 1] + digit + digits.slice(at + 2) === meant);
}

function wrong(words: string, message: string): WrongNumber {
  return { code: 'business/phone', words, message, hint };
}
