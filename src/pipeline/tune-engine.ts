/** Sets the JavaScript engine for the size of the site. */
import { setFlagsFromString } from 'node:v8';

/** Up to here a build is over before the engine's own settings would gain anything. */
const largeSite = 500;

/**
 * `bin/treesite.js` puts off optimising, which costs a short build more than it gains; a long one gets the engine's own
 * budget back (the 132 kB of V8 11). The heap of a long build may grow by half before it is cleared of what pages
 * left behind: V8 waits for four times as much where a machine has the memory.
 */
export function tuneEngine(files: number): void {
  if (files < largeSite) return;
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=135168');
  setFlagsFromString('--heap-growing-percent=50');
}
