/** A build that something else ends, such as a package that a template imports, does not look like one that succeeded. */
import { reasonOf } from '../diagnostics/reason-of.ts';
import type { Terminal } from './terminal.ts';

/** Where the process ends with status 0 before `work` is done, it ends with 1 and says so. */
export async function failOnEarlyExit<Result>(terminal: Terminal, work: () => Promise<Result>): Promise<Result> {
  const atExit = (code: number) => {
    if (code !== 0) return;
    process.exitCode = 1;
    terminal.err('The process ended before the site was built, perhaps by process.exit in a template.\n');
  };
  const atRejection = (reason: unknown) => {
    const what = 'A promise in a template failed after its page was rendered, so the build was stopped';
    terminal.err(`${what}: ${reasonOf(reason)}\n`);
    process.exit(1);
  };
  process.once('exit', atExit);
  process.on('unhandledRejection', atRejection);
  try {
    return await work();
  } finally {
    process.removeListener('exit', atExit);
    // What was rejected while it worked is reported at the end of this turn.
    setImmediate(() => process.removeListener('unhandledRejection', atRejection));
  }
}
