/** Errors and notes of a publication → what happened, what is published now and what to do. Reads the output folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeFileFailure } from '../../diagnostics/describe-file-failure.ts';
import { manifestName } from '../../domain/file-names.ts';
import type { CurrentSite } from './current-site.ts';
import type { Manifest } from './manifest.ts';

/** Not a bug: the message says what happened. */
export class PublishError extends Error {
  readonly code = 'TREESITE_PUBLISH';
}

/** Another process holds the lock. */
export class BusyError extends Error {
  readonly code = 'TREESITE_BUSY';
}

/** `named` is the output folder; `isBegun`: some of its files have been replaced. Returns bugs of treesite unchanged. */
export function explainFailure(error: unknown, named: string, { isBegun = false } = {}): unknown {
  if (error instanceof BusyError) return error;
  const what = error instanceof PublishError ? error.message : describeFileFailure(error);
  return what === undefined ? error : new PublishError(`${what} ${describeState(named, isBegun)}`, { cause: error });
}

function describeState(named: string, isBegun: boolean): string {
  if (isBegun)
    return `A part of the new site is in ${named}. Each page there is whole, old or new. To publish the rest, run treesite build.`;
  return existsSync(path.join(named, manifestName))
    ? `The published site in ${named} is unchanged.`
    : 'No site was published.';
}

/** What was wrong in an output folder, and is right since the publish. `files` are those of the new site. */
export function describeRepairs(
  named: string,
  { current, wasCutOff }: { current: CurrentSite | undefined; wasCutOff: boolean },
  files: Manifest['files'],
): string[] {
  if (wasCutOff) return [`An earlier publish to ${named} was cut off. This build has published the whole site.`];
  const repairs: string[] = [];
  if (current?.isSalvaged)
    repairs.push(
      `The list of files in ${named}, ${manifestName}, was damaged, and has been written again. Files of earlier sites may be left in the folder.`,
    );
  const [first, ...others] = [...(current?.damaged ?? [])].filter((file) => files.has(file));
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  if (first !== undefined)
    repairs.push(
      `${path.join(named, first)}${more} was changed or deleted by another program after it was published. The new site has it again.`,
    );
  return repairs;
}
