/** Finds other spellings of the business's address in a text: another form of its street, another house number, another town or postal code. Pure. */
import { type Address, formatAddress } from '../../domain/geography/conventions.ts';
import { escapePattern } from '../../text/escape.ts';
import type { Deviation } from './deviation.ts';

const notInWord = '(?<![\\p{L}\\p{N}-])';
const notBeforeWord = '(?![\\p{L}\\p{N}])';

/** `towns`: names of the site's places. Finds nothing if the business has no street or no house number. */
export function addressReader(address: Address, towns: readonly string[]): (text: string) => readonly Deviation[] {
  const { street = '' } = address;
  const [number = '', first] = street.split(/\s+/);
  if (first === undefined || !/\d/.test(number)) return () => none;
  const lowerFirst = first.toLowerCase();
  const otherwise = writtenOtherwise(street);
  const house = otherHouse(street);
  const town = otherTown(street, { ...address, towns });
  return (text) => {
    if (!text.toLowerCase().includes(lowerFirst)) return none;
    return [
      ...otherwise(text).map((words) =>
        deviation(words, `The address is "${words}" here, but "${street}" in site.yaml.`),
      ),
      ...house(text).map((words) =>
        deviation(words, `"${words}" has a different house number than the business’s address, ${street}.`),
      ),
      ...town(text).map((words) =>
        deviation(words, `"${words}" differs from the business’s address: ${formatAddress(address)}.`),
      ),
    ];
  };
}

const none: readonly Deviation[] = [];

function deviation(words: string, message: string): Deviation {
  return { code: 'business/address', words, message, hint: 'Write it as in business.address in site.yaml.' };
}

type Find = (text: string) => string[];

/** The same house number and first word of the street, then other words: "12 Mill St." for "12 Mill Street". Ignores case. */
function writtenOtherwise(street: string): Find {
  const [number = '', first = '', ...rest] = street.split(/\s+/);
  const start = [number, first].map((word) => escapePattern(word).replace(/(,|\\\.)$/, '[,.]?'));
  const pattern = new RegExp(
    `${notInWord}${start.join('[\\s,]+')}((?:\\s+[\\p{L}\\p{N}.#-]+){0,${rest.length}})`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !text.toLowerCase().startsWith(street.toLowerCase(), index))
      .map(({ 0: found }) => found);
}

/** "14 Mill St." for "12 Mill Street". Ignores numbers that look like years: "In 2019 Mill Street was closed." */
function otherHouse(street: string): Find {
  const [number = '', ...rest] = (street.split(',')[0] ?? '').split(/\s+/);
  const [last = '', ...others] = [...rest].reverse();
  const name = others.reverse().map(escapePattern);
  if (!/\p{L}/u.test(last)) return () => [];
  const pattern = new RegExp(
    `${notInWord}(\\d[\\p{L}\\p{N}-]*) +${[...name, '(\\p{L}+)'].join(' +')}\\.?${notBeforeWord}`,
    'giu',
  );
  const isYear = (words: string) => /^(?:19|20)\d\d$/.test(words);
  return (text) =>
    [...text.matchAll(pattern)]
      .filter(
        ([, house = '', kind = '']) =>
          house.toLowerCase() !== number.toLowerCase() && !isYear(house) && isShort(kind, last),
      )
      .map(([found]) => found);
}

/** Whether one word abbreviates the other, such as "St" and "Street": the same first letter, and its letters in the other's order. */
function isShort(word: string, other: string): boolean {
  const [short = '', long = ''] = [word, other.replace(/\.$/, '')]
    .map((text) => text.toLowerCase())
    .sort((a, b) => a.length - b.length);
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === long[0];
}

/** Only if the street is clearly followed by a town: one of the site's, or one followed by the state or a postal code. */
function otherTown(street: string, address: Address & { towns: readonly string[] }): Find {
  const { locality, region, regionName, postalCode } = address;
  const isOurs = (town: string) => ` ${town}`.toLowerCase().endsWith(` ${locality.toLowerCase()}`);
  const towns = address.towns.filter((town) => !isOurs(town)).map(escapePattern);
  const states = [region, regionName].map(escapePattern);
  const known = new RegExp(`^,? (${towns.join('|')})${notBeforeWord}`, 'u');
  const stated = new RegExp(
    `^,? (\\p{Lu}[\\p{L}.'’-]*(?: [\\p{L}.'’-]+){0,3}?),? (?:${states.join('|')})${notBeforeWord}`,
    'u',
  );
  const coded = new RegExp(`^(?:[, ]+[\\p{L}.'’-]+){0,5}?[, ]+(${formOf(postalCode)})${notBeforeWord}`, 'u');
  const pattern = new RegExp(`${notInWord}${escapePattern(street)}${notBeforeWord}`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const after = text.slice(index + found.length);
      const code = coded.exec(after);
      const town = stated.exec(after) ?? (towns.length > 0 ? known.exec(after) : null);
      if (code && code[1]?.toUpperCase() !== postalCode.toUpperCase()) return [found + code[0]];
      return town && !isOurs(town[1] ?? '') ? [found + town[0]] : [];
    });
}

/** The source of a pattern for codes of the same format: five digits in the United States. */
function formOf(code: string): string {
  return [...code]
    .map((sign) => (/\d/.test(sign) ? '\\d' : /\p{L}/u.test(sign) ? '\\p{L}' : escapePattern(sign)))
    .join('');
}
