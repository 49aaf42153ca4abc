/** Reads and sets values in nested groups, by path. Pure. */

type Fields = Readonly<Record<string, unknown>>;

export function valueAt(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (isFields(value) ? value[step] : undefined), from);
}

/** A copy with the value at the path. */
export function withValue(fields: Fields, [step = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return { ...fields, [step]: value };
  const inner = fields[step];
  return { ...fields, [step]: withValue(isFields(inner) ? inner : {}, rest, value) };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
