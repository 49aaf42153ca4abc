/** The bytes of a file → its text, or why it has none. Reads the disk. */
import { isAscii } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isUtf8Text, notUtf8, unreadableFile } from '../diagnostics/unreadable.ts';
import type { KindName } from '../domain/kinds.ts';
import { tooLarge } from './file-problems.ts';

/** Larger data files are refused. */
const maxBytes = 1_000_000;

/** Decodes UTF-8 and drops a byte order mark; undefined for other bytes. Turns lone carriage returns into line breaks. */
export function decodeText(bytes: Buffer): string | undefined {
  if (!isUtf8Text(bytes)) return undefined;
  const text = isAscii(bytes) ? bytes.toString('latin1') : bytes.toString('utf8', hasMark(bytes) ? 3 : 0);
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** `file` and `kind` are for messages; `size` in bytes. */
export function readText(
  absolute: string,
  { file, kind, size }: { file: string; kind: KindName; size: number },
): string | Diagnostic[] {
  if (size > maxBytes) return [tooLarge({ file, kind, size })];
  try {
    const bytes = readFileSync(absolute);
    return decodeText(bytes) ?? [notUtf8(file, bytes)];
  } catch (error) {
    return [unreadableFile(file, error as NodeJS.ErrnoException)];
  }
}

/** The text of a file for messages; empty if it no longer exists, is a special file, which might block, or has no text. */
export function readTextAgain(absolute: string): string {
  try {
    const file = statSync(absolute);
    return file.isFile() && file.size <= maxBytes ? (decodeText(readFileSync(absolute)) ?? '') : '';
  } catch {
    return '';
  }
}
