/** A symbolic link in a folder of the owner's → why its target is not read. Reads the disk. */
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linkOutside, linkToFolder, specialFile, unreadableFile } from '../diagnostics/unreadable.ts';

/** Undefined if it is a file in `within`, which is absolute, with all links resolved. `name`: what the folder is called in messages. */
export function refuseLink(
  file: string,
  absolute: string,
  { within, name }: { within: string; name: string },
): Diagnostic | undefined {
  try {
    const target = realpathSync(absolute);
    if (target !== within && !target.startsWith(within + path.sep)) return linkOutside(file, name);
    const found = statSync(target);
    if (found.isDirectory()) return linkToFolder(file);
    return found.isFile() ? undefined : specialFile(file);
  } catch (error) {
    return unreadableFile(file, error as NodeJS.ErrnoException, { isLink: true });
  }
}
