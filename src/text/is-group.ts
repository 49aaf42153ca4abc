/** Whether a value is a group of fields, as opposed to a list or a single value. Pure. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
