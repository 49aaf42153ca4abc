/** A file or folder that could not be read → a diagnostic. Pure. */
import { type Diagnostic, diagnose, startOf } from './diagnostic.ts';

const reasons: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  EACCES: ['permission is denied', 'Change its permissions.'],
  EPERM: ['permission is denied', 'Change its permissions.'],
  ELOOP: ['it is a symbolic link that points to itself', 'Replace the link with the file.'],
  ENOENT: ['it is a broken symbolic link', 'Replace the link with the file, or delete it.'],
  ENOTDIR: ['it is a file, but a folder is needed here', 'Rename it.'],
  EISDIR: ['it is a folder', 'Replace it with a file.'],
  EIO: ['the disk reports an error', 'Check the disk, and restore the file from a backup.'],
};

/** `file` is relative to the project's root. */
export function unreadableFile(file: string, error: NodeJS.ErrnoException): Diagnostic {
  const [reason, hint] = reasons[error.code ?? ''] ?? [
    error.code ?? error.message,
    'Try again, or save the file again.',
  ];
  return diagnose('file/unreadable', startOf(file), `This file cannot be read: ${reason}.`, { hint });
}

/** Reported as such, so that its missing files are not blamed on the files that refer to them. */
export function unreadableFolder(folder: string, error: NodeJS.ErrnoException): Diagnostic {
  const [reason, hint] = reasons[error.code ?? ''] ?? [error.code ?? error.message, 'Try again.'];
  return diagnose('file/unreadable', startOf(folder), `This folder cannot be read: ${reason}.`, { hint });
}

/** A pipe, socket or device: opening one can block forever. */
export function specialFile(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a named pipe, a socket or a device, not a file.', {
    hint: 'Delete it, or replace it with a file.',
  });
}

/** `folder` is the folder that the link points out of: "static". */
export function linkOutside(file: string, folder: string): Diagnostic {
  return diagnose('file/outside', startOf(file), `This is a symbolic link that points outside the ${folder} folder.`, {
    hint: `Replace the link with a copy of the file.`,
  });
}
