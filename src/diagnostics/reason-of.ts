/** A thrown value → its message, whatever it is: templates may throw null, or an object without a message. Pure. */
export function reasonOf(thrown: unknown): string {
  try {
    if (!(thrown instanceof Error))
      return thrown === null || thrown === undefined ? `${thrown} was thrown` : String(thrown);
    // Node appends treesite's own paths to errors of missing modules.
    return thrown.message.replace(/\nRequire stack:[\s\S]*/, '');
  } catch {
    return 'a value without a text was thrown';
  }
}
