/** Records which parts of a site a piece of work reads, so that a later run knows whether its result is still valid. */
import { keyOf, type SitePart } from './site-part.ts';

/** By key, in order of their first read. */
export type Reads = ReadonlyMap<string, SitePart>;

export class ReadTracker {
  #open: Map<string, SitePart> | undefined;

  /** `value` is the part, or made from it. Outside `during`, nothing is recorded. */
  track<Value>(part: SitePart, value: Value): Value {
    this.#open?.set(keyOf(part), part);
    return value;
  }

  /** `work` must be synchronous. The reads of nested calls count for the outer ones too. */
  during<Result>(work: () => Result): { result: Result; reads: Reads } {
    const outer = this.#open;
    const reads = new Map<string, SitePart>();
    this.#open = reads;
    try {
      return { result: work(), reads };
    } finally {
      this.#open = outer;
      if (outer) addAll(outer, reads);
    }
  }

  /** Makes a value on first use; each caller is recorded as having read what it was made from. */
  shared<Result>(make: () => Result): () => Result {
    let made: { result: Result; reads: Reads } | undefined;
    return () => {
      made ??= this.during(make);
      if (this.#open) addAll(this.#open, made.reads);
      return made.result;
    };
  }
}

function addAll(to: Map<string, SitePart>, reads: Reads): void {
  for (const [key, part] of reads) to.set(key, part);
}
