/** A disk that fails at the K-th change, for every K and every kind of fault: what a command leaves, what it says, and what the next one makes of it. */
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type FaultKind, faultKinds, isDeath, SimulatedCrash, startFaults, stopFaults } from './fault-fs.ts';

/** What was published right after the fault. */
export type Live = 'old' | 'new' | 'missing' | 'mixed';

export interface Fault {
  /** The folder of the fault, a copy of the prepared one. */
  root: string;
  at: number;
  /** The message of the command that failed; undefined if it succeeded, or died. */
  message: string | undefined;
  isDead: boolean;
}

export interface Scenario {
  name: string;
  /** Makes the folder, which is not there yet. */
  prepare: (root: string) => Promise<void>;
  /** Throws if the command fails. */
  act: (root: string) => Promise<unknown>;
  /** Sentences about what is wrong after the fault, and after the next try without one. */
  judge: (fault: Fault) => Promise<{ live: string; wrong: string[] }>;
}

export interface Outcome {
  scenario: string;
  kind: FaultKind;
  at: number;
  /** The call that failed, and its file. */
  call: string;
  live: string;
  wrong: string[];
}

interface Sample {
  /** 1 for every kind of fault at every call, 3 for every third of these. */
  every: number;
  /** Of the first. */
  from?: number;
}

/** Runs a scenario in folders below `root`, which exists. */
export async function failAtEveryCall(
  root: string,
  scenario: Scenario,
  { every, from = 0 }: Sample,
): Promise<Outcome[]> {
  const [prepared, tried] = [path.join(root, 'prepared'), path.join(root, 'tried')];
  await scenario.prepare(prepared);
  const failAt = async (at: number, kind: FaultKind) => {
    rmSync(tried, { recursive: true, force: true });
    cpSync(prepared, tried, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    startFaults({ root: tried, at, kind });
    const error = await scenario.act(tried).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    return { error, ...stopFaults() };
  };
  const outcomes: Outcome[] = [];
  const { calls } = await failAt(Number.POSITIVE_INFINITY, 'kill');
  const faults = faultKinds.flatMap((kind) => Array.from({ length: calls }, (_, index) => ({ kind, at: index + 1 })));
  for (const { kind, at } of faults.filter((_, index) => index % every === from % every)) {
    const { error, failed } = await failAt(at, kind);
    if (failed !== undefined) {
      expireLocks(tried);
      const isDead = isDeath(kind);
      const message = isDead || !error ? undefined : error.message;
      const { live, wrong } = await scenario.judge({ root: tried, at, message, isDead });
      if (error && !isDead && isCrash(error)) wrong.push('it died');
      outcomes.push({ scenario: scenario.name, kind, at, call: failed, live, wrong });
    }
  }
  for (const folder of [prepared, tried]) rmSync(folder, { recursive: true });
  return outcomes;
}

function isCrash(error: Error): boolean {
  return error instanceof SimulatedCrash || error.cause instanceof SimulatedCrash;
}

/** What is wrong with the message of a publish that failed: it says what is published, and is no bug report. */
export function checkMessage(message: string, live: Live): string[] {
  const [, state = ''] = /^[A-Z][^:\n]+: \/.+ could not be .+ \(E[A-Z]+\)\. (.+)\n?$/.exec(message) ?? [];
  const said = {
    old: /^The published site in .+ is unchanged\.$/,
    missing: /^No site was published\.$/,
    mixed: /^A part of the new site is in /,
    new: /^A part of the new site is in /,
  }[live];
  return said.test(state) ? [] : [`${live} is live, but the message is: ${message}`];
}

/** The process that was killed is simulated in this one, so its lock gets the number of a process that does not exist. */
export function expireLocks(root: string): void {
  const lock = path.join(root, '.dist.treesite-new');
  for (const name of existsSync(lock) ? readdirSync(lock) : [])
    renameSync(path.join(lock, name), path.join(lock, name.replace(/^\d+/, '999999999')));
}

/** What is wrong, with the place of each fault. */
export function describeWrong(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ scenario, kind, at, call, wrong }) =>
    wrong.map((one) => `${scenario}, ${kind} at ${at} (${call}): ${one}`),
  );
}
