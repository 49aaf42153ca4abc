/** Runs work with a time limit, for regular expressions of the site that may never end. */
import { createContext, Script } from 'node:vm';
import { codeOf } from '../../diagnostics/code-of.ts';

const timeoutMs = 500;

/** Thrown if the work exceeds the time limit. */
export class SlowPattern extends Error {
  readonly seconds = timeoutMs / 1_000;
}

/** Node limits the time of scripts only, not of functions, so this script calls `work`. It takes 0.07 ms. */
const caller = new Script('work()', { filename: 'treesite-pattern.js' });
const sandbox: { work: () => unknown } = { work: () => undefined };
let context: ReturnType<typeof createContext> | undefined;

export function withinTime<Result>(work: () => Result): Result {
  context ??= createContext(sandbox);
  sandbox.work = work;
  try {
    return caller.runInContext(context, { timeout: timeoutMs }) as Result;
  } catch (error) {
    throw codeOf(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new SlowPattern() : error;
  } finally {
    sandbox.work = () => undefined;
  }
}
