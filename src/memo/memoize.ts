/** Forms of memoization: by object identity, of the last inputs, of recent inputs. */

/** `make` runs once for each object, and the result lives as long as the object does. */
export function memoize<Input extends object, Result>(make: (input: Input) => Result): (input: Input) => Result {
  const known = new WeakMap<Input, { result: Result }>();
  return (input) => {
    const found = known.get(input);
    if (found) return found.result;
    const result = make(input);
    known.set(input, { result });
    return result;
  };
}

/**
 * One result, valid while every input is identical. A build makes each once; the dev server keeps them between runs, so
 * that a run's cost is proportional to the change.
 */
export class LastResult<Result> {
  #last: { inputs: readonly unknown[]; result: Result } | undefined;

  from(inputs: readonly unknown[], make: () => Result): Result {
    const last = this.#last;
    const isSame =
      last?.inputs.length === inputs.length && inputs.every((input, index) => Object.is(input, last.inputs[index]));
    if (last && isSame) return last.result;
    const result = make();
    this.#last = { inputs, result };
    return result;
  }
}

/** Memoizes at most `max` results, and then starts again: those of a large site would fill the memory. */
export function recentResults<Input, Result>(max: number, make: (input: Input) => Result): (input: Input) => Result {
  const known = new Map<Input, Result>();
  return (input) => {
    const found = known.get(input);
    if (found !== undefined) return found;
    if (known.size === max) known.clear();
    const result = make(input);
    known.set(input, result);
    return result;
  };
}

/** `make` runs once, on first use. */
export function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
