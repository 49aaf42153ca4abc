/** Runs templates so that Ctrl-C ends `dev`, which listens to it, even in an endless loop of one. */
import { Script } from 'node:vm';
import { codeOf } from '../diagnostics/code-of.ts';

const running: { work: () => unknown } = { work: () => undefined };
const slot = 'treesite templates';
/** Node watches for Ctrl-C in scripts only, not in functions, so this script calls the function in `running`. It takes 0.03 ms. */
const caller = new Script(`globalThis[Symbol.for('${slot}')].work()`, { filename: 'treesite-templates-caller.js' });

/** A listener would otherwise wait until the loop ends. It is called here instead. */
export function interruptible<Result>(work: () => Result): Result {
  Object.defineProperty(globalThis, Symbol.for(slot), { value: running, configurable: true });
  running.work = work;
  try {
    return caller.runInThisContext({ breakOnSigint: true }) as Result;
  } catch (error) {
    if (codeOf(error) === 'ERR_SCRIPT_EXECUTION_INTERRUPTED' && !process.emit('SIGINT', 'SIGINT'))
      process.kill(process.pid, 'SIGINT');
    throw error;
  }
}
