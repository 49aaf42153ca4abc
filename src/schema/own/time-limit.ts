/** Work that a regular expression of the site may make endless, with a limit on its time. */
import { createContext, Script } from 'node:vm';

const timeoutMs = 500;

/** Thrown in place of a result that did not come in time. */
export class SlowPattern extends Error {
  readonly seconds = timeoutMs / 1_000;
}

/** A time limit is for scripts only, so this one calls what waits. It costs 0.07 ms. */
const caller = new Script('work()', { filename: 'treesite-pattern.js' });
const sandbox: { work: () => unknown } = { work: () => undefined };
let context: ReturnType<typeof createContext> | undefined;

export function withinTime<Result>(work: () => Result): Result {
  context ??= createContext(sandbox);
  sandbox.work = work;
  try {
    return caller.runInContext(context, { timeout: timeoutMs }) as Result;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new SlowPattern() : error;
  } finally {
    sandbox.work = () => undefined;
  }
}
