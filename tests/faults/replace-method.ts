/** Replaces a method of an object by one with the same name and properties, such as `realpathSync.native`. */
export type Method = (...args: never[]) => unknown;
export type Methods = Record<string, Method>;

/** Nothing happens if there is no such method. */
export function replaceMethod(target: Methods, name: string, call: (real: Method, args: never[]) => unknown): void {
  const real = target[name];
  if (!real) return;
  const replacement = Object.assign((...args: never[]) => call(real, args), real);
  // Later tests of the same process see it.
  target[name] = Object.defineProperty(replacement, 'name', { value: real.name });
}
