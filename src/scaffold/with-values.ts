/** Sets values in nested groups and lists, by path. Pure. */
import { isGroup } from '../domain/groups.ts';

export interface PathValue {
  path: readonly string[];
  value: unknown;
}

/** The values as the value of a data file. */
export function valuesOf(values: readonly PathValue[]): Record<string, unknown> {
  return withValues({}, values) as Record<string, unknown>;
}

/** A copy of `value` with the values at their paths. A number in a path is a list index; gaps in lists are closed. */
export function withValues(value: unknown, values: readonly PathValue[]): unknown {
  const laid = values.reduce<unknown>((into, one) => setAt(into, one.path, one.value), structuredClone(value));
  return values.some(({ path }) => path.some(isIndex)) ? withoutHoles(laid) : laid;
}

function isIndex(step: string): boolean {
  return /^\d+$/.test(step);
}

function setAt(into: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (isIndex(step)) {
    const list = Array.isArray(into) ? into : [];
    list[Number(step)] = setAt(list[Number(step)], rest, value);
    return list;
  }
  const group = isGroup(into) ? into : {};
  group[step] = setAt(group[step], rest, value);
  return group;
}

function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutHoles);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutHoles(child)]));
}
