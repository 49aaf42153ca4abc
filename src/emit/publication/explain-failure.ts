/** Errors of a publication → messages that say what failed, what is live now and what to do. Reads the output folder. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { describeFileFailure } from '../../diagnostics/describe-file-failure.ts';
import { reasonOf } from '../../diagnostics/reason-of.ts';
import { manifestName } from '../../domain/manifest-name.ts';
import { statIfThere } from './fs-errors.ts';
import { findPlace, siblingOf } from './output-place.ts';
import { FolderNotMoved, PublishError } from './publish-error.ts';

/** `named` is the output folder. Returns bugs of treesite unchanged. */
export function explainFailure(error: unknown, named: string): unknown {
  const what = error instanceof PublishError ? error.message : describeFileFailure(inSite(error, named));
  return what === undefined ? error : new PublishError(`${what} ${describeState(named)}`, { cause: error });
}

/** A sentence about what is live after a failed publish. */
function describeState(named: string): string {
  if (!isReadable(named)) return 'No site was published.';
  if (statIfThere(path.join(named, manifestName))) return `The published site in ${named} is unchanged.`;
  const { out } = findPlace(named);
  const aside = (['old', 'drop'] as const).map((role) => siblingOf(out, role)).find((folder) => statIfThere(folder));
  if (aside === undefined || statIfThere(out)) return 'No site was published.';
  return `${out} is missing: the previous site is in ${aside}. Rename that folder to ${out}, or run treesite build, which restores it first.`;
}

/** False for a symbolic link that leads to itself. */
function isReadable(named: string): boolean {
  try {
    statSync(named, { throwIfNoEntry: false });
    return true;
  } catch {
    return false;
  }
}

/** What a publish could not complete after its site went live. */
export interface Leftover {
  error: unknown;
  /** What is wrong now, as the end of a sentence. */
  left: string;
  /** A sentence about what the next build does. */
  next: string;
}

/** Removing the old site, or moving the owner's folders out of it, failed. */
export function leftoverOf(error: unknown): Leftover {
  return error instanceof FolderNotMoved
    ? {
        error: error.cause,
        left: `your folder ${error.folder} is still ${error.from}`,
        next: 'The next build moves it.',
      }
    : { error, left: 'some files of the old site were not removed', next: 'The next build tries again.' };
}

/** `state` is a sentence without its full stop: what is live. */
export function explainLeftovers(leftovers: readonly Leftover[], state: string): string[] {
  return leftovers.map(({ error, left, next }) => {
    const what = describeFileFailure(error) ?? `${reasonOf(error)}.`;
    return `${state}, but ${left}. ${what} ${next}`;
  });
}

/** `count`: the number of releases that a publish as a folder has deleted. */
export function explainDeleted(count: number): string[] {
  if (count === 0) return [];
  const releases = count === 1 ? 'The other release was' : `The ${count} other releases were`;
  return [`${releases} deleted, because publish: folder keeps none. There is nothing left for a rollback.`];
}

/** Replaces the staged file's path by its path in the site, which the owner knows. */
function inSite(error: unknown, named: string): unknown {
  if (!(error instanceof Error) || !('siteFile' in error) || typeof error.siteFile !== 'string') return error;
  return Object.assign(error, { siteFile: path.resolve(named, error.siteFile) });
}
