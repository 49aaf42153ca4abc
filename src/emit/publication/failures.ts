/** Errors and notes of a publication → what happened, what is published now and what to do. Reads the output folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeFileFailure } from '../../diagnostics/describe-failure.ts';
import { codeOf } from '../../diagnostics/errors.ts';
import { manifestName } from '../../domain/file-names.ts';
import { formatNumber } from '../../text/strings.ts';
import type { CurrentSite } from './current-site.ts';
import type { ListedFiles } from './manifest.ts';

/** Not a bug: the message says what happened. */
export class PublishError extends Error {
  readonly code = 'TREESITE_PUBLISH';
}

/** Another process holds the lock. */
export class BusyError extends Error {
  readonly code = 'TREESITE_BUSY';
}

/** `named` is the output folder, `published` a sentence on what is in it. Returns bugs of treesite unchanged. */
export function explainFailure(error: unknown, named: string, published = describePublished(named)): unknown {
  const mounted = `${named} cannot be the output folder: it is a mount point. New files are written beside it first, and then renamed.`;
  const known = error instanceof PublishError ? error.message : codeOf(error) === 'EXDEV' ? mounted : undefined;
  const what = known ?? describeFileFailure(error);
  return what === undefined ? error : new PublishError(`${what} ${published}`, { cause: error });
}

/** Before the first change. */
export function describePublished(named: string): string {
  return existsSync(path.join(named, manifestName))
    ? `The published site in ${named} is unchanged.`
    : 'No site was published.';
}

export function describeMixture(named: string): string {
  return `A part of the new site is in ${named}. Each page there is whole, old or new. To publish the rest, run npx treesite build.`;
}

/** What was wrong in an output folder, and is right since the publish. `files` are those of the new site. */
export function describeRepairs(named: string, current: CurrentSite | undefined, files: ListedFiles): string[] {
  if (!current) return [];
  if (current.manifest.isUnderWay)
    return [`An earlier publish to ${named} was cut off. This build has published the whole site.`];
  const [first, ...others] = [...current.damaged].filter((file) => files.has(file));
  if (first === undefined) return [];
  const subject = others.length > 0 ? ` and ${formatNumber(others.length)} more were` : ' was';
  return [
    `${path.join(named, first)}${subject} changed or deleted by another program after the last build. The new site is whole.`,
  ];
}
