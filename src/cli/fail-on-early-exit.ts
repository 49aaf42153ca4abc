/** A build that something else ends, such as a package that a template imports, does not look like one that succeeded. */
import type { Terminal } from './terminal.ts';

/** Where the process ends with status 0 before `work` is done, it ends with 1 and says so. */
export async function failOnEarlyExit<Result>(terminal: Terminal, work: () => Promise<Result>): Promise<Result> {
  const atExit = (code: number) => {
    if (code !== 0) return;
    process.exitCode = 1;
    terminal.err('The process ended before the site was built, perhaps by process.exit in a template.\n');
  };
  process.once('exit', atExit);
  try {
    return await work();
  } finally {
    process.removeListener('exit', atExit);
  }
}
