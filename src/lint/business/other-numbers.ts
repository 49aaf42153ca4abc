/** Finds phone numbers on a page that should be the business's: in another format, another of its numbers, a typo, fictional, with its area code, or in a link. Pure. */
import { areaCodeOf, comparableDigits, hasAreaCodes, isFictionalNumber } from '../../domain/phones/phone-digits.ts';
import type { Deviation } from './deviation.ts';
import { isTypo } from './typo.ts';

export interface Numbers {
  /** The number that this page shows. */
  own: string;
  /** All numbers of the business. */
  all: readonly string[];
  country: string;
}

type Fault = Omit<Deviation, 'words'>;

/** Digits with usual separators: a complete North American number, or at least seven digits. */
const phoneLike =
  /(?<!\d)(?:\+?1[ ./-]?)?\(?\d{3}\)?[ ./\u2010-\u2015-]{0,3}\d{3}[ ./\u2010-\u2015-]{0,3}\d{4}(?!\d)|\+?\(?\d[\d ().\u2010-\u2015-]{5,}\d/g;

const hint = 'Write {phone}. It is replaced by the right number for each page.';
const orAllow = `${hint} If the number belongs to somebody else, allow this warning under checks.allow in data/site.yaml.`;

/** `written` is writtenNumbers' result. Texts may contain numbers of other areas and toll-free ones, such as a power company's or a permit office's. */
export function otherNumbers(written: readonly string[], numbers: Numbers): Deviation[] {
  return written.flatMap((words) => {
    const fault = faultInText(words, numbers);
    return fault === undefined ? [] : [{ words, ...fault }];
  });
}

/** The parts of a text that look like phone numbers, as written. */
export function writtenNumbers(text: string): readonly string[] {
  if (!/\d/.test(text)) return none;
  return text.match(phoneLike)?.map((found) => found.trim()) ?? none;
}

const none: readonly string[] = [];

/** The comparable digits of the numbers in a text. */
export function numbersIn(text: string, country: string): string[] {
  return writtenNumbers(text).map((words) => comparableDigits(words, country));
}

/** The comparable digits of a tel: or sms: URL. */
export function dialedDigits(href: string, country: string): string {
  return comparableDigits(href.replace(/^\w+:/, '').replace(/[?;].*$/, ''), country);
}

/** `href` is a tel: or sms: URL, which visitors expect to reach the business. Ignores short codes, such as those of emergency services. */
export function otherDialedNumbers(href: string, numbers: Numbers): Deviation[] {
  const words = href.replace(/^\w+:/, '').replace(/[?;].*$/, '');
  const digits = comparableDigits(words, numbers.country);
  if (digits.length < 7 || digits === comparableDigits(numbers.own, numbers.country)) return [];
  const message = `A link dials ${words}, which is not the business’s number.`;
  const fault = faultOf(words, numbers) ?? { code: 'business/phone', message, hint: orAllow };
  return [{ words, ...fault }];
}

function faultInText(words: string, numbers: Numbers): Fault | undefined {
  const { own, all, country } = numbers;
  const digits = comparableDigits(words, country);
  const ownDigits = comparableDigits(own, country);
  if (digits === ownDigits) {
    if (isWrittenAs(words, own)) return undefined;
    return phoneFault(`The phone number is written ${words} here, but ${own} elsewhere.`);
  }
  if (digits.length === 7 && ownDigits.endsWith(digits))
    return phoneFault(`The phone number ${words} lacks its area code.`);
  const fault = faultOf(words, numbers);
  if (fault || !hasAreaCodes(country)) return fault;
  const area = areaCodeOf(digits);
  if (area === undefined || !all.some((other) => areaCodeOf(comparableDigits(other, country)) === area))
    return undefined;
  const message = `${words} has the business’s area code (${area}), but is not its number.`;
  return { code: 'business/phone', message, hint: orAllow };
}

/** The fault of a number that is not the page's own, in a text or a link. */
function faultOf(words: string, { own, all, country }: Numbers): Fault | undefined {
  const digits = comparableDigits(words, country);
  const known = (is: (ours: string) => boolean) => all.find((other) => is(comparableDigits(other, country)));
  if (known((ours) => ours === digits) !== undefined)
    return phoneFault(`The page shows ${words}, but the number for this page is ${own}.`);
  const near = known((ours) => isTypo(ours, digits));
  if (isFictionalNumber(digits) && hasAreaCodes(country)) {
    const message = `${words} is a placeholder${near === undefined ? '' : `, close to the business’s number ${near}`}. Callers reach nobody.`;
    return { code: 'phone/placeholder', message, hint: near === undefined ? 'Write the real number.' : hint };
  }
  return near === undefined
    ? undefined
    : phoneFault(`${words} differs only slightly from the business’s number, ${near}.`);
}

function phoneFault(message: string): Fault {
  return { code: 'business/phone', message, hint };
}

/** Whether the number is written like `own`, with or without a country code before it. */
function isWrittenAs(words: string, own: string): boolean {
  return words === own || words.endsWith(own);
}
