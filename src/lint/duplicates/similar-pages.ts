/** Shingles of many pages → for each page, the most similar earlier page, found by MinHash and banding. Pure. */

export interface PagePair {
  /** The earlier page first. */
  pages: readonly [string, string];
  /** The share of the shorter page that is also on the other one: 0 to 1. */
  share: number;
}

export interface ShingledPage {
  path: string;
  shingles: ReadonlySet<number>;
}

/**
 * Pages that share half of the shorter one have a third or more of all their shingles in common if they are of equal length. With 48
 * bands of two hashes, such a pair shares a band, and is compared exactly, in 99.6 of 100 cases, one with a 20th in 11.
 */
const [bands, rows] = [48, 2];
/** The pages of a band's bucket that later pages are compared with: a paragraph that all pages have does not make all of them candidates. */
const maxListed = 4;

/** The most similar first. Pages that share no band have no pair. */
export function similarPages(pages: readonly ShingledPage[]): PagePair[] {
  const buckets = Array.from({ length: bands }, () => new Map<number, number[]>());
  const pairs = pages.flatMap((page, number): PagePair[] => {
    const candidates = new Set<number>();
    const signature = signatureOf(page.shingles);
    for (const [band, bucket] of buckets.entries()) {
      const key = Math.imul(signature[band * rows] ?? 0, 0x9e3779b1) ^ (signature[band * rows + 1] ?? 0);
      const listed = bucket.get(key) ?? [];
      bucket.set(key, listed);
      for (const other of listed) candidates.add(other);
      if (listed.length < maxListed && page.shingles.size > 0) listed.push(number);
    }
    let best: PagePair | undefined;
    for (const candidate of [...candidates].sort((a, b) => a - b)) {
      const other = pages[candidate];
      const share = other ? shareOf(page.shingles, other.shingles) : 0;
      if (other && share > (best?.share ?? 0)) best = { pages: [other.path, page.path], share };
    }
    return best ? [best] : [];
  });
  return pairs.sort((a, b) => b.share - a.share);
}

function shareOf(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  let common = 0;
  for (const shingle of shorter) if (longer.has(shingle)) common += 1;
  return common / shorter.size;
}

/** Odd multipliers from a fixed seed, so that each check gives the same result. */
const multipliers = Uint32Array.from({ length: bands * rows }, (_, index) => scramble(index + 1) | 1);

/** For each multiplier, the lowest hash of the shingles: two pages have it in common as often as they have shingles in common. */
function signatureOf(shingles: ReadonlySet<number>): Uint32Array {
  const signature = new Uint32Array(multipliers.length).fill(2 ** 32 - 1);
  for (const shingle of shingles)
    for (let index = 0; index < multipliers.length; index++) {
      const hash = scramble(Math.imul(shingle, multipliers[index] ?? 1));
      if (hash < (signature[index] ?? 0)) signature[index] = hash;
    }
  return signature;
}

/** The finalizer of MurmurHash3. */
function scramble(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
