/** Long work as a generator, which yields where other work may run. */
export type Steps<Result> = Generator<undefined, Result>;

/** Undefined if there is no need to wait. */
export type Pause = () => Promise<void> | undefined;

export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export async function runStepsWithPauses<Result>(steps: Steps<Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    // Even a wait for nothing takes a microsecond.
    const wait = pause();
    if (wait) await wait;
  }
}
