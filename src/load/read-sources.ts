/** Reads the data folder once: its text files as Sources, its pictures as names. Touches the disk, changes nothing. */
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { type Diagnostic, diagnose, startOf } from '../diagnostic.ts';
import { didYouMean } from '../nearest.ts';
import { classify, nearestPath, requiredFiles } from './classify.ts';
import type { ImageFile, Source, SourceName } from './source.ts';

const largestText = 1024 * 1024;

export interface ReadResult {
  /** Also those that could not be read, with an empty text: a reference to one of them is not the mistake to tell. */
  sources: Source[];
  /** Also those that were refused: see above. */
  images: ImageFile[];
  diagnostics: Diagnostic[];
}

/** What one file of the data folder is. That it ends in .yml is told by its name, and by what else there is. */
type FileRead = { source?: Source; image?: ImageFile; problem?: Diagnostic };

/** What was read of a data folder and is still good: the reader fills it in, who watches the folder takes out what has changed. */
export class DataMemory {
  /** Every file and folder below the data folder; undefined when some may have come or gone. */
  names: readonly string[] | undefined;
  /** By the path below the data folder, with forward slashes. */
  readonly files = new Map<string, FileRead>();
}

/** `root` is the project's folder, `data` the data folder; both absolute. What `memory` holds is not read again. */
export async function readSources(root: string, data: string, memory = new DataMemory()): Promise<ReadResult> {
  const result: ReadResult = { sources: [], images: [], diagnostics: [] };
  const display = (name: string) => toPosix(path.relative(root, path.join(data, name)));
  const realData = await realpath(data).catch(() => data);
  memory.names ??= (await listFolder(data)).sort();
  const { names } = memory;
  for (const name of names) {
    if (name.endsWith('/')) continue;
    const read =
      memory.files.get(name) ??
      (await readOne(name, { file: display(name), absolute: path.join(data, name), realData }));
    memory.files.set(name, read);
    if (read.source) result.sources.push(read.source);
    if (read.image) result.images.push(read.image);
    if (read.problem) result.diagnostics.push(read.problem);
    else if (classify(name) === 'wrong-extension')
      result.diagnostics.push(wrongExtension(display(name), names.includes(withYaml(name))));
  }
  for (const name of requiredFiles) {
    if (names.includes(name) || names.includes(name.replace(/\.yaml$/, '.yml'))) continue;
    result.diagnostics.push(names.includes(`${name}/`) ? aFolder(display(name)) : missing(display(name)));
  }
  return result;
}

/** Folders end in a slash. */
function listFolder(data: string): Promise<string[]> {
  return glob('**/*', {
    cwd: data,
    followSymbolicLinks: false,
    onlyFiles: false,
    markDirectories: true,
    suppressErrors: true,
  });
}

async function readOne(
  name: string,
  { file, absolute, realData }: { file: string; absolute: string; realData: string },
): Promise<FileRead> {
  const kind = classify(name);
  const wanted = kind === 'wrong-extension' ? classify(withYaml(name)) : kind;
  const refusal = await refuse(absolute, realData, file);
  const problem = refusal && { problem: refusal };
  if (wanted === 'image') return { image: { name: name.slice('images/'.length), file, absolute }, ...problem };
  if (wanted === 'unknown' || wanted === 'wrong-extension')
    return problem ?? (kind === 'unknown' ? { problem: unexpected(file, nearestPath(name)) } : {});
  const source: SourceName = { file, kind: wanted, slug: path.basename(file).replace(/\.[^.]+$/, '') };
  if (kind === 'wrong-extension') return { source: { ...source, text: '' }, ...problem };
  const text = refusal ?? (await readText(absolute, source));
  if (typeof text === 'string') return { source: { ...source, text } };
  return { source: { ...source, text: '' }, problem: text };
}

async function readText(absolute: string, { file, kind }: SourceName): Promise<string | Diagnostic> {
  const bytes = await readFile(absolute).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) return unreadable(file, bytes);
  if (bytes.length > largestText) {
    const size = `${(bytes.length / largestText).toFixed(1)} MB`;
    return diagnose('file/too-large', startOf(file), `This file is ${size}; a data file may have up to 1 MB.`, {
      hint: 'Put pictures into data/images, and split long lists into several files.',
    });
  }
  const text = decode(bytes);
  if (text === undefined) return notUtf8(file, bytes);
  return text.trim() === '' && kind !== 'phone-overrides' ? empty(file) : text;
}

/** A link that leads out of the data folder, or nowhere, is never followed. */
async function refuse(absolute: string, realData: string, file: string): Promise<Diagnostic | undefined> {
  try {
    const real = await realpath(absolute);
    if (real !== realData && !real.startsWith(realData + path.sep)) {
      return diagnose('file/outside', startOf(file), 'This is a link that leads out of the data folder.', {
        hint: 'Copy the file into the data folder.',
      });
    }
    if (!(await stat(real)).isFile()) {
      return diagnose('file/unreadable', startOf(file), 'This is a link to a folder, or not a file at all.', {
        hint: 'Put the file itself here.',
      });
    }
    return undefined;
  } catch (error) {
    return unreadable(file, error as NodeJS.ErrnoException);
  }
}

/** UTF-8 without byte order mark, or undefined when the bytes are something else. A lone carriage return is a line end too. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r(?!\n)/g, '\n');
  } catch {
    return undefined;
  }
}

function notUtf8(file: string, bytes: Uint8Array): Diagnostic {
  const readable = new TextDecoder('utf-8').decode(bytes);
  const before = readable.slice(0, Math.max(0, readable.indexOf('\uFFFD'))).split('\n');
  const at = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return diagnose('file/not-utf8', at, 'This file is not encoded as UTF-8.', { hint: 'Save it again as UTF-8.' });
}

function unreadable(file: string, error: NodeJS.ErrnoException): Diagnostic {
  const reasons: Record<string, [reason: string, hint: string]> = {
    EACCES: ['you are not allowed to read it', 'Change its permissions.'],
    ELOOP: ['it is a link that leads back to itself', 'Put the file itself here.'],
    ENOENT: ['it is a link to nothing', 'Put the file itself here, or delete the link.'],
    EISDIR: ['it is a folder', 'Put a file here.'],
  };
  const [reason, hint] = reasons[error.code ?? ''] ?? [error.code ?? error.message, 'Try again, or save it anew.'];
  return diagnose('file/unreadable', startOf(file), `This file cannot be read: ${reason}.`, { hint });
}

function empty(file: string): Diagnostic {
  return diagnose('file/empty', startOf(file), 'This file is empty.', { hint: 'Fill it in, or delete it.' });
}

function wrongExtension(file: string, isTaken: boolean): Diagnostic {
  const wanted = path.basename(withYaml(file));
  const hint = isTaken
    ? `There is a ${wanted} already: keep the better one, under that name, and delete the other.`
    : `Rename it to ${wanted}.`;
  return diagnose('file/extension', startOf(file), 'Data files end in .yaml.', { hint });
}

function withYaml(file: string): string {
  return file.replace(/\.yml$/, '.yaml');
}

function unexpected(file: string, guess: string | undefined): Diagnostic {
  const message = 'This file is not used: nothing on the site is made from a file of this name.';
  const hint = guess === undefined ? 'Move it out of the data folder, or delete it.' : didYouMean(guess);
  return diagnose('file/unexpected', startOf(file), message, { hint });
}

function aFolder(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a folder, where a file is needed.', {
    hint: 'Rename the folder, and create the file.',
  });
}

function missing(file: string): Diagnostic {
  const message = `${file} is missing; the site cannot be built without it.`;
  return diagnose('file/missing', startOf(file), message, { hint: 'Create it, or put it back.' });
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
