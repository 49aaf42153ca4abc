/** A file system error → a sentence with the cause, the file and the system's code. Pure. */

const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'Your disk quota is used up',
  EIO: 'The disk reports an error',
  EROFS: 'The disk is read-only',
  EACCES: 'Access is denied',
  EPERM: 'The operation is not permitted',
  EMFILE: 'Too many files are open',
  ENFILE: 'Too many files are open on this computer',
  EBUSY: 'The file is in use',
  EXDEV: 'The target is on another disk',
  ENOENT: 'The file or folder does not exist',
  EEXIST: 'The file already exists',
  ENOTDIR: 'A file is where a folder is needed',
  EISDIR: 'A folder is where a file is needed',
  ENOTEMPTY: 'The folder is not empty',
  ENAMETOOLONG: 'The name is too long for this disk',
  ELOOP: 'Symbolic links form a loop',
  EFBIG: 'The file is too large for this disk',
};

const operations: Readonly<Record<string, string>> = {
  open: 'opened',
  read: 'read',
  scandir: 'read',
  opendir: 'read',
  readlink: 'read',
  stat: 'inspected',
  lstat: 'inspected',
  fstat: 'inspected',
  mkdir: 'created',
  mkdtemp: 'created',
  link: 'linked',
  symlink: 'linked',
  copyfile: 'copied',
  cp: 'copied',
  rename: 'renamed',
  unlink: 'deleted',
  rmdir: 'deleted',
  rm: 'deleted',
};

/** Undefined if the error does not come from the file system. */
export function describeFileFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path, dest, siteFile } = error as NodeJS.ErrnoException & { dest?: string; siteFile?: string };
  if (code === undefined || syscall === undefined || !/^E[A-Z0-9]+$/.test(code)) return undefined;
  if (!Object.hasOwn(causes, code) && !Object.hasOwn(operations, syscall) && path === undefined) return undefined;
  const file = siteFile ?? path ?? 'a file';
  const target = dest === undefined || siteFile !== undefined ? '' : ` to ${dest}`;
  return `${causes[code] ?? 'The system reported an error'}: ${file} could not be ${operations[syscall] ?? 'written'}${target} (${code}).`;
}
