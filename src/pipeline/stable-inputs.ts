/** Repeats a run until no file has changed while it read them. Reads the folders of the site. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { SiteOptions } from './site-options.ts';
import { findChange, type Stamp, stampOf } from './snapshot/stamp.ts';

/** In milliseconds, before each further try. A file that another program copies is often complete by then. */
const waits = [0, 250, 500, 1_000];

/** Thrown by a run: a file is no longer what it was when the run began, so another one is needed. */
export class InputChanged extends Error {
  readonly file: string;

  constructor(file = 'A file of the site') {
    super(`${file} changed during the build.`);
    this.file = file;
  }
}

/** A file changed during every try. */
export class UnstableInputs extends Error {
  readonly code = 'TREESITE_CHANGING';

  /** `file` is relative to the project's folder. */
  constructor(file: string) {
    super(
      `${file} was changed each time the site was read. Wait until the program that writes it has finished, then try again.`,
    );
  }
}

/** Repeats `run` while it throws an InputChanged, or fails or reports errors although a file has changed, which may have been half written. */
export async function withStableInputs<Result extends { diagnostics: readonly Diagnostic[] }>(
  options: SiteOptions,
  first: Stamp,
  run: (stamp: Stamp) => Promise<Result>,
): Promise<Result> {
  let stamp = first;
  for (let tries = 0; ; tries++) {
    const tried = await run(stamp).then(
      (result) => ({ result }),
      (failure: unknown) => ({ failure }),
    );
    if ('result' in tried && !hasErrors(tried.result.diagnostics)) return tried.result;
    const failed = 'failure' in tried && tried.failure instanceof InputChanged ? tried.failure.file : undefined;
    const changed = findChange(stamp, options) ?? failed;
    if (changed === undefined) {
      if ('result' in tried) return tried.result;
      throw tried.failure;
    }
    const wait = waits[tries];
    if (wait === undefined) throw new UnstableInputs(changed);
    await delay(wait);
    stamp = stampOf(options);
  }
}
