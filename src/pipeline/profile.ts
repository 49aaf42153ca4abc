/** Measures a build's processor time per stage. Reads the process's times, which include worker threads but not other processes. */

export interface StageUse {
  runs: number;
  milliseconds: number;
}

/** The time before the first stage and between stages. */
const rest = 'rest';

export class Profile {
  readonly #uses = new Map<string, StageUse>();
  #stage = rest;
  /** In microseconds. */
  #until = 0;

  /** Returns a function that ends the stage. The time of a nested stage does not count for the outer one. */
  begin(stage: string): () => void {
    const outer = this.#stage;
    this.#enter(stage);
    this.#found(stage).runs += 1;
    return () => this.#enter(outer);
  }

  /** Counts operations that are too short to be measured. */
  count(what: string, runs: number): void {
    this.#found(what).runs += runs;
  }

  /** By name, in order of first use. */
  stages(): Record<string, StageUse> {
    this.#enter(this.#stage);
    const rounded = ({ runs, milliseconds }: StageUse) => ({ runs, milliseconds: Math.round(milliseconds) });
    return Object.fromEntries([...this.#uses].map(([stage, use]) => [stage, rounded(use)]));
  }

  #enter(stage: string): void {
    const { user, system } = process.cpuUsage();
    this.#found(this.#stage).milliseconds += (user + system - this.#until) / 1000;
    this.#until = user + system;
    this.#stage = stage;
  }

  #found(stage: string): StageUse {
    const use = this.#uses.get(stage) ?? { runs: 0, milliseconds: 0 };
    this.#uses.set(stage, use);
    return use;
  }
}

/** Does the work, which counts for the stage if there is a profile; also work that ends later. */
export function measured<Result>(profile: Profile | undefined, stage: string, work: () => Result): Result {
  if (!profile) return work();
  const end = profile.begin(stage);
  const result = work();
  if (result instanceof Promise) return result.finally(end) as Result;
  end();
  return result;
}
