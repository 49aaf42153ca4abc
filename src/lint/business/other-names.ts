/** Finds other forms of the business's name in a text: misspelled, joined, with a legal form, in capitals. Pure. */
import { escapePattern } from '../../text/escape.ts';
import type { Deviation } from './deviation.ts';
import { isTypo } from './typo.ts';

/** Shorter names are too similar to other words. */
const shortest = 8;

/** Legal forms that follow a name in registers. */
const legalForm = /^,? (?:P?LLC|L\.L\.C\.|LLP|Inc|Incorporated|Ltd|Limited|Corp|Corporation|GmbH)(?![\p{L}\p{N}])\.?/u;

export function nameReader({ name }: { name: string }): (text: string) => readonly Deviation[] {
  const right = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'giu');
  // Without lookarounds and Unicode case folding, which take most of the time.
  const mayBeRight = new RegExp(escapePattern(name), /^[ -~]*$/.test(name) ? 'i' : 'iu');
  const stems = name.split(/\s+/).flatMap((word) => (word.length > 3 ? [stem(word)] : []));
  const findMisspelled = misspellingReader(name, stems);
  const misspelled = (texts: readonly string[]) => texts.flatMap(findMisspelled).map((words) => deviation(words, name));
  return (text) => {
    if (!mayBeRight.test(text)) return stems.some((one) => text.includes(one)) ? misspelled([text]) : none;
    // The correct name is cut out, because with a word before it, it would look misspelled: "a High Desert Pianos".
    const around = text.split(name);
    // In most texts with the name, it has no other form.
    return around.length > 1 && around.every(isApart) && !around.some((rest) => mayBeRight.test(rest))
      ? [...around.slice(1).flatMap((after) => registered(name, after)), ...misspelled(around)]
      : [...decorated(text, { name, right }), ...misspelled(text.split(right))];
  };
}

const none: readonly Deviation[] = [];

/** Whether a text between two names, or before the first or after the last one, does not continue their words. */
function isApart(text: string, index: number, { length }: readonly string[]): boolean {
  const beginsApart = index === 0 || (text === '' ? index === length - 1 : isGap(text.charCodeAt(0)));
  const endsApart = index === length - 1 || (text === '' ? index === 0 : isGap(text.charCodeAt(text.length - 1)));
  return beginsApart && endsApart;
}

/** False for letters and digits, and for most signs outside ASCII. */
function isGap(code: number): boolean {
  return code === 0x2019 || code === 0xa0 || (code < 0x80 && !/\w/.test(String.fromCharCode(code)));
}

/** The name with a legal form after it. */
function registered(name: string, after: string): Deviation[] {
  const form = legalForm.exec(after)?.[0];
  return form === undefined ? [] : [deviation(name + form, name)];
}

/** The name with a legal form after it, or in capitals. `right` matches it in any case. */
function decorated(text: string, { name, right }: { name: string; right: RegExp }): Deviation[] {
  const found = [...text.matchAll(right)].flatMap(({ 0: found, index }) => {
    const before = text.slice(0, index);
    const after = text.slice(index + found.length);
    const form = legalForm.exec(after)?.[0];
    if (form !== undefined) return [found + form];
    return isInCapitals(found, name) && !areInCapitals(before, after) ? [found] : [];
  });
  return found.map((words) => deviation(words, name));
}

function isInCapitals(found: string, name: string): boolean {
  return found !== name && found === name.toUpperCase() && shortest <= found.length;
}

/** Whether a word beside the name is in capitals too, so that all of the text is. */
function areInCapitals(before: string, after: string): boolean {
  const isLoud = (word = '') => word.length > 1 && word === word.toUpperCase();
  return isLoud(/(\p{L}+)\P{L}*$/u.exec(before)?.[1]) || isLoud(/^\P{L}*(\p{L}+)/u.exec(after)?.[1]);
}

/**
 * Compares without spaces, punctuation and case, to find "Tree-Care" and "Treecare". Words must be capitalized as in a name,
 * because a business is often named after what it does.
 */
function misspellingReader(name: string, stems: readonly string[]): (text: string) => string[] {
  const parts = name.split(/\s+/);
  const wanted = letters(name);
  if (wanted.length < shortest || parts.length < 2) return () => [];
  const mayBegin = (word: string) => !/^[a-z]/.test(word) || parts.some((part) => word.startsWith(part));
  // No other form of the name has such a word in it, so a text is searched between them.
  const otherWord = new RegExp(`\\s(?!${parts.map(escapePattern).join('|')})(?=[a-z])`);
  return (text) => {
    if (text.length < wanted.length - 1 || !stems.some((one) => text.includes(one))) return [];
    return text.split(otherWord).flatMap((rest) => {
      if (rest.length < wanted.length - 1) return [];
      const found: string[] = [];
      let end = 0;
      for (const { words, start } of runsOf(rest, parts.length, mayBegin)) {
        if (start < end || !isOtherName(words, rest.slice(start + words.length), { name, parts, wanted })) continue;
        found.push(words);
        end = start + words.length;
      }
      return found;
    });
  };
}

/** All runs of `length` words, give or take one, as written in the text. */
function runsOf(text: string, length: number, mayBegin: (word: string) => boolean): { words: string; start: number }[] {
  const words = [...text.matchAll(/[\p{L}\p{N}&'’.-]+/gu)];
  return words.flatMap((first, position) => {
    if (!mayBegin(first[0])) return [];
    return [length - 1, length, length + 1].flatMap((size) => {
      const last = words[position + size - 1];
      if (!last) return [];
      const run = text.slice(first.index, last.index + last[0].length);
      // A possessive is not another name.
      return [{ words: run.replace(/['’]s$/, '').replace(/[.'’-]+$/, ''), start: first.index }];
    });
  });
}

/** `wanted`: the letters of the name. */
function isOtherName(
  written: string,
  after: string,
  { name, parts, wanted }: { name: string; parts: readonly string[]; wanted: string },
): boolean {
  if (!written.split(/\s+/).every((word) => /^[\p{Lu}\p{N}&]/u.test(word) || parts.includes(word))) return false;
  const given = letters(written);
  if (given === `${wanted}s` || `${given}s` === wanted) {
    // Two words may be an ordinary noun ("Green Gutter"), and a longer name something else ("High Desert Piano Festival").
    return parts.length > 2 && !/^ \p{Lu}/u.test(after);
  }
  if (given === wanted) return written.toLowerCase() !== name.toLowerCase();
  return isTypo(given, wanted);
}

function deviation(words: string, name: string): Deviation {
  const message = `The business’s name is "${words}" here, but "${name}" in site.yaml.`;
  return { code: 'business/name', words, message, hint: 'Write {business}. It is replaced by the name in site.yaml.' };
}

function stem(word: string): string {
  return word.replace(/s$/, '');
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
