/** Errors of a publication → messages that say what failed, what is live now and what to do. Reads the output folder. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { describeFileFailure } from '../../diagnostics/describe-file-failure.ts';
import { manifestName } from '../../domain/file-names.ts';
import { statIfThere } from '../../files/fs-errors.ts';
import { BusyError, PublishError } from './publish-error.ts';

/** `named` is the output folder; `begun`: some of its files have been replaced. Returns bugs of treesite unchanged. */
export function explainFailure(error: unknown, named: string, progress?: 'begun'): unknown {
  if (error instanceof BusyError) return error;
  const what = error instanceof PublishError ? error.message : describeFileFailure(error);
  const state = progress
    ? `A part of the new site is in ${named}. Each page there is whole, old or new. To publish the rest, run treesite build.`
    : describeState(named);
  return what === undefined ? error : new PublishError(`${what} ${state}`, { cause: error });
}

/** A sentence about what is live after a publish that failed before its first change. */
function describeState(named: string): string {
  return hasSite(named) ? `The published site in ${named} is unchanged.` : 'No site was published.';
}

/** False for a symbolic link that leads to itself. */
function hasSite(named: string): boolean {
  try {
    statSync(named, { throwIfNoEntry: false });
  } catch {
    return false;
  }
  return statIfThere(path.join(named, manifestName)) !== undefined;
}
