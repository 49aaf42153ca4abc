/** The bytes of a small file, and bytes as text. Touches the disk, changes nothing. */
import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';

/** A data file larger than this is not used. */
export const maxBytes = 1024 * 1024;

/** Filled anew by each read: ten thousand buffers would cost more than their files. */
let shared: Buffer | undefined;

/** Good until the next call. Longer than `maxBytes` by one where the file is too large. */
export function readBytes(absolute: string): Buffer {
  shared ??= Buffer.allocUnsafeSlow(maxBytes + 1);
  const file = openSync(absolute, 'r');
  try {
    let length = 0;
    for (let read = -1; read !== 0 && length < shared.length; length += read) {
      read = readSync(file, shared, length, shared.length - length, null);
    }
    return shared.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** UTF-8 without byte order mark, or undefined when the bytes are something else. A lone carriage return is a line end too. */
export function decodeText(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = isAscii(bytes) ? bytes.toString('latin1') : bytes.toString('utf8', hasMark(bytes) ? 3 : 0);
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** The text of a file that was read before; empty when it is gone. */
export function readTextAgain(absolute: string): string {
  try {
    return decodeText(readBytes(absolute)) ?? '';
  } catch {
    return '';
  }
}
