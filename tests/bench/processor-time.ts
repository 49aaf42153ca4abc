/**
 * A reporter of vitest: processor time of each test file, in all processes that it started, from Linux's /proc.
 * `npx vitest run tests/browser --reporter=./tests/bench/processor-time.ts`. A file that ends while another runs in a
 * second process counts in part for the other: `--maxWorkers=1` keeps them apart.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { projectRoot } from '../support/sites/run-cli.ts';
import { processTimes } from './measure.ts';

/** Seconds of this process, of all that it started and that still run, and of all that those have waited for. */
function processorTime(): number {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const all = new Map(pids.map((pid) => [Number(pid), processTimes(Number(pid))]));
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 0 && isOurs(all.get(pid)?.parent ?? 0));
  return [...all].reduce((sum, [pid, times]) => sum + (times && isOurs(pid) ? times.own + times.waited : 0), 0);
}

export default class ProcessorTime implements Reporter {
  #before = 0;
  readonly #files: [file: string, seconds: number][] = [];

  #take(file: string): void {
    const now = processorTime();
    this.#files.push([file, now - this.#before]);
    this.#before = now;
  }

  onTestRunStart(): void {
    this.#take('(start)');
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#take(path.relative(projectRoot, moduleId));
  }

  onTestRunEnd(): void {
    const files = this.#files.toSorted(([, one], [, other]) => other - one);
    for (const [file, time] of files) console.log(`${time.toFixed(1).padStart(7)}  ${file}`);
    console.log(`${this.#before.toFixed(1).padStart(7)}  all`);
  }
}
