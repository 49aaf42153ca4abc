/** Why a site could not be published, in sentences that are true: what failed, what is live now, what to do. */
import path from 'node:path';
import { describeFileFailure } from '../../diagnostics/describe-file-failure.ts';
import { manifestName } from '../../domain/manifest-name.ts';
import { statIfThere } from './fs-errors.ts';
import { PublishError } from './publish-error.ts';

/** `named` is the output folder. Errors of treesite itself stay as they are. */
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

/** The owner knows the file of the site, not where it waits. */
function inSite(error: unknown, named: string): unknown {
  if (!(error instanceof Error) || !('siteFile' in error) || typeof error.siteFile !== 'string') return error;
  return Object.assign(error, { siteFile: path.resolve(named, error.siteFile) });
}
