/** The data folder → its files and folders with sizes and times. Reads folders and metadata, opens no files. */
import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { shortPath } from '../domain/file-names.ts';

/** A file or folder in the data folder. For a symlink, size and time are those of its target. */
export interface DataEntry {
  /** The path relative to the data folder, with forward slashes. */
  name: string;
  type: 'file' | 'folder' | 'link' | 'special';
  readonly isLink: boolean;
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
  /** The reason if a folder could not be listed, or a file's metadata could not be read. */
  error?: NodeJS.ErrnoException;
}

/**
 * Folder by folder, each sorted by name. Skips dot files unless `isWhole`, and does not follow symlinks to folders.
 */
export function listData(data: string, { isWhole = false } = {}): DataEntry[] {
  const root = new Entry('');
  root.type = 'folder';
  const entries: DataEntry[] = [];
  list({ data: shortPath(data), isWhole }, root, entries);
  // If the data folder is missing, each required file is reported instead.
  return root.error && root.error.code !== 'ENOENT' ? [root] : entries;
}

/** The existing ones of some files in a folder. */
export function filesIn(folder: string, names: readonly string[]): DataEntry[] {
  return names.flatMap((name) => {
    const entry = new Entry(name);
    measure(`${folder}/${name}`, entry);
    return entry.error?.code === 'ENOENT' ? [] : [entry];
  });
}

/** Whether a file still has the metadata of its entry. */
export function isUnchanged(folder: string, { name, type, size, mtimeMs, ctimeMs, ino, error }: DataEntry): boolean {
  const now = new Entry(name);
  measure(`${folder}/${name}`, now);
  return (
    now.type === type &&
    now.size === size &&
    now.mtimeMs === mtimeMs &&
    now.ctimeMs === ctimeMs &&
    now.ino === ino &&
    now.error?.code === error?.code
  );
}

/** A class, so that ten thousand entries share one hidden class in V8 from the start. */
class Entry implements DataEntry {
  readonly name: string;
  type: DataEntry['type'];
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
  error?: NodeJS.ErrnoException;

  constructor(name: string) {
    this.name = name;
    this.type = 'file';
    this.size = 0;
    this.mtimeMs = 0;
    this.ctimeMs = 0;
    this.ino = 0;
  }

  get isLink(): boolean {
    return this.type === 'link';
  }
}

function list(from: { data: string; isWhole: boolean }, folder: Entry, entries: DataEntry[]): void {
  const { data, isWhole } = from;
  const prefix = folder.name === '' ? '' : `${folder.name}/`;
  try {
    // Without types: the metadata contains the type.
    for (const name of readdirSync(`${data}/${prefix}`).sort()) {
      if (!isWhole && name.startsWith('.')) continue;
      const entry = new Entry(prefix + name);
      entries.push(entry);
      measure(`${data}/${entry.name}`, entry);
      if (entry.type === 'folder') list(from, entry, entries);
    }
  } catch (error) {
    folder.error = error as NodeJS.ErrnoException;
  }
}

function typeOf(found: Stats): DataEntry['type'] {
  if (found.isFile()) return 'file';
  if (found.isDirectory()) return 'folder';
  return found.isSymbolicLink() ? 'link' : 'special';
}

/** Folders' sizes and times are ignored, because files that are never read change them too. */
function measure(absolute: string, entry: Entry): void {
  try {
    const own = lstatSync(absolute);
    entry.type = typeOf(own);
    if (entry.type === 'folder') return;
    const found = entry.isLink ? statSync(absolute) : own;
    entry.size = found.size;
    entry.mtimeMs = found.mtimeMs;
    entry.ctimeMs = found.ctimeMs;
    entry.ino = found.ino;
  } catch (error) {
    entry.error = error as NodeJS.ErrnoException;
  }
}
