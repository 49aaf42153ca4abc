/** The data folder → its files and folders with sizes and times. Reads folders and metadata, opens no files. */
import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';

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
  const root = new Entry('', 'folder');
  const entries: DataEntry[] = [];
  list({ data, isWhole }, root, entries);
  // If the data folder is missing, each required file is reported instead.
  return root.error && root.error.code !== 'ENOENT' ? [root] : entries;
}

/** The existing ones of some files in a folder. */
export function filesIn(folder: string, names: readonly string[]): DataEntry[] {
  return names.flatMap((name) => {
    const entry = new Entry(name, 'file');
    measure(`${folder}/${name}`, entry);
    return entry.error?.code === 'ENOENT' ? [] : [entry];
  });
}

/** A class, so that ten thousand entries share one hidden class in V8 from the start. */
class Entry implements DataEntry {
  size = 0;
  mtimeMs = 0;
  ctimeMs = 0;
  ino = 0;
  error?: NodeJS.ErrnoException;
  readonly name: string;
  readonly type: DataEntry['type'];

  constructor(name: string, type: DataEntry['type']) {
    this.name = name;
    this.type = type;
  }

  get isLink(): boolean {
    return this.type === 'link';
  }
}

function list(from: { data: string; isWhole: boolean }, folder: Entry, entries: DataEntry[]): void {
  const { data, isWhole } = from;
  const prefix = folder.name === '' ? '' : `${folder.name}/`;
  try {
    const found = readdirSync(`${data}/${prefix}`, { withFileTypes: true });
    found.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const one of found) {
      if (one.name.startsWith('.') && !isWhole) continue;
      const entry = new Entry(prefix + one.name, typeOf(one));
      entries.push(entry);
      if (entry.type === 'folder') list(from, entry, entries);
      else measure(`${data}/${entry.name}`, entry);
    }
  } catch (error) {
    folder.error = error as NodeJS.ErrnoException;
  }
}

function typeOf(found: Dirent): DataEntry['type'] {
  if (found.isFile()) return 'file';
  if (found.isDirectory()) return 'folder';
  return found.isSymbolicLink() ? 'link' : 'special';
}

function measure(absolute: string, entry: Entry): void {
  try {
    const found = entry.isLink ? statSync(absolute) : lstatSync(absolute);
    entry.size = found.size;
    entry.mtimeMs = found.mtimeMs;
    entry.ctimeMs = found.ctimeMs;
    entry.ino = found.ino;
  } catch (error) {
    entry.error = error as NodeJS.ErrnoException;
  }
}
