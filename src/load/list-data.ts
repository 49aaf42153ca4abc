/** The data folder → its files and folders with sizes and times. Reads folders and metadata, opens no files. */
import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { fieldSchemaFolder, kindNames } from '../domain/kind-lists.ts';

/** A file or folder in the data folder. For a symlink, size and time are those of its target. */
export interface DataEntry {
  /** The path relative to the data folder, with forward slashes. */
  name: string;
  type: 'file' | 'folder' | 'link' | 'special';
  isLink: boolean;
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
  /** The reason if a folder could not be listed, or a file's metadata could not be read. */
  error?: NodeJS.ErrnoException;
}

/** Folder by folder, each sorted by name. Skips dot files unless `isWhole`, and does not follow symlinks to folders. */
export function listData(data: string, { isWhole = false } = {}): DataEntry[] {
  const root: DataEntry = { ...unread, name: '', type: 'folder' };
  const entries: DataEntry[] = [];
  list({ data, isWhole }, root, entries);
  // If the data folder is missing, each required file is reported instead.
  return root.error && root.error.code !== 'ENOENT' ? [root] : entries;
}

/** The existing ones of some files in a folder. */
export function filesIn(folder: string, names: readonly string[]): DataEntry[] {
  return names.map((name) => measure(folder, name)).filter(({ error }) => error?.code !== 'ENOENT');
}

/** The site's own schemas, schema/<kind>.json, without other files in the folder; none, and the reason, if it cannot be read. */
export function listFieldSchemas(root: string): { entries: DataEntry[]; error?: NodeJS.ErrnoException } {
  const folder = `${root}/${fieldSchemaFolder}`;
  try {
    return { entries: filesIn(folder, readdirSync(folder).filter(isFieldSchema).sort()) };
  } catch (error) {
    return { entries: [], error: error as NodeJS.ErrnoException };
  }
}

/** A JSON file, or a file with the name of a kind and a wrong extension. */
function isFieldSchema(name: string): boolean {
  const [, stem = '', ending] = /^(.*)\.(json|ya?ml)$/.exec(name) ?? [];
  return !name.startsWith('.') && (ending === 'json' || kindNames.some((kind) => kind === stem));
}

/** Whether a file still has the metadata of its entry. */
export function isUnchanged(folder: string, entry: DataEntry): boolean {
  const now = measure(folder, entry.name);
  const isSame = (['type', 'size', 'mtimeMs', 'ctimeMs', 'ino'] as const).every((field) => now[field] === entry[field]);
  return isSame && now.error?.code === entry.error?.code;
}

function list(from: { data: string; isWhole: boolean }, folder: DataEntry, entries: DataEntry[]): void {
  const prefix = folder.name === '' ? '' : `${folder.name}/`;
  try {
    // Without types: the metadata contains the type.
    for (const name of readdirSync(`${from.data}/${prefix}`).sort()) {
      if (!from.isWhole && name.startsWith('.')) continue;
      const entry = measure(from.data, prefix + name);
      entries.push(entry);
      if (entry.type === 'folder') list(from, entry, entries);
    }
  } catch (error) {
    folder.error = error as NodeJS.ErrnoException;
  }
}

const unread: Omit<DataEntry, 'name'> = { type: 'file', isLink: false, size: 0, mtimeMs: 0, ctimeMs: 0, ino: 0 };

/** Folders' sizes and times are ignored, because files that are never read change them too. */
function measure(folder: string, name: string): DataEntry {
  let { type } = unread;
  try {
    const own = lstatSync(`${folder}/${name}`);
    type = typeOf(own);
    if (type === 'folder') return { ...unread, name, type };
    const { size, mtimeMs, ctimeMs, ino } = type === 'link' ? statSync(`${folder}/${name}`) : own;
    return { name, type, isLink: type === 'link', size, mtimeMs, ctimeMs, ino };
  } catch (error) {
    return { ...unread, name, type, isLink: type === 'link', error: error as NodeJS.ErrnoException };
  }
}

function typeOf(found: Stats): DataEntry['type'] {
  if (found.isFile()) return 'file';
  if (found.isDirectory()) return 'folder';
  return found.isSymbolicLink() ? 'link' : 'special';
}
