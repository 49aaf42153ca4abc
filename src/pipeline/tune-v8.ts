/** Sets flags of V8 for long and for short builds. */
import { setFlagsFromString } from 'node:v8';

/** In files read or pages made: shorter builds do not benefit from other settings. */
const longBuild = 500;
const veryLongBuild = 6000;

/** By the number of files read or pages made: the bytes of code that a function runs before V8 considers optimizing it. See why.md. */
const delays = {
  build: new Map([
    [longBuild, 400_000],
    [veryLongBuild, 132_000],
  ]),
  check: new Map([
    [longBuild, 400_000],
    [veryLongBuild, 66_000],
  ]),
};
/** Flags of V8 are those of the whole process, so what it does is, too. */
let work: keyof typeof delays = 'build';
let delay = Number.POSITIVE_INFINITY;

/** To be called with a growing count. `bin/treesite.js` delays optimization, which costs a short build more than it saves. */
export function tuneForLongWork(count: number): void {
  const wanted = delays[work].get(count);
  if (wanted === undefined) return;
  shortenDelay(wanted);
  resumeGarbageCollection();
}

function shortenDelay(wanted: number): void {
  delay = Math.min(delay, wanted);
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${delay}`);
}

let isShort = false;

/**
 * For work that loads what an earlier build has kept, and then ends or waits: V8 marks live objects only after the heap has grown
 * tenfold, which it mostly does not, and does not begin to mark them ahead of that, which it would do in a heap of 10 MB.
 * Lasts until `resumeGarbageCollection`, or until the work turns out to be long.
 */
export function deferGarbageCollection(): void {
  isShort = true;
  setFlagsFromString('--heap-growing-percent=900');
  setFlagsFromString('--no-incremental-marking');
}

export function resumeGarbageCollection(): void {
  if (!isShort) return;
  setFlagsFromString('--heap-growing-percent=0');
  setFlagsFromString('--incremental-marking');
  isShort = false;
}

/** In percent. More needs more memory, less marks the heap more often: see why.md. */
const heapGrowth = { build: 40, check: 60 };

/** For a build of this number of files: sets the delay for it before the first file is read. To be called first. */
export function tuneForFullBuild(files: number): void {
  for (const [count, wanted] of delays.build) if (files >= count) shortenDelay(wanted);
  limitHeapGrowth(files);
}

/** `check` runs more code on each page than a build, so optimizing it earlier pays. To be called first. */
export function tuneForCheck(files: number): void {
  work = 'check';
  limitHeapGrowth(files);
}

/**
 * For a full build or `check`, which keeps little of each page: collects garbage after the heap has grown by a share. By default, V8
 * waits for a factor of four if the machine has the memory, which suits programs that keep their data.
 */
function limitHeapGrowth(files: number): void {
  resumeGarbageCollection();
  if (files >= longBuild) setFlagsFromString(`--heap-growing-percent=${heapGrowth[work]}`);
}
