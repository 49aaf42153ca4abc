/** Reads a file that may not exist. A file that exists and cannot be read is an error: nothing may be decided without it. */
import { readFileSync } from 'node:fs';
import { isMissing } from '../diagnostics/code-of.ts';

/** Undefined if there is no such file. The error names the file, also if it is a folder, whose path the system's error lacks. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw Object.assign(error as Error, { path: file });
  }
}
