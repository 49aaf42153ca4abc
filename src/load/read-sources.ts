/** The data folder → its text files as Sources, its pictures as names. Reads the disk. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unreadableFolder, wrongType } from '../diagnostics/unreadable.ts';
import { type FolderEntry, listFolder } from '../files/list-folder.ts';
import { dataFolders, requiredFiles, withYaml } from './classify.ts';
import { missingFile } from './file-problems.ts';
import { type DataFolder, dataFolder, type FileRead, readDataFile } from './read-data-file.ts';
import type { ImageFile, Source } from './source.ts';

export interface ReadResult {
  /** Includes unreadable files, with an empty text, so that references to them are not reported. */
  sources: Source[];
  /** Includes refused files, for the same reason. */
  images: ImageFile[];
  /** The drawings of data/icons. */
  icons: ImageFile[];
  diagnostics: Diagnostic[];
  /** False if a folder could not be listed, so that references to files in it may be right. */
  isComplete: boolean;
}

/** A cache of what was read from a data folder: the reader fills it, and a watcher removes what has changed. */
export class DataMemory {
  /** All files and folders in the data folder; undefined if some may have been added or deleted. */
  names: readonly FolderEntry[] | undefined;
  /** By path relative to the data folder, with forward slashes. */
  readonly files = new Map<string, FileRead>();

  /** Reads a file, unless it was read before. */
  file(entry: FolderEntry, folder: DataFolder): FileRead {
    const read = this.files.get(entry.name) ?? readDataFile(entry, folder);
    this.files.set(entry.name, read);
    return read;
  }
}

/** `root` is the project's folder, `data` the data folder; both are absolute. Files in `memory` are not read again, and files that are not `wanted` not at all. */
export function readSources(
  root: string,
  data: string,
  memory = new DataMemory(),
  wanted: (entry: FolderEntry) => boolean = () => true,
): ReadResult {
  const folder = dataFolder(root, data);
  memory.names ??= listFolder(data);
  const result: ReadResult = { sources: [], images: [], icons: [], ...checkListing(memory.names, folder) };
  for (const entry of memory.names) {
    if (isFolderName(entry) || !wanted(entry)) continue;
    const read = memory.file(entry, folder);
    if (read.source) result.sources.push(read.source);
    if (read.image) result.images.push(read.image);
    if (read.icon) result.icons.push(read.icon);
    result.diagnostics.push(...read.diagnostics);
  }
  return result;
}

/** The folders among the entries, except those in place of a data file or picture, which are reported. */
function isFolderName({ type, name }: FolderEntry): boolean {
  return type === 'folder' ? !/\.(?:ya?ml|md|svg|png|jpe?g|webp|avif)$/i.test(name) : dataFolders.has(name);
}

/** Problems that the listing shows: unreadable folders, something else in their place, missing required files. */
function checkListing(
  entries: readonly FolderEntry[],
  { display }: DataFolder,
): Pick<ReadResult, 'diagnostics' | 'isComplete'> {
  const unlisted = entries.flatMap(({ name, type, error }): Diagnostic[] => {
    const file = display(name);
    if (type === 'folder') return error ? [unreadableFolder(file, error)] : [];
    if (!dataFolders.has(name)) return [];
    if (type === 'link') return [wrongType(file, 'a symbolic link', 'a folder')];
    return [error ? unreadableFolder(file, error) : wrongType(file, 'a file', 'a folder')];
  });
  if (unlisted.length > 0) return { diagnostics: unlisted, isComplete: false };
  const names = new Set(entries.map(({ name }) => withYaml(name)));
  const missing = requiredFiles.filter((name) => !names.has(name));
  return { diagnostics: missing.map((name) => missingFile(display(name))), isComplete: true };
}
