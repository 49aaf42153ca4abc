/** Makes a build fail if something else ends the process, such as a package that a template imports. Listens to the process. */
import { reasonOf } from '../diagnostics/reason-of.ts';
import type { Terminal } from './output/terminal.ts';

/** If the process ends with status 0 before `work` is done, prints an error and changes the status to 1. */
export async function failOnEarlyExit<Result>(terminal: Terminal, work: () => Promise<Result>): Promise<Result> {
  const atExit = (code: number) => {
    if (code !== 0) return;
    process.exitCode = 1;
    terminal.err('The process ended before the site was built, perhaps because a template called process.exit.\n');
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
    // Node reports promises that `work` left rejected at the end of this turn.
    setImmediate(() => process.removeListener('unhandledRejection', atRejection));
  }
}
