/** Replaces one file's line in a list of files, in place. Touches the list only. */
import { closeSync, openSync, utimesSync, writeSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/manifest-name.ts';
import { fileHash } from './file-hash.ts';
import { flush } from './flush.ts';
import { nameFile } from './fs-errors.ts';
import type { ListedFile } from './manifest.ts';

export interface ListUpdate {
  /** In bytes from the start of the list. */
  position: number;
  line: Buffer;
  /** What is there now. */
  before: Buffer;
  /** The id of the new list: see StoredManifest. */
  id: string;
}

/** Undefined if the new line has another length, or the file's name is written with escapes. */
export function planListUpdate(
  list: Buffer,
  file: string,
  listed: Record<'before' | 'after', ListedFile | undefined>,
): ListUpdate | undefined {
  const lineOf = (one: ListedFile | undefined) => Buffer.from(`${one?.hash} ${one?.size} ${file}"`);
  const [before, line] = [lineOf(listed.before), lineOf(listed.after)];
  const position = list.indexOf(before);
  if (position === -1 || line.length !== before.length) return undefined;
  const updated = Buffer.concat([list.subarray(0, position), line, list.subarray(position + line.length)]);
  return { position, line, before, id: fileHash(updated) };
}

/** `wholeBefore`, in milliseconds: see `inspectLive`. If it throws, the list is the old one. */
export function updateList(list: string, { position, line, before }: ListUpdate, wholeBefore: number): void {
  writeAt(list, position, line);
  try {
    utimesSync(list, wholeBefore / 1000, wholeBefore / 1000);
    flush(path.dirname(list), [list]);
  } catch (error) {
    writeAt(list, position, before);
    throw error;
  }
}

/** If only a part is written, the file of that line counts as damaged. */
function writeAt(list: string, position: number, line: Buffer): void {
  const open = openSync(list, 'r+');
  try {
    writeSync(open, line, 0, line.length, position);
  } catch (error) {
    throw nameFile(error, manifestName);
  } finally {
    closeSync(open);
  }
}
