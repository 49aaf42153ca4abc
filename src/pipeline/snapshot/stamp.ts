/** Everything that a build reads → a stamp of names, sizes and times: while it is unchanged, so is the site. Reads folders. */
import path from 'node:path';
import { packageFiles, relativePath } from '../../domain/file-names.ts';
import { fieldSchemaFolder } from '../../domain/kind-lists.ts';
import { fileHash } from '../../files/content-hash.ts';
import { type FolderEntry, filesIn, isUnchanged, listFolder } from '../../files/list-folder.ts';
import { listFieldSchemas } from '../../load/list-field-schemas.ts';
import type { SiteOptions } from '../site-options.ts';

type Folders = Pick<SiteOptions, 'root' | 'data' | 'templates' | 'static' | 'packageRoot'>;

export interface Stamp {
  /** A hash of names, sizes and times. */
  digest: string;
  /** The data folder's own entries. */
  data: Listing;
  /** Those of all other folders. */
  others: readonly Listing[];
}

interface Listing {
  folder: string;
  entries: readonly FolderEntry[];
  /** A hash of names, sizes and times. */
  digest: string;
  /** Before the folder was listed, in milliseconds. */
  time: number;
}

export function stampOf(folders: Folders): Stamp {
  const data = listed(folders.data, () => listFolder(folders.data));
  const others = othersOf(folders);
  return { digest: digestOfAll([data, ...others]), data, others };
}

/**
 * Whether the files that a build has read are unchanged since it began. `read`: the data files among them: cached results of others
 * were right when it began. The next build notices later changes.
 */
export function isUpToDate({ data, others }: Stamp, folders: Folders, read: Pick<ReadonlySet<string>, 'has'>): boolean {
  if (digestOfAll(othersOf(folders)) !== digestOfAll(others)) return false;
  return data.entries.every((entry) => !read.has(entry.name) || isUnchanged(folders.data, entry));
}

/** A file that was changed, added or deleted since, relative to the project's folder. */
export function findChange({ data, others, digest }: Stamp, folders: Folders): string | undefined {
  const now = stampOf(folders);
  if (now.digest === digest) return undefined;
  const listsNow = [now.data, ...now.others];
  for (const [index, { folder, entries }] of [data, ...others].entries()) {
    const names = new Set(entries.map(({ name }) => name));
    const first =
      entries.find((entry) => entry.type !== 'folder' && !isUnchanged(folder, entry)) ??
      listsNow[index]?.entries.find(({ name }) => !names.has(name));
    if (first) return relativePath(folders.root, path.join(folder, first.name));
  }
  return relativePath(folders.root, folders.data);
}

/** False if a file changed so recently that another change might not show in its times. */
export function isReliable({ data, others }: Stamp): boolean {
  return [data, ...others].every(({ entries, time }) => entries.every((entry) => hasReliableTimes(entry, time)));
}

function othersOf({ root, templates, packageRoot, ...folders }: Folders): Listing[] {
  return [
    ...[...new Set([templates, folders.static, path.join(packageRoot, 'templates')])].map((folder) =>
      listed(folder, () => listFolder(folder, { isWhole: true })),
    ),
    // What is installed beside the site.
    listed(root, () => filesIn(root, packageFiles)),
    listed(path.join(root, fieldSchemaFolder), () => listFieldSchemas(root).entries),
  ];
}

function listed(folder: string, list: () => readonly FolderEntry[]): Listing {
  const time = Date.now();
  const entries = list();
  return { folder, entries, digest: digestOf(entries), time };
}

function digestOf(entries: readonly FolderEntry[]): string {
  return fileHash(JSON.stringify(entries));
}

function digestOfAll(lists: readonly Listing[]): string {
  return fileHash(lists.map(({ digest }) => digest).join(' '));
}

/** The stamp of files in other folders; `files` are relative to the project's folder. */
export function stampOfFiles(
  root: string,
  files: string[],
): { files: string[]; entries: FolderEntry[]; digest: string } {
  const entries = filesIn(root, files);
  return { files, entries, digest: digestOf(entries) };
}

/** The resolution of file times: milliseconds, or seconds, as on memory cards. */
const stepMs = { fine: 50, coarse: 2_000 };

/** Whether a change at or after `now` would show in the file's times. */
export function hasReliableTimes({ mtimeMs, ctimeMs }: Pick<FolderEntry, 'mtimeMs' | 'ctimeMs'>, now: number): boolean {
  const newest = Math.max(mtimeMs, ctimeMs);
  // First, because the remainders below take long for ten thousand files.
  if (newest < now - stepMs.coarse) return true;
  const isCoarse = mtimeMs % 1_000 === 0 && ctimeMs % 1_000 === 0;
  return !isCoarse && newest < now - stepMs.fine;
}
