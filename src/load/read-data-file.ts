/** A file in the data folder → a Source with its text, or a picture's name. Reads the disk. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import { problemOfFile } from '../diagnostics/unreadable.ts';
import { lfsPointer, relativePath } from '../domain/file-names.ts';
import { rowOf } from '../domain/kind-lists.ts';
import type { FolderEntry } from '../files/list-folder.ts';
import { refuseLink } from '../files/refuse-link.ts';
import { classify, namedIn, nearestPath, withYaml } from './classify.ts';
import { emptyFile, unexpected, wrongExtension } from './file-problems.ts';
import { readText } from './read-text.ts';
import type { ImageFile, Source, SourceName } from './source.ts';

export interface FileRead {
  source?: Source;
  image?: ImageFile;
  icon?: ImageFile;
  diagnostics: readonly Diagnostic[];
}

export interface DataFolder {
  /** Absolute; `real` has all symlinks resolved. */
  data: string;
  real: string;
  /** The path of a file relative to the project's root, with forward slashes. */
  display: (name: string) => string;
}

export function dataFolder(root: string, data: string): DataFolder {
  const below = relativePath(root, data);
  return {
    data,
    real: realOf(data),
    display: (name) => (below === '' ? name : name === '' ? below : `${below}/${name}`),
  };
}

/** A data file in the listing of the folder. */
export interface DataFile {
  entry: FolderEntry;
  name: SourceName;
}

/** The data files among the entries, also those with a wrong extension. */
export function dataFiles(entries: readonly FolderEntry[], { display }: DataFolder): DataFile[] {
  return entries.flatMap((entry) => {
    const named = namedIn(entry.name);
    return named ? [{ entry, name: { file: display(entry.name), ...named } }] : [];
  });
}

function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

export function readDataFile(entry: FolderEntry, folder: DataFolder): FileRead {
  const { name } = entry;
  const kind = classify(name);
  const [file, absolute] = [folder.display(name), `${folder.data}/${name}`];
  const diagnostics = refuse(entry, { file, absolute, folder });
  const isRefused = diagnostics.length > 0;
  if (kind === 'image') return { image: { name: name.slice('images/'.length), file, absolute }, diagnostics };
  if (kind === 'icon' && isRefused) return { diagnostics };
  if (kind === 'icon') return { icon: { name: name.slice('icons/'.length), file, absolute }, diagnostics };
  const named = namedIn(name);
  if (!named) {
    if (isRefused) return { diagnostics };
    const near = nearestPath(name);
    return { diagnostics: [unexpected(file, near === undefined ? undefined : folder.display(near))] };
  }
  const source: SourceName = { file, ...named };
  const text = isRefused ? diagnostics : textOf(absolute, source, entry.size);
  return Array.isArray(text)
    ? { source: { ...source, text: '' }, diagnostics: text }
    : { source: { text, ...source }, diagnostics };
}

function textOf(absolute: string, { file, kind }: SourceName, size: number): string | Diagnostic[] {
  const text = readText(absolute, { file, kind, size });
  if (Array.isArray(text)) return text;
  if (text.startsWith(lfsPointer)) {
    const message = 'This is a Git LFS pointer, not the file itself.';
    return [diagnose('file/unreadable', wholeFile(file), message, { hint: 'Run git lfs pull.' })];
  }
  return text.trim() === '' && !rowOf(kind).mayBeEmpty ? [emptyFile(file, 'This file is empty.')] : text;
}

interface DataPath {
  file: string;
  absolute: string;
  folder: DataFolder;
}

/** Refuses symlinks that are broken or lead out of the data folder, everything but regular files, and the extension .yml. */
function refuse(entry: FolderEntry, { file, absolute, folder }: DataPath): Diagnostic[] {
  const problem =
    problemOfFile(entry, file) ??
    (entry.type === 'link' ? refuseLink(file, absolute, { within: folder.real, name: 'data' }) : undefined);
  if (problem) return [problem];
  return classify(entry.name) === 'wrong-extension' ? [wrongExtension(file, path.posix.basename(withYaml(file)))] : [];
}
