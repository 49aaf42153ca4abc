/** What a thrown value says, whatever it is: templates may throw null, or an object without a text. Pure. */
export function reasonOf(thrown: unknown): string {
  try {
    if (!(thrown instanceof Error))
      return thrown === null || thrown === undefined ? `${thrown} was thrown` : String(thrown);
    // Node's own errors of modules go on with treesite's paths.
    return thrown.message.replace(/\nRequire stack:[\s\S]*/, '');
  } catch {
    return 'a value without a text was thrown';
  }
}
