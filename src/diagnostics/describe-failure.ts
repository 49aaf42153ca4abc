/** An error of the file system or of too little memory, in Node or in a program that it runs → a sentence. Pure. */
import { codeOf } from './errors.ts';

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

/** What a system call does to a file. All others write it. */
const operations = [
  { done: 'opened', calls: ['open'] },
  { done: 'read', calls: ['read', 'scandir', 'opendir', 'readlink'] },
  { done: 'inspected', calls: ['stat', 'lstat', 'fstat'] },
  { done: 'created', calls: ['mkdir', 'mkdtemp', 'link', 'symlink'] },
  { done: 'copied', calls: ['copyfile', 'cp'] },
  { done: 'renamed', calls: ['rename'] },
  { done: 'deleted', calls: ['unlink', 'rmdir', 'rm'] },
];

/** Undefined if the error does not come from the file system. */
export function describeFileFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path, dest, siteFile } = error as NodeJS.ErrnoException & { dest?: string; siteFile?: string };
  if (code === undefined || syscall === undefined || !/^E[A-Z0-9]+$/.test(code)) return undefined;
  const operation = operations.find(({ calls }) => calls.includes(syscall));
  if (!Object.hasOwn(causes, code) && !operation && path === undefined) return undefined;
  const file = siteFile ?? path ?? 'a file';
  const target = dest === undefined || siteFile !== undefined ? '' : ` to ${dest}`;
  return `${causes[code] ?? 'The system reported an error'}: ${file} could not be ${operation?.done ?? 'written'}${target} (${code}).`;
}

const advice = 'Close other programs or allow this one more memory, then try again.';

/** What libraries say if they get no memory or no thread. */
const messages =
  /bad_alloc|cannot allocate memory|error creating thread|failed to map segment|array buffer allocation failed|out of memory/i;

/** Undefined if the error is another one. */
export function describeMemoryFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  if (isMemoryFailure(error)) return `The computer has too little free memory. ${advice}`;
  if (/^The service (was stopped|is no longer running)/.test(message))
    return `esbuild, which compiles the templates, has stopped, perhaps because the computer has too little free memory. ${advice}`;
  // Pictures are written to memory.
  if (/unable to write to target/.test(message))
    return `A picture could not be made, perhaps because the computer has too little free memory. ${advice}`;
  return undefined;
}

/** Whether there surely was too little memory. */
export function isMemoryFailure(error: unknown): boolean {
  return error instanceof Error && (isMemoryCode(error) || messages.test(error.message));
}

/** The system has EAGAIN for too few processes and for files that are not ready. */
function isMemoryCode(error: Error): boolean {
  const code = codeOf(error) ?? '';
  const isOfProcess = 'syscall' in error && /^(spawn|uv_thread)/.test(String(error.syscall));
  return code === 'ENOMEM' || code === 'ERR_MEMORY_ALLOCATION_FAILED' || (code === 'EAGAIN' && isOfProcess);
}
