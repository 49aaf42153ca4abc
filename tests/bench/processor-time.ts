/**
 * A reporter of vitest: processor time of each test file, in all processes that it started, from Linux's /proc.
 * `npx vitest run --project browser --reporter=./tests/bench/processor-time.ts`. A file that ends while another runs in a
 * second process counts in part for the other: `--maxWorkers=1` keeps them apart.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { projectRoot } from '../support/sites/run-cli.ts';

/** The length of a clock tick, the unit of /proc. */
const seconds = 0.01;

/** Seconds of this process, of all that it started and that still run, and of all that those have waited for. */
function processorTime(): number {
  const parents = new Map<number, { parent: number; time: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // After the name of the program, which may hold spaces and brackets.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const ticks = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
      parents.set(Number(name), { parent: fields[1] ?? 0, time: ticks * seconds });
    } catch {
      // It has ended.
    }
  }
  const isOurs = (pid: number): boolean =>
    pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid)?.parent ?? 0));
  return [...parents].reduce((sum, [pid, { time }]) => sum + (isOurs(pid) ? time : 0), 0);
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
