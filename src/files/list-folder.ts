/** A folder → its files and folders, at all depths, with sizes and times. Reads folders and metadata, opens no files. */
import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { isSystemFile } from '../domain/file-names.ts';

type FileType = 'file' | 'folder' | 'link' | 'special';

/** For a symlink, size and time are those of its target. */
export interface FolderEntry {
  /** The path relative to the listed folder, with forward slashes. */
  name: string;
  type: FileType;
  /** Where a symlink leads, unless it is broken. */
  target?: FileType;
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
  /** The reason if a folder could not be listed, or a file's metadata could not be read. */
  error?: NodeJS.ErrnoException;
}

/** Folder by folder, each sorted by name. Skips dot files and those of systems unless `isWhole`, and does not follow symlinks to folders. */
export function listFolder(folder: string, { isWhole = false } = {}): FolderEntry[] {
  const root: FolderEntry = { ...unread, name: '', type: 'folder' };
  const entries: FolderEntry[] = [];
  list({ folder, isWhole }, root, entries);
  // A folder that is missing has no files.
  return root.error && root.error.code !== 'ENOENT' ? [root] : entries;
}

/** The existing ones of some files in a folder. */
export function filesIn(folder: string, names: readonly string[]): FolderEntry[] {
  return names.map((name) => measure(folder, name)).filter(({ error }) => error?.code !== 'ENOENT');
}

/** Whether a file still has the metadata of its entry. */
export function isUnchanged(folder: string, entry: FolderEntry): boolean {
  const now = measure(folder, entry.name);
  const isSame = (['type', 'size', 'mtimeMs', 'ctimeMs', 'ino'] as const).every((field) => now[field] === entry[field]);
  return isSame && now.error?.code === entry.error?.code;
}

function list(from: { folder: string; isWhole: boolean }, below: FolderEntry, entries: FolderEntry[]): void {
  const prefix = below.name === '' ? '' : `${below.name}/`;
  try {
    // Without types: the metadata contains the type.
    for (const name of readdirSync(`${from.folder}/${prefix}`).sort()) {
      if (!from.isWhole && (name.startsWith('.') || isSystemFile(name))) continue;
      const entry = measure(from.folder, prefix + name);
      entries.push(entry);
      if (entry.type === 'folder') list(from, entry, entries);
    }
  } catch (error) {
    below.error = error as NodeJS.ErrnoException;
  }
}

const unread: Omit<FolderEntry, 'name'> = { type: 'file', size: 0, mtimeMs: 0, ctimeMs: 0, ino: 0 };

/** Folders' sizes and times are ignored, because files that are never read change them too. */
function measure(folder: string, name: string): FolderEntry {
  let { type } = unread;
  try {
    const own = lstatSync(`${folder}/${name}`);
    type = typeOf(own);
    if (type === 'folder') return { ...unread, name, type };
    const found = type === 'link' ? statSync(`${folder}/${name}`) : own;
    const { size, mtimeMs, ctimeMs, ino } = found;
    const entry = { name, type, size, mtimeMs, ctimeMs, ino };
    return type === 'link' ? { ...entry, target: typeOf(found) } : entry;
  } catch (error) {
    return { ...unread, name, type, error: error as NodeJS.ErrnoException };
  }
}

function typeOf(found: Stats): FileType {
  if (found.isFile()) return 'file';
  if (found.isDirectory()) return 'folder';
  return found.isSymbolicLink() ? 'link' : 'special';
}
