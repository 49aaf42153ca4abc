/** Reads a file that the owner names on the command line, which may be a pipe: `treesite import <(program)`. */
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { codeOf } from '../../diagnostics/code-of.ts';

const maxInputBytes = 100 * 1024 * 1024;

/** Why a file was not read. `silent`: a pipe that no program opened for writing. */
export type Unread = 'not a file' | 'silent' | 'too large';

export async function readInput(file: string, { waitMs = 5000 } = {}): Promise<Buffer | Unread> {
  const found = await stat(file);
  if (found.isFIFO()) return readPipe(file, waitMs);
  // Reading a device such as /dev/zero never ends.
  if (!found.isFile()) return 'not a file';
  return found.size > maxInputBytes ? 'too large' : readFile(file);
}

/** Waits for the first byte only as long as `waitMs` if no program has opened the pipe, and then until it is closed. */
async function readPipe(file: string, waitMs: number): Promise<Buffer | Unread> {
  // Opening a pipe waits for a writer otherwise.
  const pipe = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const parts: Buffer[] = [];
  const until = Date.now() + waitMs;
  try {
    for (let bytes = 0; bytes <= maxInputBytes; ) {
      const part = readPart(pipe);
      if (part === 'end' && parts.length > 0) return Buffer.concat(parts);
      if (part === 'end' && Date.now() > until) return 'silent';
      if (part instanceof Buffer) {
        parts.push(part);
        bytes += part.length;
      } else await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return 'too large';
  } finally {
    closeSync(pipe);
  }
}

/** `end`: no program has the pipe open for writing. `later`: one has, but has written nothing more yet. */
function readPart(pipe: number): Buffer | 'end' | 'later' {
  const part = Buffer.alloc(65_536);
  try {
    const length = readSync(pipe, part);
    return length === 0 ? 'end' : part.subarray(0, length);
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return 'later';
    throw error;
  }
}
