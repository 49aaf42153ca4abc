/** Whatever was thrown → its code, such as ENOENT; undefined if it has none. Pure. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
