/** Repeats a run until no file has changed while it read them. Reads the folders of the site. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { SiteOptions } from './site-options.ts';
import { findChange, type Stamp, stampOf } from './snapshot/stamp.ts';

/** In milliseconds, before each further try. A file that another program copies is often complete by then. */
const waits = [0, 250, 500, 1_000];

/** A file is no longer what it was when the run began, which then starts over. */
export class InputChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} changed during the build.`);
    this.file = file;
  }
}

/** A file changed during every try. */
export class InputsChanging extends Error {
  readonly code = 'TREESITE_CHANGING';

  /** `file` is relative to the project's folder. */
  constructor(file: string) {
    super(
      `${file} was changed each time the site was read. Wait until the program that writes it has finished, then try again.`,
    );
  }
}

/** `run` returns undefined if it is to be repeated. Its errors count only if they are not those of a changed file, which may be half written. */
export async function withStableInputs<Result extends { diagnostics: readonly Diagnostic[] }>(
  options: SiteOptions,
  first: Stamp,
  run: (stamp: Stamp) => Promise<Result | undefined>,
): Promise<Result> {
  let stamp = first;
  for (let tries = 0; ; tries++) {
    let failure: unknown;
    const result = await run(stamp).catch((error: unknown) => {
      failure = error;
      return undefined;
    });
    if (result && !hasErrors(result.diagnostics)) return result;
    const changed = findChange(stamp, options) ?? (failure instanceof InputChanged ? failure.file : undefined);
    if (changed === undefined && result) return result;
    if (changed === undefined && failure !== undefined) throw failure;
    const wait = waits[tries];
    if (wait === undefined) throw new InputsChanging(changed ?? 'A file of the site');
    await delay(wait);
    stamp = stampOf(options);
  }
}
