/** Everything that a build reads → a stamp of names, sizes and times: while it is unchanged, so is the site. Reads folders. */
import path from 'node:path';
import { packageFiles, relativePath } from '../../domain/file-names.ts';
import { fieldSchemaFolder } from '../../domain/kind-lists.ts';
import { fileHash } from '../../files/content-hash.ts';
import { type DataEntry, filesIn, isUnchanged, listData, listFieldSchemas } from '../../load/list-data.ts';
import { memoize, recentResults } from '../../memo/memoize.ts';
import type { SiteOptions } from '../site-options.ts';

type Folders = Pick<SiteOptions, 'root' | 'data' | 'templates' | 'static' | 'packageRoot'>;

export interface Stamp {
  /** A hash of names, sizes and times. */
  digest: string;
  /** The same without the data folder. */
  others: string;
  /** False if a file changed so recently that another change might not show in its times. */
  hasReliableTimes: boolean;
  /** When the folders were listed, in milliseconds. */
  time: number;
  /** The data folder's own entries. */
  data: readonly DataEntry[];
  /** The entries of all folders. */
  lists: readonly Listing[];
}

interface Listing {
  folder: string;
  entries: readonly DataEntry[];
  /** When the folder was listed, in milliseconds. */
  time: number;
}

export function stampOf(folders: Folders): Stamp {
  const data = listData(folders.data);
  const others = othersOf(folders);
  const lists = [listed(folders.data, data), ...others];
  return {
    digest: fileHash(lists.map(knownDigestOf).join(' ')),
    others: fileHash(others.map(knownDigestOf).join(' ')),
    hasReliableTimes: lists.every(({ entries, time }) => entries.every((entry) => hasReliableTimes(entry, time))),
    time: Date.now(),
    data,
    lists,
  };
}

/**
 * Whether the files that a build has read are unchanged since it began. `read`: the data files among them, if it has used
 * cached results of others, which were right when it began. The next build notices later changes.
 */
export function isUpToDate(stamp: Stamp, folders: Folders, read?: ReadonlySet<string>): boolean {
  if (!read) return stampOf(folders).digest === stamp.digest;
  if (fileHash(othersOf(folders).map(knownDigestOf).join(' ')) !== stamp.others) return false;
  return stamp.data.every((entry) => !read.has(entry.name) || isUnchanged(folders.data, entry));
}

/** A file that was changed, added or deleted since, relative to the project's folder. */
export function findChange({ lists, digest }: Stamp, folders: Folders): string | undefined {
  const now = stampOf(folders);
  if (now.digest === digest) return undefined;
  for (const [index, { folder, entries }] of lists.entries()) {
    const names = new Set(entries.map(({ name }) => name));
    const first =
      entries.find((entry) => entry.type !== 'folder' && !isUnchanged(folder, entry)) ??
      now.lists[index]?.entries.find(({ name }) => !names.has(name));
    if (first) return relativePath(folders.root, path.join(folder, first.name));
  }
  return relativePath(folders.root, folders.data);
}

function othersOf({ root, templates, packageRoot, ...folders }: Folders): Listing[] {
  const own = [...new Set([templates, folders.static])];
  const ofPackage = ['templates', 'static'].map((name) => path.join(packageRoot, name));
  return [
    ...own.map(listWhole),
    ...ofPackage.filter((folder) => !own.includes(folder)).map(listOfPackage),
    // Files of packages, also of a workspace: see files-outside.ts.
    listed(root, filesIn(root, packageFiles)),
    listed(path.join(root, fieldSchemaFolder), listFieldSchemas(root)),
  ];
}

/** The folders of treesite itself, which do not change while it runs. */
const listOfPackage = recentResults(4, listWhole);

function listWhole(folder: string): Listing {
  return listed(folder, listData(folder, { isWhole: true }));
}

function listed(folder: string, entries: readonly DataEntry[]): Listing {
  return { folder, entries, time: Date.now() };
}

/** Hashes the numbers themselves: formatting those of ten thousand files takes longer than reading them from the disk. */
function digestOf({ entries }: Pick<Listing, 'entries'>): string {
  let names = '';
  const figures = new Float64Array(entries.length * 4);
  let at = 0;
  for (const { name, type, size, mtimeMs, ctimeMs, ino, error } of entries) {
    names += `${name}\0${type}${error?.code ?? ''}\0`;
    figures[at++] = size;
    figures[at++] = mtimeMs;
    figures[at++] = ctimeMs;
    figures[at++] = ino;
  }
  return fileHash(names) + fileHash(new Uint8Array(figures.buffer));
}

const knownDigestOf = memoize(digestOf);

/** The stamp of files in other folders; `files` are relative to the project's folder. */
export function stampOfFiles(root: string, files: string[]): { files: string[]; entries: DataEntry[]; digest: string } {
  const entries = filesIn(root, files);
  return { files, entries, digest: fileHash(digestOf({ entries })) };
}

/** The resolution of file times: milliseconds, or seconds, as on memory cards. */
const stepMs = { fine: 50, coarse: 2_000 };

/** Whether a change at or after `now` would show in the file's times. */
export function hasReliableTimes({ mtimeMs, ctimeMs }: Pick<DataEntry, 'mtimeMs' | 'ctimeMs'>, now: number): boolean {
  const newest = Math.max(mtimeMs, ctimeMs);
  // First, because the remainders below take long for ten thousand files.
  if (newest < now - stepMs.coarse) return true;
  const isCoarse = mtimeMs % 1_000 === 0 && ctimeMs % 1_000 === 0;
  return !isCoarse && newest < now - stepMs.fine;
}
