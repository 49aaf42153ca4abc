/** Long work that can be divided: a generator that yields where others may have their turn. */
export type Steps<Result> = Generator<undefined, Result>;

/** Undefined if there is no need to wait. */
export type Pause = () => Promise<void> | undefined;

export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export async function withPauses<Result>(steps: Steps<Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    // Even a wait for nothing takes a microsecond.
    const wait = pause();
    if (wait) await wait;
  }
}
