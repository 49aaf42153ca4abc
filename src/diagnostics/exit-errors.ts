/** Errors that end a command with a message instead of a stack trace; `src/cli/main.ts` turns them into exit codes. */

/** Exit code 2: wrong usage, as opposed to problems in the content. */
export class UsageError extends Error {
  readonly code = 'TREESITE_USAGE';
}

/** Exit code 1: the content, or what is on the disk, does not allow it. */
export class Refusal extends Error {
  readonly code = 'TREESITE_REFUSED';
}
