/** A file in the data folder → a Source with its text, or a picture's name. Reads the disk. */
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linkOutside, specialFile, unreadableFile } from '../diagnostics/read-problem.ts';
import { lfsPointer, relativePath } from '../domain/file-names.ts';
import { rowOf } from '../domain/kind-lists.ts';
import { classify, namedIn, nearestPath, withYaml } from './classify.ts';
import type { DataEntry } from './list-data.ts';
import { fileProblem, unexpected } from './read-problems.ts';
import { readText } from './read-text.ts';
import type { ImageFile, Source, SourceName } from './source.ts';

/** The result of reading one file. The extension .yml is reported with the listing, because the hint depends on other files. */
export interface FileRead {
  source?: Source;
  image?: ImageFile;
  icon?: ImageFile;
  problem?: Diagnostic;
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

function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

export function readDataFile(entry: DataEntry, folder: DataFolder): FileRead {
  const { name } = entry;
  const kind = classify(name);
  const wanted = kind === 'wrong-extension' ? classify(withYaml(name)) : kind;
  const [file, absolute] = [folder.display(name), `${folder.data}/${name}`];
  const refusal = refuse(entry, { file, absolute, folder });
  const problem = refusal && { problem: refusal };
  if (wanted === 'image') return { image: { name: name.slice('images/'.length), file, absolute }, ...problem };
  if (wanted === 'icon') return { ...(problem ?? { icon: { name: name.slice('icons/'.length), file, absolute } }) };
  if (wanted === 'unknown' || wanted === 'wrong-extension') {
    if (problem || kind !== 'unknown') return problem ?? {};
    const near = nearestPath(name);
    return { problem: unexpected(file, near === undefined ? undefined : folder.display(near)) };
  }
  const source: SourceName = { file, kind: wanted, ...namedIn(name) };
  if (kind === 'wrong-extension') return { source: { ...source, text: '' }, ...problem };
  const read = problem ?? textOf(absolute, source, entry.size);
  return 'text' in read
    ? { source: { absolute, text: read.text, ...source } }
    : { source: { ...source, text: '' }, ...read };
}

function textOf(absolute: string, { file, kind }: SourceName, size: number): ReturnType<typeof readText> {
  const read = readText(absolute, { file, kind, size });
  if (!('text' in read)) return read;
  if (read.text.startsWith(lfsPointer)) return { problem: fileProblem(file, 'Git LFS pointer') };
  return read.text.trim() === '' && !rowOf(kind).mayBeEmpty ? { problem: fileProblem(file, 'empty') } : read;
}

interface DataPath {
  file: string;
  absolute: string;
  folder: DataFolder;
}

/** Refuses symlinks that are broken or lead out of the data folder, and everything but regular files. */
function refuse(entry: DataEntry, { file, absolute, folder }: DataPath): Diagnostic | undefined {
  if (entry.error) return unreadableFile(file, entry.error, entry);
  if (entry.type === 'file') return undefined;
  if (entry.type === 'folder') return fileProblem(file, 'folder for a file');
  if (entry.type !== 'link') return specialFile(file);
  try {
    const real = realpathSync(absolute);
    if (real !== folder.real && !real.startsWith(folder.real + path.sep)) return linkOutside(file, 'data');
    const found = statSync(real);
    if (found.isFile()) return undefined;
    return found.isDirectory() ? fileProblem(file, 'link to a folder') : specialFile(file);
  } catch (error) {
    return unreadableFile(file, error as NodeJS.ErrnoException, entry);
  }
}
