/** A text → a hash for each of its words, in lower case and without a possessive ending: Bath's counts as Bath. Pure. */

/** FNV-1a, with the lowest bit replaced: whether the word contains a digit. */
const [seed, prime] = [0x811c9dc5, 0x01000193];

/** Whether the word contains a digit: its hash is odd. */
export function isNumber(hash: number): boolean {
  return (hash & 1) === 1;
}

export function wordHashes(text: string): number[] {
  const hashes = new Uint32Array(maxWords(text));
  return [...hashes.subarray(0, writeWordHashes(text, hashes))];
}

/** At most every second character can be a word. */
export function maxWords({ length }: { length: number }): number {
  return (length >> 1) + 1;
}

/** Writes the hashes to the start of `hashes`, which must have space for `maxWords`, and returns their number: avoids allocations for thousands of texts. */
export function writeWordHashes(text: string, hashes: Uint32Array): number {
  const count = writeSimple(text, hashes);
  if (count !== undefined) return count;
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) hashes[index] = hashOf(word);
  return words.length;
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
/** By code: letters in lower case, and digits. */
const wordSigns = Uint8Array.from({ length: 127 }, (_, code) => {
  const lower = code >= 65 && code <= 90 ? code + 32 : code;
  return (lower >= 97 && lower <= 122) || isDigit(lower) ? lower : 0;
});
const isWordSign = (code: number) => (wordSigns[code] ?? 0) !== 0;
/** No-break space; dashes, quotes and dots from U+2010 to U+2027. */
const isSign = (code: number) => code === 0xa0 || (code >= 0x2010 && code <= 0x2027);
const isApostrophe = (code: number) => code === 0x27 || code === 0x2019;

/** The fast path, without a string per word. Undefined if a character needs Unicode's tables. */
function writeSimple(text: string, hashes: Uint32Array): number | undefined {
  let count = 0;
  let hash = seed;
  let digit = 0;
  let isOpen = false;
  for (let at = 0; at < text.length; at++) {
    const written = text.charCodeAt(at);
    const code = written > 126 ? 0 : (wordSigns[written] ?? 0);
    if (code !== 0) {
      hash = Math.imul(hash ^ code, prime);
      if (code < 58) digit = 1;
      isOpen = true;
      continue;
    }
    if (written > 126 && !isSign(written)) return undefined;
    // Skips an 's, after which the word may continue.
    if (isApostrophe(written) && isEnding(text, at)) {
      at += 1;
      continue;
    }
    if (isOpen) hashes[count++] = finished(hash, digit);
    hash = seed;
    digit = 0;
    isOpen = false;
  }
  if (isOpen) hashes[count++] = finished(hash, digit);
  return count;
}

/** Whether an s that ends the word follows. */
function isEnding(text: string, apostrophe: number): boolean {
  if (wordSigns[text.charCodeAt(apostrophe + 1)] !== 115) return false;
  const next = text.charCodeAt(apostrophe + 2);
  return !isWordSign(next) && next !== 95;
}
