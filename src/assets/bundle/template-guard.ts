/**
 * What a site's own templates run within: a time limit, and a `process`, `console` and timers that cannot end the build,
 * keep it alive or print into its output. No defence against templates that mean harm: they are code of the site's owner.
 */
import { Console } from 'node:console';
import { clearImmediate, clearInterval, clearTimeout, setImmediate, setInterval, setTimeout } from 'node:timers';
import { Script } from 'node:vm';

/** Longer than any page takes, shorter than people wait. */
export const defaultTimeoutMs = 10_000;

/** Thrown in place of what did not end. */
class EndlessTemplate extends Error {
  readonly code = 'TREESITE_ENDLESS';

  constructor(timeoutMs: number) {
    super(`The templates did not finish within ${timeoutMs / 1000} s.`);
  }
}

/** Runs templates' code; throws what it throws, or an `EndlessTemplate`. */
export type RunTemplate = <Result>(work: () => Result) => Result;

const waiting: { work: (() => unknown) | undefined } = { work: undefined };
const slot = 'treesite templates';
/** A time limit is for scripts only, so this one calls what waits. */
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

/** What is added to the prototype of all objects appears in each of treesite's own. */
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

/** Pages are rendered at once, so no page can wait for a timer: its function is never called, and cannot fail later. */
const unused =
  <Timer>(start: (call: () => void, ...given: number[]) => Timer, stop: (timer: Timer) => void) =>
  (): Timer => {
    const timer = start(() => {}, 0);
    stop(timer);
    return timer;
  };

/** What templates see in place of the globals of that name. */
export const guardedGlobals = {
  process: guardedProcess,
  console: guardedConsole,
  setTimeout: unused(setTimeout, clearTimeout),
  setInterval: unused(setInterval, clearInterval),
  setImmediate: unused(setImmediate, clearImmediate),
};

/** The same for what they import. */
export const guardedModules: Readonly<Record<string, unknown>> = {
  process: guardedProcess,
  'node:process': guardedProcess,
  console: guardedConsole,
  'node:console': guardedConsole,
};
