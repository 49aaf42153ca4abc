/** An error of too little memory, in Node or in a program that it runs → a sentence. Pure. */
import { codeOf } from './code-of.ts';

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
