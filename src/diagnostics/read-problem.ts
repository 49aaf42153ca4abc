/** A file that could not be read, or is none, as a diagnostic. Pure. */
import { type Diagnostic, diagnose, startOf } from './diagnostic.ts';

const reasons: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  EACCES: ['you are not allowed to read it', 'Change its permissions.'],
  EPERM: ['you are not allowed to read it', 'Change its permissions.'],
  ELOOP: ['it is a link that leads back to itself', 'Put the file itself here.'],
  ENOENT: ['it is a link to nothing', 'Put the file itself here, or delete the link.'],
  ENOTDIR: ['it is a file, where a folder is needed', 'Rename it.'],
  EISDIR: ['it is a folder', 'Put a file here.'],
};

/** `file` is the path from the project's root. */
export function unreadable(file: string, error: NodeJS.ErrnoException): Diagnostic {
  const [reason, hint] = reasons[error.code ?? ''] ?? [error.code ?? error.message, 'Try again, or save it again.'];
  return diagnose('file/unreadable', startOf(file), `This file cannot be read: ${reason}.`, { hint });
}

/** A pipe, socket or device: opening one may wait for ever. */
export function specialFile(file: string): Diagnostic {
  return diagnose('file/unreadable', startOf(file), 'This is a named pipe, a socket or a device, not a file.', {
    hint: 'Delete it, or put a file here.',
  });
}

/** `folder` is what the link leads out of: "static". */
export function linkOutside(file: string, folder: string): Diagnostic {
  return diagnose('file/outside', startOf(file), `This is a link that leads out of the ${folder} folder.`, {
    hint: `Copy the file into the ${folder} folder.`,
  });
}
