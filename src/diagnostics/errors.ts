/** Errors that end a command with a message instead of a stack trace, which `src/cli/main.ts` turns into exit codes; and the code and the message of whatever was thrown. Pure. */

/** Exit code 2: wrong usage, as opposed to problems in the content. */
export class UsageError extends Error {
  readonly code = 'TREESITE_USAGE';
}

/** Exit code 1: the content, or what is on the disk, does not allow it. */
export class Refusal extends Error {
  readonly code = 'TREESITE_REFUSED';
}

/** Such as ENOENT; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Whether an error says that there is nothing at a path, a file in place of one of its folders, or a name that no file can have. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(codeOf(error) ?? '');
}

/** A thrown value → its message: templates may throw anything. */
export function reasonOf(thrown: unknown): string {
  try {
    const message = String(thrown instanceof Error ? thrown.message : thrown);
    // Node appends treesite's own paths to errors of missing modules.
    return message.replace(/\nRequire stack:[\s\S]*/, '');
  } catch {
    return 'a value without a message was thrown';
  }
}

/** For what a template throws when its page is finished. */
export function describeLateFailure(thrown: unknown): string {
  return `A template failed in a timer, or in a promise that nothing waits for: ${reasonOf(thrown)}`;
}
