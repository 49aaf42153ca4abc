/** Errors of a publication, which are not bugs: the message says what happened, what is live now and what to do. */

export class PublishError extends Error {
  readonly code = 'TREESITE_PUBLISH';
}

/** Another process holds the lock. */
export class BusyError extends Error {
  readonly code = 'TREESITE_BUSY';
}
