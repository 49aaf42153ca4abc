/** A site that could not be put in place: says what happened, what is live now, and what to do. No bug of treesite. */

export class PublishError extends Error {
  readonly code = 'TREESITE_PUBLISH';
  /** Whether the message says what is live now. */
  saysState = false;
}

/** Another process holds the lock. */
export class BusyError extends Error {
  readonly code = 'TREESITE_BUSY';
}
