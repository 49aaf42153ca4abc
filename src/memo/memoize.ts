/** Forms of memoization: by object identity, of the last inputs, of recent texts. */

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

/** The same for each of many objects, for as long as the object lives. */
export class LastResults<Key extends object, Result> {
  readonly #of = memoize((_: Key) => new LastResult<Result>());

  from(key: Key, inputs: readonly unknown[], make: () => Result): Result {
    return this.#of(key).from(inputs, make);
  }
}

/** Memoizes the results of at most `max` texts, and then starts again: all texts of a large site would fill the memory. */
export function recentResults<Result>(max: number, make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size === max) known.clear();
    const result = make(text);
    known.set(text, result);
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
