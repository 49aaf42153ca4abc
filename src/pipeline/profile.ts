/** Where a build spends its processor time, stage by stage. Reads the process's own times; worker threads count, other processes do not. */

export interface StageUse {
  runs: number;
  milliseconds: number;
}

/** Before the first stage, and between stages. */
const rest = 'rest';

export class Profile {
  readonly #uses = new Map<string, StageUse>();
  #stage = rest;
  /** Microseconds. */
  #until = 0;

  /** Gives the function that ends the stage. A stage inside another one takes its time from it. */
  begin(stage: string): () => void {
    const outer = this.#stage;
    this.#enter(stage);
    this.#found(stage).runs += 1;
    return () => this.#enter(outer);
  }

  /** What takes too little time to be measured one by one. */
  count(what: string, runs: number): void {
    this.#found(what).runs += runs;
  }

  /** By name, in the order in which they came first. */
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
