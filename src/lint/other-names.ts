/** Names in a text that are the business's, misspelled or joined in another way. Pure. */
import type { Deviation } from './deviation.ts';
import { isSlip } from './slip.ts';

/** Shorter names are too near to other words. */
const shortest = 8;

/**
 * Compared without spaces, signs and case, so that "Tree-Care" and "Treecare" are found, and only where each word
 * begins as in a name: what a business does is often what it is called. A plural or possessive s is no other name.
 */
export function otherNames(text: string, { name }: { name: string }): Deviation[] {
  const wanted = letters(name);
  const parts = name.split(/\s+/);
  if (wanted.length < shortest || parts.length < 2) return [];
  if (!parts.some((word) => word.length > 3 && text.includes(word))) return [];
  // Around the right spelling there is nothing to find: "a High Desert Pianos" is not another one.
  return text.split(new RegExp(escaped(name), 'iu')).flatMap((rest) => {
    const written = runsOf(rest, parts.length).find((run) => isOtherName(run, { wanted, name }));
    return written === undefined ? [] : [deviation(written, name)];
  });
}

/** Every run of about so many words, as it stands in the text. */
function runsOf(text: string, length: number): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}&'’.-]+/gu)];
  return words.flatMap((first, start) =>
    [length - 1, length, length + 1].flatMap((size) => {
      const last = words[start + size - 1];
      if (!last) return [];
      return [text.slice(first.index, last.index + last[0].length).replace(/[.'’-]+$/, '')];
    }),
  );
}

function isOtherName(written: string, { wanted, name }: { wanted: string; name: string }): boolean {
  if (!written.split(/\s+/).every((word) => /^[\p{Lu}\p{N}&]/u.test(word) || name.split(/\s+/).includes(word))) {
    return false;
  }
  const given = letters(written);
  if (given === `${wanted}s` || `${given}s` === wanted) return false;
  if (given === wanted) return written.toLowerCase() !== name.toLowerCase();
  return isSlip(given, wanted);
}

function deviation(words: string, name: string): Deviation {
  const message = `The business is written "${words}" here, and "${name}" elsewhere.`;
  return { code: 'business/name', words, message, hint: 'Write {business}: it is the name as site.yaml has it.' };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
