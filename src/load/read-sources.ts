/** Reads the data folder: its text files as Sources, its pictures as names. Touches the disk, changes nothing. */
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unreadableFolder } from '../diagnostics/read-problem.ts';
import { classify, requiredFiles, withYaml } from './classify.ts';
import { type DataEntry, listData } from './list-data.ts';
import { type DataFolder, dataFolder, type FileRead, readDataFile } from './read-data-file.ts';
import { folderForFile, missingFile, wrongExtension } from './read-problems.ts';
import type { ImageFile, Source } from './source.ts';

export interface ReadResult {
  /** Also those that could not be read, with an empty text: a reference to one of them is not the mistake to report. */
  sources: Source[];
  /** Also those that were refused: see above. */
  images: ImageFile[];
  /** The drawings of data/icons. */
  icons: ImageFile[];
  diagnostics: Diagnostic[];
  /** False where a folder could not be listed: what refers to a file in it may be right. */
  isComplete: boolean;
}

/** What was read of a data folder and is still good: the reader fills it in, and a watcher takes out what has changed. */
export class DataMemory {
  /** Every file and folder below the data folder; undefined when some may have come or gone. */
  names: readonly DataEntry[] | undefined;
  /** By the path below the data folder, with forward slashes. */
  readonly files = new Map<string, FileRead>();
  readonly #names = new WeakMap<Source, string>();

  /** `name` is the path below the data folder. */
  add(name: string, read: FileRead): void {
    this.files.set(name, read);
    if (read.source) this.#names.set(read.source, name);
  }

  /** The same file in another form. */
  replace(source: Source, other: Source): void {
    const name = this.#names.get(source);
    if (name !== undefined) this.add(name, { ...this.files.get(name), source: other });
  }
}

/** `root` is the project's folder, `data` the data folder; both absolute. What `memory` holds is not read again. */
export function readSources(root: string, data: string, memory = new DataMemory()): ReadResult {
  const folder = dataFolder(root, data);
  memory.names ??= listData(data);
  const result: ReadResult = { sources: [], images: [], icons: [], ...checkListing(memory.names, folder) };
  for (const entry of memory.names) {
    if (entry.type === 'folder') continue;
    const read = memory.files.get(entry.name) ?? readDataFile(entry, folder);
    memory.add(entry.name, read);
    if (read.source) result.sources.push(read.source);
    if (read.image) result.images.push(read.image);
    if (read.icon) result.icons.push(read.icon);
    if (read.problem) result.diagnostics.push(read.problem);
  }
  return result;
}

/** What the names alone show: folders that cannot be read, files of another ending, files that have to be there and are not. */
export function checkListing(
  entries: readonly DataEntry[],
  { display }: DataFolder,
): Pick<ReadResult, 'diagnostics' | 'isComplete'> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const diagnostics: Diagnostic[] = [];
  let isComplete = true;
  for (const { name, type, error } of entries) {
    if (type === 'folder' && error) {
      diagnostics.push(unreadableFolder(display(name), error));
      isComplete = false;
    } else if (type !== 'folder' && !error && classify(name) === 'wrong-extension') {
      const wanted = withYaml(name);
      const isTaken = byName.has(wanted);
      diagnostics.push(wrongExtension(display(name), { wanted: path.posix.basename(wanted), isTaken }));
    }
  }
  if (!isComplete) return { diagnostics, isComplete };
  for (const name of requiredFiles) {
    const found = byName.get(name);
    if (found?.type === 'folder') diagnostics.push(folderForFile(display(name)));
    else if (!found && !byName.has(name.replace(/\.yaml$/, '.yml'))) diagnostics.push(missingFile(display(name)));
  }
  return { diagnostics, isComplete };
}
