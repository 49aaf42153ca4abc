/** Addresses as eleven characters: which of them a page links to is kept for every page. Pure. */

import { linkTarget } from '../../lint/pages/check-pages.ts';
import { SharedResults } from '../../memo/memoize.ts';

const length = 11;

/** Codes of the addresses that pages link to. Most links are on thousands of pages, and are looked at once. */
export class LinkCodes {
  readonly #origin: string;
  readonly #runs = new SharedResults<readonly string[], readonly string[]>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The links of a page, where what pages share is the same array on all of them. */
  of(linkRuns: readonly (readonly string[])[]): string[] {
    return [...new Set(this.#runs.of(linkRuns, (run) => this.#make(run)).flat())];
  }

  #make(run: readonly string[]): string[] {
    return run.flatMap((href) => {
      const target = linkTarget(href, this.#origin);
      return target === undefined ? [] : linkCode(target);
    });
  }
}

/** 53 bits of two interleaved FNV-like sums: short enough to be kept by the dozen, long enough that no two addresses of a site share one. */
export function linkCode(address: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < address.length; index += 1) {
    const unit = address.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  const bits = 2 ** 32 * (2097151 & other) + (one >>> 0);
  return bits.toString(36).padStart(length, '0');
}
