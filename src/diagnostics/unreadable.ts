/** A file or folder of the owner's that could not be read → a diagnostic: the stages of a build report such failures and do not throw them. */
import { isUtf8 } from 'node:buffer';
import type { FolderEntry } from '../files/list-folder.ts';
import { positionIn } from '../text/strings.ts';
import { type Diagnostic, diagnose, wholeFile } from './diagnostic.ts';
import { codeOf } from './errors.ts';

const reasons: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  EACCES: ['permission is denied', 'Change its permissions.'],
  EPERM: ['permission is denied', 'Change its permissions.'],
  ELOOP: ['it is a symbolic link that points to itself', 'Replace the link with a copy of the file.'],
  ENOENT: ['it was deleted or renamed meanwhile', 'Try again.'],
  EIO: ['the disk reports an error', 'Check the disk, and restore the file from a backup.'],
};

function reasonFor(file: string, { code, message }: NodeJS.ErrnoException, isLink: boolean): (typeof reasons)[string] {
  if (code === 'ENOENT' && isLink)
    return ['it is a broken symbolic link', 'Replace the link with a copy of the file, or delete it.'];
  // Node has put this character in place of the bytes of the name, which it then does not find.
  if (code === 'ENOENT' && file.includes('\uFFFD')) return ['its name is not encoded as UTF-8', 'Rename it.'];
  return reasons[code ?? ''] ?? [code ?? message, 'Try again.'];
}

/** The result of `read`, or diagnostics. `file` is relative to the project's root. Rethrows what the file system did not throw. */
export async function readOrReport<Result>(file: string, read: () => Promise<Result>): Promise<Result | Diagnostic[]> {
  try {
    return await read();
  } catch (error) {
    if (!/^E[A-Z0-9]+$/.test(codeOf(error) ?? '')) throw error;
    return [unreadableFile(file, error as NodeJS.ErrnoException)];
  }
}

/** `file` is relative to the project's root. */
export function unreadableFile(file: string, error: NodeJS.ErrnoException, { isLink = false } = {}): Diagnostic {
  if (error.code === 'EISDIR') return wrongType(file, 'a folder', 'a file');
  if (error.code === 'ENOTDIR') return wrongType(file, 'a file', 'a folder');
  const [reason, hint] = reasonFor(file, error, isLink);
  return diagnose('file/unreadable', wholeFile(file), `This file cannot be read: ${reason}.`, { hint });
}

/** Reported instead of the references to files in it, which would all be broken. */
export function unreadableFolder(folder: string, error: NodeJS.ErrnoException): Diagnostic {
  if (error.code === 'ENOTDIR') return wrongType(folder, 'a file', 'a folder');
  const [reason, forFile] = reasonFor(folder, error, false);
  const hint = forFile.replace('the file', 'the folder');
  return diagnose('file/unreadable', wholeFile(folder), `This folder cannot be read: ${reason}.`, { hint });
}

/** False also for UTF-16 without a byte order mark, whose zeros are valid UTF-8. */
export function isUtf8Text(bytes: Uint8Array): boolean {
  return bytes[0] !== 0 && bytes[1] !== 0 && isUtf8(bytes);
}

export function notUtf8(file: string, bytes: Uint8Array): Diagnostic {
  const readable = new TextDecoder('utf-8').decode(bytes);
  const at = { file, ...positionIn(readable, Math.max(0, readable.indexOf('\uFFFD'))) };
  return diagnose('file/not-utf8', at, 'This file is not encoded as UTF-8.', { hint: 'Save the file as UTF-8.' });
}

export function wrongType(file: string, actual: string, needed: string): Diagnostic {
  return diagnose('file/unreadable', wholeFile(file), `This is ${actual}, but ${needed} is needed here.`, {
    hint: 'Rename it, or delete it.',
  });
}

/** Why an entry of a listed folder cannot be read; undefined for folders and files that can. */
export function problemOfEntry({ type, target, error }: FolderEntry, file: string): Diagnostic | undefined {
  if (error)
    return type === 'folder' ? unreadableFolder(file, error) : unreadableFile(file, error, { isLink: type === 'link' });
  return (target ?? type) === 'special' ? specialFile(file) : undefined;
}

/** `problemOfEntry` where a file is needed: a folder is a problem, too. */
export function problemOfFile(entry: FolderEntry, file: string): Diagnostic | undefined {
  return problemOfEntry(entry, file) ?? (entry.type === 'folder' ? wrongType(file, 'a folder', 'a file') : undefined);
}

/** A pipe, socket or device: opening one can block forever. */
export function specialFile(file: string): Diagnostic {
  return diagnose('file/unreadable', wholeFile(file), 'This is a named pipe, a socket or a device, not a file.', {
    hint: 'Delete it, or replace it with a file.',
  });
}

export function linkToFolder(file: string): Diagnostic {
  const message = 'This is a symbolic link to a folder. Links to folders are not followed.';
  return diagnose('file/unreadable', wholeFile(file), message, {
    hint: 'Delete it, or replace it with a copy of the folder.',
  });
}

/** `folder` is the folder that the link points out of: "static". */
export function linkOutside(file: string, folder: string): Diagnostic {
  const message = `This is a symbolic link that points outside the ${folder} folder.`;
  return diagnose('file/outside', wholeFile(file), message, { hint: 'Replace the link with a copy of the file.' });
}
