/** Numbers in a text that are the business's in another form, another of its numbers, or one slip away from it. Pure. */
import type { Deviation } from './deviation.ts';
import { isSlip } from './slip.ts';

export interface Numbers {
  /** The number that this page shows. */
  own: string;
  /** All numbers of the business. */
  all: readonly string[];
  country: string;
}

/** Seven digits or more, with what people put between them. */
const phoneLike = /\+?\(?\d[\d ().\u00a0\u2010-\u2015-]{5,}\d/g;

/**
 * Other people's numbers are welcome on a page (a power company's, a town hall's): a foreign number is told only when it
 * is one digit, or two swapped ones, away from a number of the business, as one in 250 of its neighbours is by chance.
 */
export function otherNumbers(text: string, numbers: Numbers): Deviation[] {
  return [...text.matchAll(phoneLike)].flatMap(({ 0: found }) => {
    const words = found.trim();
    const fault = faultOf(words, { ...numbers, isAddress: /^(tel|sms):/.test(text) });
    return fault === undefined ? [] : [{ code: 'business/phone', words, ...fault }];
  });
}

function faultOf(
  words: string,
  { own, all, country, isAddress }: Numbers & { isAddress: boolean },
): { message: string; hint: string } | undefined {
  const digits = nationalDigits(words, country);
  const ownDigits = nationalDigits(own, country);
  const hint = 'Write {phone}: it is the right number on every page.';
  if (digits === ownDigits) {
    if (isAddress || isWrittenAs(words, own)) return undefined;
    return { message: `The phone number is written ${words} here, and ${own} elsewhere.`, hint };
  }
  const same = all.find((other) => nationalDigits(other, country) === digits);
  if (same !== undefined) return { message: `The number ${words} is shown where the page's own is ${own}.`, hint };
  if (digits.length === 7 && ownDigits.endsWith(digits)) {
    return { message: `The phone number is written ${words} here, without its area code.`, hint };
  }
  const near = all.find((other) => isSlip(nationalDigits(other, country), digits));
  return near === undefined
    ? undefined
    : { message: `${words} is very nearly ${near}, the business's own number.`, hint };
}

/** With the country's code or without it, as far as the digits are what people read. */
function isWrittenAs(words: string, own: string): boolean {
  return words === own || words.endsWith(own);
}

function nationalDigits(phone: string, country: string): string {
  const digits = phone.replace(/\D/g, '');
  const isLong = digits.length === 11 && digits.startsWith('1') && (country === 'US' || country === 'CA');
  return isLong ? digits.slice(1) : digits;
}
