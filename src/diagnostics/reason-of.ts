/** Whatever was thrown → a short text. Pure. */

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
