/** Words of a text's blocks → its shingles: every run of so many words, as a number. Pure. */

/** Long enough that two writers seldom write the same run, short enough that one changed word spoils only a few. */
export const shingleLength = 5;

/** Runs do not cross from one block into the next; blocks that are shorter (labels, buttons) have none. */
export function shinglesOf(blocks: readonly (readonly string[])[]): Set<number> {
  const shingles = new Set<number>();
  for (const words of blocks) {
    const hashes = words.map(hashOf);
    for (let start = 0; start + shingleLength <= hashes.length; start++) {
      let shingle = 0;
      for (let at = start; at < start + shingleLength; at++) shingle = mix(shingle, hashes[at] ?? 0);
      shingles.add(shingle);
    }
  }
  return shingles;
}

/** FNV-1a, 32 bits. Two runs with one number are rare enough to change no percentage. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The order of the words counts. */
function mix(hash: number, next: number): number {
  const sum = Math.imul((hash << 7) | (hash >>> 25), 0x9e3779b1) ^ next;
  return Math.imul(sum ^ (sum >>> 15), 0x85ebca6b) >>> 0;
}
