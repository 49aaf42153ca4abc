/** Sets the JavaScript engine for long work. */
import { setFlagsFromString } from 'node:v8';

/** Files read, or pages made: up to here a build is over before other settings gain anything. */
const muchWork = 500;

/**
 * Called with a count as it grows. `bin/treesite.js` puts off optimising, which costs a short build more than it gains. A long one optimises what has
 * run three times as long as V8 11 waits by itself (132 kB): see why.md.
 */
export function optimizeLongWork(count: number): void {
  if (count === muchWork && process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000');
}

/**
 * For a build from nothing, which keeps little of each page: the heap may grow by a quarter before it is cleared of what pages
 * left behind. V8 waits for four times as much where a machine has the memory, which is better where all pages are kept.
 */
export function limitHeapGrowth(files: number): void {
  if (files >= muchWork) setFlagsFromString('--heap-growing-percent=25');
}
