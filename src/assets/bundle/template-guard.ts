/**
 * Runs a site's own templates with limits on time, elements and memory, and keeps the built-in functions as they are. No
 * defense against malicious templates: they are the owner's code.
 */
import { Script } from 'node:vm';
import { codeOf } from '../../diagnostics/code-of.ts';
import { formatNumber } from '../../text/format-number.ts';
import { restoreBuiltIns } from './built-ins.ts';
import { describeFullHeap } from './heap-limit.ts';

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

/** `fullHeap` is a sentence if the memory is full. */
export function withTimeLimit(timeoutMs: number, fullHeap = describeFullHeap): RunTemplate {
  return <Result>(work: () => Result): Result => {
    Object.defineProperty(globalThis, Symbol.for(slot), { value: waiting, configurable: true });
    const outer = waiting.work;
    waiting.work = work;
    if (!outer) elements = 0;
    try {
      const result = caller.runInThisContext({ timeout: timeoutMs }) as Result;
      if (!outer) refuseFullHeap(fullHeap());
      return result;
    } catch (error) {
      if (codeOf(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      throw new EndlessTemplate(`The templates did not finish within ${timeoutMs / 1000} s.`);
    } finally {
      waiting.work = outer;
      if (!outer) refuseReplacements();
      refuseAdditions();
    }
  };
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
