/** Records what a piece of work reads, so that a later run knows whether its result is still valid. */

export class ReadTracker {
  #open: { add: (part: string) => unknown } | undefined;

  /** `part` names what was read: `city springfield-vt`. Ignored outside `during`. */
  track(part: string): void {
    this.#open?.add(part);
  }

  /** Whether this is within `during` or `ignoring`. */
  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** `work` must be synchronous. The reads of nested calls count for the outer ones too. */
  during<Result>(work: () => Result): { result: Result; parts: ReadonlySet<string> } {
    const outer = this.#open;
    const parts = new Set<string>();
    this.#open = parts;
    try {
      return { result: work(), parts };
    } finally {
      this.#open = outer;
      if (outer) for (const part of parts) outer.add(part);
    }
  }

  /** Runs work whose reads are not needed, without the time that recording takes. */
  ignoring<Result>(work: () => Result): Result {
    const outer = this.#open;
    this.#open = nowhere;
    try {
      return work();
    } finally {
      this.#open = outer;
    }
  }

  /** Makes a value on first use; each caller is recorded as having read what it was made from. */
  shared<Result>(make: () => Result): () => Result {
    let made: { result: Result; parts: ReadonlySet<string> } | undefined;
    return () => {
      made ??= this.during(make);
      if (this.#open) for (const part of made.parts) this.#open.add(part);
      return made.result;
    };
  }
}

const nowhere = { add: () => undefined };
