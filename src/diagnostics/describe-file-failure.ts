/** A failing disk in words: the cause, the file, and the system's own code. Pure. */

const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'Your share of the disk is used up',
  EIO: 'The disk reports an error',
  EROFS: 'The disk can only be read',
  EACCES: 'Access is denied',
  EPERM: 'The system does not allow it',
  EMFILE: 'Too many files are open',
  ENFILE: 'Too many files are open on this machine',
  EBUSY: 'It is in use',
  EXDEV: 'It lies on another disk',
  ENOENT: 'It is not there',
  EEXIST: 'It is there already',
  ENOTDIR: 'A file is in the place of a folder',
  EISDIR: 'A folder is in the place of a file',
  ENOTEMPTY: 'The folder is not empty',
  ENAMETOOLONG: 'The name is too long for this disk',
  ELOOP: 'Links lead in a circle',
  EFBIG: 'The file is too large for this disk',
};

const deeds: Readonly<Record<string, string>> = {
  open: 'opened',
  read: 'read',
  scandir: 'read',
  opendir: 'read',
  readlink: 'read',
  stat: 'looked at',
  lstat: 'looked at',
  fstat: 'looked at',
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

/** One sentence; undefined when the error does not come from the file system. */
export function describeFileFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path, dest, siteFile } = error as NodeJS.ErrnoException & { dest?: string; siteFile?: string };
  if (code === undefined || syscall === undefined || !/^E[A-Z0-9]+$/.test(code)) return undefined;
  if (!Object.hasOwn(causes, code) && !Object.hasOwn(deeds, syscall) && path === undefined) return undefined;
  const file = siteFile ?? path ?? 'a file';
  const target = dest === undefined || siteFile !== undefined ? '' : ` to ${dest}`;
  return `${causes[code] ?? 'The system refused'}: ${file} could not be ${deeds[syscall] ?? 'written'}${target} (${code}).`;
}
