/** Two sites → the files whose contents differ. Pure. */
import type { Manifest } from './manifest.ts';

/**
 * `staged` are the files of the new site that are not kept from the old one. Undefined if the sites differ in more: in the
 * names of files, in what is a page, in the base path or in assets kept for open pages.
 */
export function changedFiles(before: Manifest, after: Manifest, staged: Iterable<string>): string[] | undefined {
  if (before.base !== after.base || before.files.size !== after.files.size || !isSameSet(before.pages, after.pages))
    return undefined;
  if (before.kept.size > 0 || after.kept.size > 0) return undefined;
  const changed = [...staged];
  return changed.every((file) => before.files.has(file)) ? changed : undefined;
}

function isSameSet(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean {
  if (one === other) return true;
  if (one?.size !== other?.size) return false;
  for (const value of one ?? []) if (!other?.has(value)) return false;
  return true;
}
