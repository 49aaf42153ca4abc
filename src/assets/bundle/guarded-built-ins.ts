/** Built-in objects of JavaScript for a site's own templates: with them, templates cannot hang the build, and what changes from build to build is noted. */
import { type Note, noted } from './template-calls.ts';

/** A copy, because a proxy would make every call slower. */
export function mathFor(note: Note): Math {
  const random = { value: noted(Math.random, note, 'Math.random') };
  return Object.create(Object.prototype, { ...Object.getOwnPropertyDescriptors(Math), random });
}

/** No page can wait for a promise either. One that starts another for ever would hang the build: no time limit interrupts it. */
export function promiseFor(note: Note): PromiseConstructor {
  return class<Value> extends Promise<Value> {
    static override get [Symbol.species]() {
      return Promise;
    }

    // biome-ignore lint/suspicious/noThenProperty: templates get this class in place of Promise.
    override then<One = Value, Other = never>(_done?: unknown, failed?: unknown): Promise<One | Other> {
      note('never', 'then()');
      // A rejection that nothing handles ends the build.
      super.then(undefined, typeof failed === 'function' ? () => undefined : undefined);
      return new (this.constructor as PromiseConstructor)(() => {});
    }
  } as unknown as PromiseConstructor;
}

/** Called before and after template code runs. */
export interface HeldPromises {
  begin: () => void;
  end: () => void;
}

/** For promises that templates get elsewhere, as from `crypto.subtle`: while templates run, they call nothing either. */
export function heldPromises(note: Note): HeldPromises {
  // Templates may replace `Promise` itself, which is put back later.
  const { prototype } = Promise;
  const real = prototype.then;
  const held = function (this: Promise<unknown>, _done?: unknown, failed?: unknown) {
    note('never', 'then()');
    real.call(this, undefined, typeof failed === 'function' ? () => undefined : undefined);
    return new Promise(() => {});
  };
  return {
    begin: () => {
      Reflect.set(prototype, 'then', held);
    },
    // What templates have put in its place stays, and is reported.
    end: () => {
      if (Reflect.get(prototype, 'then') === held) Reflect.set(prototype, 'then', real);
    },
  };
}

export function dateFor(note: Note): DateConstructor {
  const now = noted(Date.now, note, 'Date.now');
  return new Proxy(Date, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    apply() {
      note('changes', 'Date()');
      return Date();
    },
    construct(target, given, newTarget) {
      if (given.length === 0) note('changes', 'new Date()');
      return Reflect.construct(target, given, newTarget);
    },
  });
}
