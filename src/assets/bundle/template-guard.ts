/**
 * Runs a site's own templates with a time limit, and with a `process`, `console` and timers that cannot end the build, keep
 * it alive or print to its stdout. No defence against malicious templates: they are the owner's code.
 */
import { Console } from 'node:console';
import { clearImmediate, clearInterval, clearTimeout, setImmediate, setInterval, setTimeout } from 'node:timers';
import { Script } from 'node:vm';

/** Longer than any page takes, short enough to wait for. */
export const defaultTimeoutMs = 10_000;

/** Thrown when templates exceed the time limit. */
class EndlessTemplate extends Error {
  readonly code = 'TREESITE_ENDLESS';

  constructor(timeoutMs: number) {
    super(`The templates did not finish within ${timeoutMs / 1000} s.`);
  }
}

/** Runs template code; rethrows its errors, or throws an `EndlessTemplate`. */
export type RunTemplate = <Result>(work: () => Result) => Result;

const waiting: { work: (() => unknown) | undefined } = { work: undefined };
const slot = 'treesite templates';
/** Node limits the time of scripts only, not of functions, so this script calls the function in `waiting`. */
const caller = new Script(`globalThis[Symbol.for('${slot}')].work()`, { filename: 'treesite-limit.js' });

export function withTimeLimit(timeoutMs: number): RunTemplate {
  return <Result>(work: () => Result): Result => {
    Object.defineProperty(globalThis, Symbol.for(slot), { value: waiting, configurable: true });
    const outer = waiting.work;
    waiting.work = work;
    try {
      return caller.runInThisContext({ timeout: timeoutMs }) as Result;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException | null | undefined)?.code;
      throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new EndlessTemplate(timeoutMs) : error;
    } finally {
      waiting.work = outer;
      refuseAdditions();
    }
  };
}

/** A property added to Object.prototype would show up in all of treesite's objects. */
function refuseAdditions(): void {
  for (const name in {}) {
    Reflect.deleteProperty(Object.prototype, name);
    throw new Error(`Templates may not add to Object.prototype: ${name}.`);
  }
}

const refuse = (name: string) => () => {
  throw new Error(`Templates may not call process.${name}.`);
};

const replaced: Readonly<Record<string | symbol, unknown>> = {
  exit: refuse('exit'),
  reallyExit: refuse('reallyExit'),
  abort: refuse('abort'),
  kill: refuse('kill'),
  stdout: process.stderr,
};

const guardedProcess = new Proxy(process, {
  get: (target, name) => (Object.hasOwn(replaced, name) ? replaced[name] : Reflect.get(target, name, target)),
});

const guardedConsole = new Console({ stdout: process.stderr, stderr: process.stderr });

/** Rendering is synchronous, so no page can wait for a timer: the callback is never called, and cannot fail later. */
const unused =
  <Timer>(start: (call: () => void, ...given: number[]) => Timer, stop: (timer: Timer) => void) =>
  (): Timer => {
    const timer = start(() => {}, 0);
    stop(timer);
    return timer;
  };

/** Replace the globals of the same names for templates. */
export const guardedGlobals = {
  process: guardedProcess,
  console: guardedConsole,
  setTimeout: unused(setTimeout, clearTimeout),
  setInterval: unused(setInterval, clearInterval),
  setImmediate: unused(setImmediate, clearImmediate),
};

/** Replace the modules of the same names for templates. */
export const guardedModules: Readonly<Record<string, unknown>> = {
  process: guardedProcess,
  'node:process': guardedProcess,
  console: guardedConsole,
  'node:console': guardedConsole,
};
