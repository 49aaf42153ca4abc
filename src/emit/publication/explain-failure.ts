/** Errors of a publication → messages that say what failed, what is live now and what to do. Reads the output folder. */
import path from 'node:path';
import { describeFileFailure } from '../../diagnostics/describe-file-failure.ts';
import { manifestName } from '../../domain/manifest-name.ts';
import { statIfThere } from './fs-errors.ts';
import { PublishError } from './publish-error.ts';

/** `named` is the output folder. Returns bugs of treesite unchanged. */
export function explainFailure(error: unknown, named: string): unknown {
  const what = error instanceof PublishError ? error.message : describeFileFailure(inSite(error, named));
  if (what === undefined) return error;
  const isLive = statIfThere(path.join(named, manifestName)) !== undefined;
  const state = isLive ? `The published site in ${named} is unchanged.` : 'No site was published.';
  return new PublishError(error instanceof PublishError && error.saysState ? what : `${what} ${state}`, {
    cause: error,
  });
}

export function explainLeftovers(errors: readonly unknown[], named: string): string[] {
  return errors.map((error) => {
    const what = describeFileFailure(error) ?? String(error);
    return `The new site is in ${named}, but some files of the old site were not removed. ${what} The next build tries again.`;
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
