/**
 * Reports files in some folders that are written, created or deleted, except hidden ones. Watches folders instead of files, so that saving by
 * rename is noticed too, and ten thousand files cost no more than ten. why.md says why no library is used.
 */
import { type FSWatcher, readdirSync, type Stats, statSync, watch } from 'node:fs';
import path from 'node:path';
import { isHidden } from '../domain/file-names.ts';

/** The events of one save arrive within this time. */
const debounceMs = 5;
const ignored = new Set(['node_modules', '.git']);

interface WatchCallbacks {
  /** Receives absolute paths. */
  onChange: (paths: string[]) => void;
  /** Receives the error of a folder that cannot be watched. */
  onError: (error: NodeJS.ErrnoException) => void;
}

/** Folders are absolute, and need not exist yet. Files among them are reported, too. Returns a function that stops watching. */
export function watchFolders(folders: readonly string[], { onChange, onError }: WatchCallbacks): () => void {
  const watchers = new Map<string, FSWatcher>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const report = (file: string) => {
    changed.add(file);
    timer ??= setTimeout(() => {
      const paths = [...changed];
      changed = new Set();
      timer = undefined;
      onChange(paths);
    }, debounceMs);
  };

  const forget = (folder: string) => {
    for (const [name, watcher] of watchers) {
      if (name !== folder && !name.startsWith(folder + path.sep)) continue;
      watcher.close();
      watchers.delete(name);
    }
  };

  /** A folder that was just deleted needs no watcher. */
  const reportUnwatched = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') onError(error);
  };

  const watchOne = (folder: string, onEvent: (file: string) => void) => {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_, name) => onEvent(name === null ? folder : path.join(folder, name)));
      watcher.on('error', () => forget(folder));
      watchers.set(folder, watcher);
    } catch (error) {
      reportUnwatched(error as NodeJS.ErrnoException);
    }
  };

  const heard = (file: string) => {
    // Temporary files of editors and of treesite's own commands.
    if (isHidden(path.basename(file))) return;
    // The folder may have been replaced, and the watcher of the old one no longer receives events.
    if (watchers.has(file)) forget(file);
    if (statIfReachable(file)?.isDirectory()) watchTree(file);
    report(file);
  };

  const watchTree = (folder: string) => {
    watchOne(folder, heard);
    try {
      for (const name of foldersIn(folder)) watchTree(path.join(folder, name));
    } catch (error) {
      reportUnwatched(error as NodeJS.ErrnoException);
    }
  };

  for (const folder of folders) {
    if (!statIfReachable(folder)?.isFile()) watchTree(folder);
    // The parent folder reports when the folder itself is created or deleted.
    const parent = path.dirname(folder);
    if (folders.some((other) => parent === other || parent.startsWith(other + path.sep))) continue;
    watchOne(parent, (file) => {
      if (folders.includes(file)) heard(file);
    });
  }
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** Undefined for what cannot be inspected: a link to itself, or a path below a file that was a folder before. */
function statIfReachable(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignored.has(entry.name))
    .map((entry) => entry.name);
}
