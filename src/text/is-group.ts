/** Whether a value is a group of fields, as opposed to a list or a single value. Pure. */
/** `Group` is the type that the caller knows the fields to have. */
export function isGroup<Group extends object = Record<string, unknown>>(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
