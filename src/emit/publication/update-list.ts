/** Replaces one file's line in a list of files, in place. Touches the list only. */
import { closeSync, fsyncSync, futimesSync, openSync, writeSync } from 'node:fs';
import { fileHash } from './file-hash.ts';
import type { ListedFile } from './manifest.ts';

export interface ListUpdate {
  /** In bytes from the start of the list. */
  position: number;
  line: Buffer;
  /** The id of the new list: see StoredManifest. */
  id: string;
}

/** Undefined if the new line has another length, or the file's name is written with escapes. */
export function planListUpdate(
  list: Buffer,
  file: string,
  { before, after }: Record<'before' | 'after', ListedFile | undefined>,
): ListUpdate | undefined {
  const lineOf = (listed: ListedFile | undefined) => Buffer.from(`${listed?.hash} ${listed?.size} ${file}"`);
  const line = lineOf(after);
  const position = list.indexOf(lineOf(before));
  if (position === -1 || line.length !== lineOf(before).length) return undefined;
  const updated = Buffer.concat([list.subarray(0, position), line, list.subarray(position + line.length)]);
  return { position, line, id: fileHash(updated) };
}

/** `wholeBefore`, in milliseconds: see `inspectLive`. A line that is only written in part shows as a damaged file. */
export function updateList(list: string, { position, line }: ListUpdate, wholeBefore: number): void {
  const open = openSync(list, 'r+');
  try {
    writeSync(open, line, 0, line.length, position);
    futimesSync(open, wholeBefore / 1000, wholeBefore / 1000);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
