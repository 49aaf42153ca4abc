/** Hashes of the words of a block → its shingles: every run of so many words, as a number. Pure. */

/** Long enough that two writers seldom write the same run, short enough that one changed word spoils only a few. */
export const shingleLength = 5;

/** Of a block whose words were hashed. Runs do not cross from one block into the next; blocks that are shorter (labels, buttons) have none. */
export function addShingles(hashes: readonly number[], shingles: number[]): void {
  for (let start = 0; start + shingleLength <= hashes.length; start++) {
    let shingle = 0;
    for (let at = start; at < start + shingleLength; at++) shingle = mix(shingle, hashes[at] ?? 0);
    shingles.push(shingle);
  }
}

/** Each number once, in ascending order. */
export function distinct(numbers: readonly number[]): Uint32Array {
  const sorted = Uint32Array.from(numbers).sort();
  return sorted.filter((one, index) => index === 0 || one !== sorted[index - 1]);
}

/** A number for all words of a block, of 53 bits, and the two that it is made of. */
export function blockKey(hashes: readonly number[]): { key: number; high: number; low: number } {
  let [high, low] = [0, 1];
  for (const hash of hashes) {
    high = mix(high, hash);
    low = mix(low, hash);
  }
  high >>>= 11;
  return { key: joinedKey(high, low), high, low };
}

export function joinedKey(high: number, low: number): number {
  return high * 2 ** 32 + low;
}

/** Two runs with one number are rare enough to change no percentage. The order of the words counts. */
function mix(hash: number, next: number): number {
  const sum = Math.imul((hash << 7) | (hash >>> 25), 0x9e3779b1) ^ next;
  return Math.imul(sum ^ (sum >>> 15), 0x85ebca6b) >>> 0;
}
