/** Reads and sets values in nested groups and lists, by path. Pure. */
import { isGroup } from '../domain/groups.ts';

type Fields = Readonly<Record<string, unknown>>;

export function valueAt(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isGroup(value) ? value[step] : undefined;
  }, from);
}

/** A copy with the value at the path. */
export function withValue(fields: Fields, [step = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return { ...fields, [step]: value };
  const inner = fields[step];
  return { ...fields, [step]: withValue(isGroup<Fields>(inner) ? inner : {}, rest, value) };
}
