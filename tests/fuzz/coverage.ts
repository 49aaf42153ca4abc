/** Which parts of the program ran, by V8's block coverage. Meanwhile, code runs three times slower. */
import { type Profiler, Session } from 'node:inspector';

export class Coverage {
  readonly #session = new Session();
  readonly #isWatched: (url: string) => boolean;
  /** By script, 1 for each character of the code that has run so far. */
  readonly #seen = new Map<string, Uint8Array>();

  constructor(isWatched: (url: string) => boolean) {
    this.#isWatched = isWatched;
    this.#session.connect();
    this.#session.post('Profiler.enable');
  }

  /** How many characters of code have run so far. */
  get size(): number {
    return [...this.#seen.values()].reduce((sum, seen) => sum + seen.reduce((count, one) => count + one, 0), 0);
  }

  start(): void {
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  stop(): void {
    this.#session.post('Profiler.stopPreciseCoverage');
  }

  close(): void {
    this.#session.disconnect();
  }

  /** Forgets what has run since the last call. */
  clear(): void {
    this.#take();
  }

  /** Whether new code has run since the last call. Unless it is kept, it counts as new again. */
  hasNew({ keep }: { keep: boolean }): boolean {
    let found = false;
    for (const { url, functions } of this.#take()) {
      if (!this.#isWatched(url)) continue;
      for (const { ranges } of functions) found = this.#isNew(url, ranges, keep) || found;
    }
    return found;
  }

  /** Ranges within a range come after it. */
  #isNew(url: string, ranges: readonly Profiler.CoverageRange[], keep: boolean): boolean {
    const { startOffset: from = 0, endOffset: to = 0, count = 0 } = ranges[0] ?? {};
    if (count === 0) return false;
    const ran = new Uint8Array(to - from);
    for (const range of ranges) ran.fill(range.count > 0 ? 1 : 0, range.startOffset - from, range.endOffset - from);
    const seen = this.#seenOf(url, to);
    let found = false;
    for (let at = 0; at < ran.length; at++) {
      if (ran[at] === 0 || seen[from + at] === 1) continue;
      found = true;
      if (!keep) return true;
      seen[from + at] = 1;
    }
    return found;
  }

  #seenOf(url: string, length: number): Uint8Array {
    const known = this.#seen.get(url);
    if (known && known.length >= length) return known;
    const longer = new Uint8Array(length);
    if (known) longer.set(known);
    this.#seen.set(url, longer);
    return longer;
  }

  /** The inspector of the same thread answers at once. */
  #take(): Profiler.ScriptCoverage[] {
    let taken: Profiler.ScriptCoverage[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      taken = result;
    });
    return taken;
  }
}
