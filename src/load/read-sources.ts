/** Reads the data folder once: its text files as Sources, its pictures as names. Touches the disk, changes nothing. */
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { type Diagnostic, diagnose, startOf } from '../diagnostic.ts';
import { classify, requiredFiles } from './classify.ts';
import type { ImageFile, Source, SourceKind } from './source.ts';

const largestText = 1024 * 1024;

export interface ReadResult {
  sources: Source[];
  images: ImageFile[];
  diagnostics: Diagnostic[];
}

/** `root` is the project's folder, `data` the data folder; both absolute. */
export async function readSources(root: string, data: string): Promise<ReadResult> {
  const result: ReadResult = { sources: [], images: [], diagnostics: [] };
  const display = (name: string) => toPosix(path.relative(root, path.join(data, name)));
  const realData = await realpath(data).catch(() => data);
  const names = await glob('**/*', {
    cwd: data,
    followSymbolicLinks: false,
    onlyFiles: false,
    markDirectories: true,
    suppressErrors: true,
  });
  for (const name of names.filter((entry) => !entry.endsWith('/')).sort()) {
    const file = display(name);
    const absolute = path.join(data, name);
    const refusal = await refuse(absolute, realData, file);
    if (refusal) {
      result.diagnostics.push(refusal);
      continue;
    }
    const kind = classify(name);
    if (kind === 'image') result.images.push({ name: name.slice('images/'.length), file, absolute });
    else if (kind === 'wrong-extension') result.diagnostics.push(wrongExtension(file));
    else if (kind === 'unknown') result.diagnostics.push(unexpected(file));
    else await addSource(result, { absolute, file, kind });
  }
  for (const name of requiredFiles) {
    if (!names.includes(name)) result.diagnostics.push(missing(display(name)));
  }
  return result;
}

async function addSource(result: ReadResult, at: { absolute: string; file: string; kind: SourceKind }): Promise<void> {
  const { absolute, file, kind } = at;
  const bytes = await readFile(absolute).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    result.diagnostics.push(unreadable(file, bytes));
    return;
  }
  if (bytes.length > largestText) {
    const size = `${(bytes.length / largestText).toFixed(1)} MB`;
    result.diagnostics.push(
      diagnose('file/too-large', startOf(file), `This file is ${size}; a data file may have up to 1 MB.`),
    );
    return;
  }
  const text = decode(bytes);
  if (text === undefined) result.diagnostics.push(notUtf8(file, bytes));
  else if (text.trim() === '' && kind !== 'phone-overrides') result.diagnostics.push(empty(file));
  else result.sources.push({ file, kind, slug: path.basename(file).replace(/\.[^.]+$/, ''), text });
}

/** A link that leads out of the data folder, or nowhere, is never followed. */
async function refuse(absolute: string, realData: string, file: string): Promise<Diagnostic | undefined> {
  try {
    const real = await realpath(absolute);
    if (!real.startsWith(realData + path.sep)) {
      return diagnose('file/outside', startOf(file), 'This is a link to a file outside the data folder.', {
        hint: 'Copy the file into the data folder.',
      });
    }
    if (!(await stat(real)).isFile()) {
      return diagnose('file/unreadable', startOf(file), 'This is a link to a folder, or not a file at all.');
    }
    return undefined;
  } catch (error) {
    return unreadable(file, error as NodeJS.ErrnoException);
  }
}

/** UTF-8 without byte order mark, or undefined when the bytes are something else. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
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
  const reasons: Record<string, string> = {
    EACCES: 'you are not allowed to read it',
    ELOOP: 'it is a link that leads back to itself',
    ENOENT: 'it is a link to nothing',
    EISDIR: 'it is a folder',
  };
  const reason = reasons[error.code ?? ''] ?? error.code ?? error.message;
  return diagnose('file/unreadable', startOf(file), `This file cannot be read: ${reason}.`);
}

function empty(file: string): Diagnostic {
  return diagnose('file/empty', startOf(file), 'This file is empty.', { hint: 'Fill it in, or delete it.' });
}

function wrongExtension(file: string): Diagnostic {
  const wanted = path.basename(file).replace(/\.yml$/, '.yaml');
  return diagnose('file/extension', startOf(file), 'Data files end in .yaml.', { hint: `Rename it to ${wanted}.` });
}

function unexpected(file: string): Diagnostic {
  return diagnose(
    'file/unexpected',
    startOf(file),
    'This file is not used: nothing on the site is made from a file of this name.',
  );
}

function missing(file: string): Diagnostic {
  return diagnose('file/missing', startOf(file), `${file} is missing; the site cannot be built without it.`);
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
