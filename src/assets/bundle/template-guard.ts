/**
 * Runs a site's own templates with limits on time, elements and memory, and keeps the built-in functions as they are. No
 * defense against malicious templates: they are the owner's code.
 */
import { Script } from 'node:vm';
import { codeOf } from '../../diagnostics/code-of.ts';
import { formatNumber } from '../../text/format-number.ts';
import { restoreBuiltIns } from './built-ins.ts';
import type { HeldPromises } from './guarded-built-ins.ts';
import { describeFullHeap, heap, type Memory, megabytes } from './heap-limit.ts';

/** Longer than any page takes, short enough to wait for. */
export const defaultTimeoutMs = 10_000;

/** The largest page of the sample site has 700. A component that contains itself would take a gigabyte within the time limit. */
export const maxElements = 200_000;
const elementsPerHeapCheck = 1_000;

/** Thrown when templates exceed a limit. */
class EndlessTemplate extends Error {
  readonly code = 'TREESITE_ENDLESS';
  /** What to look for in the templates. */
  readonly lookFor: string;

  constructor(message: string, lookFor = 'an endless loop, or a component that contains itself') {
    super(message);
    this.lookFor = lookFor;
  }
}

/** Thrown when templates have replaced a built-in function, after it was restored. */
export class ReplacedBuiltIn extends Error {
  readonly builtIn: string;

  constructor(builtIn: string) {
    super(`Templates may not replace ${builtIn}.`);
    this.builtIn = builtIn;
  }
}

/** The modules that templates may import besides each other: always treesite's own copies, so that there is one React. */
export type SharedModules = Readonly<Record<string, unknown>>;

/** Runs template code; rethrows its errors, or throws an `EndlessTemplate`. */
export type RunTemplate = <Result>(work: () => Result) => Result;

const waiting: { work: (() => unknown) | undefined } = { work: undefined };
const slot = 'treesite templates';
/** Node limits the time of scripts only, not of functions, so this script calls the function in `waiting`. */
const caller = new Script(`globalThis[Symbol.for('${slot}')].work()`, { filename: 'treesite-limit.js' });

interface Limits {
  timeoutMs: number;
  memory?: Memory;
  promises?: HeldPromises;
}

export function withTimeLimit(limits: Limits): RunTemplate {
  const { memory = heap, promises } = limits;
  return <Result>(work: () => Result): Result => {
    // A part of the page that is being made: the page's limits apply.
    if (waiting.work) return work();
    Object.defineProperty(globalThis, Symbol.for(slot), { value: waiting, configurable: true });
    promises?.begin();
    try {
      const result = runWithin(limits, work);
      refuseFullHeap(memory.describeFull());
      return result;
    } finally {
      waiting.work = undefined;
      promises?.end();
      refuseReplacements();
      refuseAdditions();
    }
  };
}

/** Stops work that would fill the memory before it is full, because Node could not report it afterwards. */
function runWithin<Result>({ timeoutMs, memory = heap }: Limits, work: () => Result): Result {
  const { used, max, collect } = memory;
  // What takes longer is stopped and begun again, twice, to see how fast it fills the memory.
  let limitMs = Math.ceil(timeoutMs / 40);
  for (let tries = 1; ; tries++) {
    const before = used();
    waiting.work = work;
    elements = 0;
    try {
      return caller.runInThisContext({ timeout: limitMs }) as Result;
    } catch (error) {
      if (codeOf(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    }
    if (limitMs >= timeoutMs) throw new EndlessTemplate(`The templates did not finish within ${timeoutMs / 1000} s.`);
    const grown = Math.max(1, used() - before);
    collect();
    // The first time, garbage of earlier pages may have made room.
    if (tries === 1) continue;
    // Half of what is free, for templates that fill it faster and faster.
    const safeMs = Math.round((limitMs * (max() - used())) / grown / 2);
    if (safeMs < limitMs)
      throw new EndlessTemplate(
        `The templates took ${megabytes(grown)} of memory in ${Math.round(limitMs / 10) / 100} s, and were stopped before it was full.`,
        'a loop that adds to a list or a text',
      );
    limitMs = Math.min(timeoutMs, safeMs);
  }
}

function refuseFullHeap(full: string | undefined): void {
  if (full !== undefined)
    throw new EndlessTemplate(full, 'a list or a cache outside the components, which grows with each page');
}

function refuseReplacements(): void {
  const replaced = restoreBuiltIns();
  if (replaced !== undefined) throw new ReplacedBuiltIn(replaced);
}

/** The number of elements of the current page. */
let elements = 0;

/** React's modules, with a limit on the elements of one page. */
export function withElementLimit(shared: SharedModules): SharedModules {
  const limited = (make: unknown) =>
    typeof make !== 'function'
      ? make
      : (...given: unknown[]) => {
          elements += 1;
          if (elements % elementsPerHeapCheck === 0) refuseFullHeap(describeFullHeap());
          if (elements <= maxElements) return make(...given);
          throw new EndlessTemplate(`The templates made more than ${formatNumber(maxElements)} elements.`);
        };
  const limitedModule = (module: unknown) =>
    Object.fromEntries(
      Object.entries(module as object).map(([name, one]) => [name, makers.has(name) ? limited(one) : one]),
    );
  return Object.fromEntries(
    Object.entries(shared).map(([name, module]) => [name, name.startsWith('react') ? limitedModule(module) : module]),
  );
}

const makers: ReadonlySet<string> = new Set(['createElement', 'jsx', 'jsxs', 'jsxDEV']);

/** A property added to Object.prototype would show up in all of treesite's objects. */
function refuseAdditions(): void {
  for (const name in {}) {
    Reflect.deleteProperty(Object.prototype, name);
    throw new Error(`Templates may not add to Object.prototype: ${name}.`);
  }
}
