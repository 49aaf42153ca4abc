/** The files of the real site that was built for the browser tests. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

export function readBuilt(file: string): Promise<string> {
  return readFile(path.join(inject('siteFolder'), file), 'utf8');
}
