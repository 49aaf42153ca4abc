/** A `process`, `console` and timers for a site's own templates: they cannot end the build, keep it alive or print to its stdout. */
import { Console } from 'node:console';
import { clearImmediate, clearInterval, clearTimeout, setImmediate, setInterval, setTimeout } from 'node:timers';

const refuse = (name: string) => () => {
  throw new Error(`Templates may not call process.${name}.`);
};

const replaced: Readonly<Record<string | symbol, unknown>> = {
  exit: refuse('exit'),
  reallyExit: refuse('reallyExit'),
  abort: refuse('abort'),
  kill: refuse('kill'),
  nextTick: () => {},
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
  // One that starts itself again would keep the build from going on.
  queueMicrotask: () => {},
};

/** Replace the modules of the same names for templates. */
export const guardedModules: Readonly<Record<string, unknown>> = {
  process: guardedProcess,
  'node:process': guardedProcess,
  console: guardedConsole,
  'node:console': guardedConsole,
};
