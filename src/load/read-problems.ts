/** What can be wrong with a file or folder before a word of it is understood. Pure. */
import { type Diagnostic, diagnose, startOf } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { maxBytes } from './read-text.ts';

export function tooLarge(file: string, bytes: number): Diagnostic {
  const size = `${(bytes / maxBytes).toFixed(1)} MB`;
  return diagnose('file/too-large', startOf(file), `This file is ${size}; a data file may have up to 1 MB.`, {
    hint: 'Put pictures into data/images, and split long lists into several files.',
  });
}

export function outside(file: string): Diagnostic {
  return diagnose('file/outside', startOf(file), 'This is a link that leads out of the data folder.', {
    hint: 'Copy the file into the data folder.',
  });
}

export function notAFile(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a link to a folder, or not a file at all.', {
    hint: 'Put the file itself here.',
  });
}

export function notUtf8(file: string, bytes: Uint8Array): Diagnostic {
  const readable = new TextDecoder('utf-8').decode(bytes);
  const before = readable.slice(0, Math.max(0, readable.indexOf('\uFFFD'))).split('\n');
  const at = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return diagnose('file/not-utf8', at, 'This file is not encoded as UTF-8.', { hint: 'Save it again as UTF-8.' });
}

const reasons: ReadonlyMap<string | undefined, [reason: string, hint: string]> = new Map([
  ['EACCES', ['you are not allowed to read it', 'Change its permissions.']],
  ['EPERM', ['you are not allowed to read it', 'Change its permissions.']],
  ['ELOOP', ['it is a link that leads back to itself', 'Put the file itself here.']],
  ['ENOENT', ['it is a link to nothing', 'Put the file itself here, or delete the link.']],
  ['EISDIR', ['it is a folder', 'Put a file here.']],
  ['EIO', ['the disk reports an error', 'Check the disk, and restore the file from a copy.']],
]);

export function unreadable(file: string, error: NodeJS.ErrnoException): Diagnostic {
  const [reason, hint] = reasons.get(error.code) ?? [error.code ?? error.message, 'Try again, or save it anew.'];
  return diagnose('file/unreadable', startOf(file), `This file cannot be read: ${reason}.`, { hint });
}

/** No other file is to blame for what is missing then. */
export function unreadableFolder(folder: string, error: NodeJS.ErrnoException): Diagnostic {
  const [reason, hint] = reasons.get(error.code) ?? [error.code ?? error.message, 'Try again.'];
  return diagnose('file/unreadable', startOf(folder), `This folder cannot be read: ${reason}.`, { hint });
}

export function empty(file: string): Diagnostic {
  return diagnose('file/empty', startOf(file), 'This file is empty.', { hint: 'Fill it in, or delete it.' });
}

export function wrongExtension(file: string, { wanted, isTaken }: { wanted: string; isTaken: boolean }): Diagnostic {
  const hint = isTaken
    ? `There is a ${wanted} already: keep the better one, under that name, and delete the other.`
    : `Rename it to ${wanted}.`;
  return diagnose('file/extension', startOf(file), 'Data files end in .yaml.', { hint });
}

export function unexpected(file: string, guess: string | undefined): Diagnostic {
  const message = 'This file is not used: nothing on the site is made from a file of this name.';
  const hint = guess === undefined ? 'Move it out of the data folder, or delete it.' : didYouMean(guess);
  return diagnose('file/unexpected', startOf(file), message, { hint });
}

export function folderForFile(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a folder, where a file is needed.', {
    hint: 'Rename the folder, and create the file.',
  });
}

export function missing(file: string): Diagnostic {
  const message = `${file} is missing; the site cannot be built without it.`;
  return diagnose('file/missing', startOf(file), message, { hint: 'Create it, or put it back.' });
}
