/** Measures a build's processor time per stage. Reads the process's times, which include worker threads but not other processes. */

export interface StageUse {
  /** How often it began. */
  runs: number;
  milliseconds: number;
}

export class StageTimes {
  readonly #uses = new Map<string, StageUse>();
  /** Before the first. */
  #stage = 'start';
  /** In microseconds. */
  #until = 0;

  /** Ends the stage before. */
  begin(stage: string): void {
    this.#end();
    this.#stage = stage;
    this.#found(stage).runs += 1;
  }

  /** By name, in order of first use. */
  finish(): Record<string, StageUse> {
    this.#end();
    const rounded = ({ runs, milliseconds }: StageUse) => ({ runs, milliseconds: Math.round(milliseconds) });
    return Object.fromEntries([...this.#uses].map(([stage, use]) => [stage, rounded(use)]));
  }

  #end(): void {
    const { user, system } = process.cpuUsage();
    this.#found(this.#stage).milliseconds += (user + system - this.#until) / 1000;
    this.#until = user + system;
  }

  #found(stage: string): StageUse {
    const use = this.#uses.get(stage) ?? { runs: 0, milliseconds: 0 };
    this.#uses.set(stage, use);
    return use;
  }
}
