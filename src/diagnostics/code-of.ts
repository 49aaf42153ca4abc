/** Whatever was thrown → its code and its message. Pure. */

/** Such as ENOENT; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Whether an error says that there is nothing at a path, or a file in place of one of its folders. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '');
}

/** Longer messages would fill the terminal. */
const maxLetters = 2_000;

/** A thrown value → its message, whatever it is: templates may throw null, an object without a message, or a message of many megabytes. */
export function reasonOf(thrown: unknown): string {
  try {
    if (thrown === null || thrown === undefined) return `${thrown} was thrown`;
    const message = thrown instanceof Error ? String(thrown.message) : String(thrown);
    const shown = message.length > maxLetters ? `${message.slice(0, maxLetters)}…` : message;
    // Node appends treesite's own paths to errors of missing modules.
    return shown.replace(/\nRequire stack:[\s\S]*/, '');
  } catch {
    return 'a value without a text was thrown';
  }
}
