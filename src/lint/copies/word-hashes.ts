/** A text → a number for each of its words, in lower case and without the ending of an apostrophe: Bath's is Bath. Pure. */

/** FNV-1a, of which the last bit says whether the word has a digit. */
const [seed, prime] = [0x811c9dc5, 0x01000193];

/** Numbers of words with a digit in them are odd. */
export function isNumber(hash: number): boolean {
  return (hash & 1) === 1;
}

export function wordHashes(text: string): number[] {
  return hashesOfSimple(text) ?? wordsOf(text).map(hashOf);
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

export function hashOf(word: string): number {
  let hash = seed;
  let digit = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    hash = Math.imul(hash ^ code, prime);
    if (isDigit(code)) digit = 1;
  }
  return finished(hash, digit);
}

function finished(hash: number, digit: number): number {
  return (((hash >>> 0) & ~1) | digit) >>> 0;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const lowerLetter = (code: number) => (code >= 65 && code <= 90 ? code + 32 : code);
const isLetter = (code: number) => code >= 97 && code <= 122;
/** No-break space, and from U+2010 to U+2027 dashes, quotes and points. */
const isSign = (code: number) => code === 0xa0 || (code >= 0x2010 && code <= 0x2027);
const isApostrophe = (code: number) => code === 0x27 || code === 0x2019;

/** Without a string for each word. Undefined where there is a letter or sign that only Unicode's tables know. */
function hashesOfSimple(text: string): number[] | undefined {
  const hashes: number[] = [];
  let [hash, digit, isOpen] = [seed, 0, false];
  for (let at = 0; at < text.length; at++) {
    const code = lowerLetter(text.charCodeAt(at));
    if (isLetter(code) || isDigit(code)) {
      hash = Math.imul(hash ^ code, prime);
      if (isDigit(code)) digit = 1;
      isOpen = true;
      continue;
    }
    if (code > 126 && !isSign(code)) return undefined;
    // The word goes on after an ending: it is cut out of the text.
    if (isApostrophe(code) && isEnding(text, at)) {
      at += 1;
      continue;
    }
    if (isOpen) hashes.push(finished(hash, digit));
    [hash, digit, isOpen] = [seed, 0, false];
  }
  if (isOpen) hashes.push(finished(hash, digit));
  return hashes;
}

/** An s, and then no other sign of a word. */
function isEnding(text: string, apostrophe: number): boolean {
  if (lowerLetter(text.charCodeAt(apostrophe + 1)) !== 115) return false;
  const next = lowerLetter(text.charCodeAt(apostrophe + 2));
  return !(isLetter(next) || isDigit(next) || next === 95);
}
