/**
 * Globals and modules for a site's own templates. Templates cannot end the build, keep it alive or print to its stdout, and
 * calls that have no effect, another one in each build, or one that builds cannot foresee are noted.
 */
import childProcess from 'node:child_process';
import { Console } from 'node:console';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import perfHooks from 'node:perf_hooks';
import timers, {
  clearImmediate,
  clearInterval,
  clearTimeout,
  setImmediate,
  setInterval,
  setTimeout,
} from 'node:timers';
import { dateFor, type HeldPromises, heldPromises, mathFor, promiseFor } from './guarded-built-ins.ts';
import { type Note, noted } from './template-calls.ts';

type Replacements = Readonly<Record<string | symbol, unknown>>;

export interface Guards {
  /** Replace the globals of the same names for templates. */
  globals: Readonly<Record<string, unknown>>;
  /** Replace the modules of the same names. */
  modules: Readonly<Record<string, unknown>>;
  promises: HeldPromises;
}

const guardedConsole = new Console({ stdout: process.stderr, stderr: process.stderr });

export function createGuards(note: Note): Guards {
  // Node loads parts of it at the first call. If that were stopped by the time limit, all later calls would fail.
  globalThis.crypto.getRandomValues(new Uint8Array(0));
  const guardedTimers = timersFor(note);
  const random = ['randomUUID', 'getRandomValues', 'randomBytes', 'randomInt'];
  const guardedPerformance = noting(performance, ['now'], note, 'performance.');
  const guardedProcess = processFor(note);
  const globals = {
    process: guardedProcess,
    console: guardedConsole,
    ...guardedTimers,
    Promise: promiseFor(note),
    Date: dateFor(note),
    Math: mathFor(note),
    crypto: noting(globalThis.crypto, random, note, 'crypto.'),
    performance: guardedPerformance,
  };
  const modules = {
    process: guardedProcess,
    console: guardedConsole,
    timers: replaced(timers, guardedTimers),
    crypto: noting(crypto, random, note, 'crypto.'),
    perf_hooks: replaced(perfHooks, { performance: guardedPerformance }),
    ...Object.fromEntries(
      Object.entries({ child_process: childProcess, fs, os }).map(([name, module]) => [
        name,
        noting(module, Object.keys(module), (_, call) => note('unseen', call), `${name}.`),
      ]),
    ),
  };
  const inside: Record<string, unknown> = { ...globals };
  const outside = replaced(globalThis, inside);
  Object.assign(inside, { globalThis: outside, global: outside });
  const withPrefix = Object.entries(modules).map(([name, module]) => [`node:${name}`, module]);
  return { globals: inside, promises: heldPromises(note), modules: { ...modules, ...Object.fromEntries(withPrefix) } };
}

/** The object with other properties. Methods keep their `this`, which native objects need. */
function replaced<Target extends object>(target: Target, replacements: Replacements): Target {
  return new Proxy(target, {
    get: (_, name) => (Object.hasOwn(replacements, name) ? replacements[name] : Reflect.get(target, name, target)),
  });
}

/** The object with some of its methods noted, which run as methods of the original: native ones accept no proxy. */
function noting<Target extends object>(target: Target, names: readonly string[], note: Note, prefix: string): Target {
  const thisFor = (self: unknown) => (self === guarded ? target : self);
  const methods = names.flatMap((name) => {
    const method: unknown = Reflect.get(target, name);
    return typeof method === 'function' ? [[name, noted(method as () => unknown, note, prefix + name, thisFor)]] : [];
  });
  const guarded: Target = replaced(target, Object.fromEntries(methods));
  return guarded;
}

const refuse = (name: string) => () => {
  throw new Error(`Templates may not call process.${name}.`);
};

function processFor(note: Note): NodeJS.Process {
  return replaced(process, {
    exit: refuse('exit'),
    reallyExit: refuse('reallyExit'),
    abort: refuse('abort'),
    kill: refuse('kill'),
    nextTick: () => note('never', 'process.nextTick()'),
    hrtime: replaced(noted(process.hrtime, note, 'process.hrtime'), {
      bigint: noted(process.hrtime.bigint, note, 'process.hrtime.bigint'),
    }),
    uptime: noted(process.uptime, note, 'process.uptime'),
    env: environmentFor(note),
    stdout: process.stderr,
  });
}

/** NODE_ENV has the value that esbuild writes into code that names it in full. */
function environmentFor(note: Note): NodeJS.ProcessEnv {
  return new Proxy(process.env, {
    get(env, name) {
      if (name === 'NODE_ENV') return 'production';
      if (typeof name === 'string') note('unseen', `process.env.${name}`);
      return Reflect.get(env, name);
    },
    ownKeys(env) {
      note('unseen', 'process.env');
      return Reflect.ownKeys(env);
    },
  });
}

/** Rendering is synchronous, so no page can wait for a timer: the callback is never called, and cannot fail later. */
function timersFor(note: Note) {
  const unused =
    <Timer>(name: string, start: (call: () => void, ...given: number[]) => Timer, stop: (timer: Timer) => void) =>
    (): Timer => {
      note('never', `${name}()`);
      const timer = start(() => {}, 0);
      stop(timer);
      return timer;
    };
  return {
    setTimeout: unused('setTimeout', setTimeout, clearTimeout),
    setInterval: unused('setInterval', setInterval, clearInterval),
    setImmediate: unused('setImmediate', setImmediate, clearImmediate),
    // One that starts itself again would keep the build from going on.
    queueMicrotask: () => note('never', 'queueMicrotask()'),
  };
}
