/** Sets the JavaScript engine for long work. */
import { setFlagsFromString } from 'node:v8';

/** Files read, or pages made: up to here a build is over before other settings gain anything. */
const muchWork = 500;

/**
 * Called with the count of each kind of work as it grows. `bin/treesite.js` puts off optimising, which costs a short build
 * more than it gains; a long one gets the engine's own budget back (the 132 kB of V8 11). The heap of a long build may grow
 * by a quarter before it is cleared of what pages left behind: V8 waits for four times as much where a machine has the memory.
 */
export function tuneEngine(count: number): void {
  if (count !== muchWork) return;
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=135168');
  setFlagsFromString('--heap-growing-percent=25');
}
