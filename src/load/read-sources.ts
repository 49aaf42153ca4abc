/** The data folder → its text files as Sources, its pictures as names. Reads the disk. */
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unreadableFolder, wrongType } from '../diagnostics/read-problem.ts';
import { type FolderEntry, listFolder } from '../files/list-folder.ts';
import { classify, dataFolders, requiredFiles, withYaml } from './classify.ts';
import { type DataFolder, dataFolder, type FileRead, readDataFile } from './read-data-file.ts';
import { fileProblem, missingFile, wrongExtension } from './read-problems.ts';
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

const withYml = (name: string) => name.replace(/\.yaml$/, '.yml');
const requiredNames = new Set(requiredFiles.flatMap((name) => [name, withYml(name)]));

/** Problems that the listing shows: unreadable folders, something else in their place, wrong extensions, missing required files. */
function checkListing(
  entries: readonly FolderEntry[],
  { display }: DataFolder,
): Pick<ReadResult, 'diagnostics' | 'isComplete'> {
  const required = new Set<string>();
  let names: Set<string> | undefined;
  const diagnostics: Diagnostic[] = [];
  let isComplete = true;
  for (const entry of entries) {
    const { name, type, error } = entry;
    const isLink = type === 'link';
    if (requiredNames.has(name)) required.add(name);
    if (type !== 'folder' && dataFolders.has(name)) {
      diagnostics.push(
        error && !isLink
          ? unreadableFolder(display(name), error)
          : isLink
            ? fileProblem(display(name), 'link for a folder')
            : wrongType(display(name), 'a file', 'a folder'),
      );
      isComplete = false;
    } else if (type === 'folder' && error) {
      diagnostics.push(unreadableFolder(display(name), error));
      isComplete = false;
    } else if (name.endsWith('.yml') && type !== 'folder' && !error && classify(name) === 'wrong-extension') {
      const wanted = withYaml(name);
      names ??= new Set(entries.map((other) => other.name));
      const isTaken = names.has(wanted);
      diagnostics.push(wrongExtension(display(name), { wanted: path.posix.basename(wanted), isTaken }));
    }
  }
  if (!isComplete) return { diagnostics, isComplete };
  for (const name of requiredFiles) {
    if (!required.has(name) && !required.has(withYml(name))) diagnostics.push(missingFile(display(name)));
  }
  return { diagnostics, isComplete };
}
