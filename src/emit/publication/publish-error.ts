/** Errors of a publication, which are not bugs: the message says what happened, what is live now and what to do. */
import { describeFileFailure } from '../../diagnostics/describe-file-failure.ts';
import { reasonOf } from '../../diagnostics/reason-of.ts';

export class PublishError extends Error {
  readonly code = 'TREESITE_PUBLISH';
}

/** A folder of the owner's could not be moved from one copy of the site to another. */
export class FolderNotMoved extends PublishError {
  readonly folder: string;
  /** The path at which it still is. */
  readonly from: string;

  constructor(folder: string, { from, cause }: { from: string; cause: unknown }) {
    super(`${describeFileFailure(cause) ?? reasonOf(cause)} Your folder ${folder} is still ${from}.`, { cause });
    this.folder = folder;
    this.from = from;
  }
}

/** Another process holds the lock. */
export class BusyError extends Error {
  readonly code = 'TREESITE_BUSY';
}
