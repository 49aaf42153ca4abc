/** Everything that a build reads → a stamp of names, sizes and times: while it is unchanged, so is the site. Reads folders. */
import path from 'node:path';
import { listFieldSchemas } from '../../load/field-schemas.ts';
import { type DataEntry, filesIn, listData } from '../../load/list-data.ts';
import type { SiteOptions } from '../site-options.ts';

type Folders = Pick<SiteOptions, 'root' | 'data' | 'templates' | 'static' | 'packageRoot'>;

export interface Stamp {
  /** One line per file and folder. */
  text: string;
  /** False if a file changed so recently that another change might not show in its times. */
  isSettled: boolean;
  /** The data folder's own entries. */
  data: readonly DataEntry[];
}

/** Files that esbuild reads besides the templates; the lock file has the versions of fonts. */
const settings = ['tsconfig.json', 'package.json', 'package-lock.json'];

export function stampOf({ root, data, templates, packageRoot, ...folders }: Folders): Stamp {
  const entries = listData(data);
  const whole = new Set([
    templates,
    path.join(packageRoot, 'templates'),
    folders.static,
    path.join(packageRoot, 'static'),
  ]);
  const all = [
    entries,
    ...[...whole].map((folder) => listData(folder, { isWhole: true })),
    filesIn(root, settings),
    listFieldSchemas(root),
  ];
  const now = Date.now();
  const lines = all.map((list) => list.map(lineOf).join('\n'));
  return {
    text: lines.join('\n\n'),
    isSettled: all.every((list) => list.every((entry) => isSettled(entry, now))),
    data: entries,
  };
}

function lineOf({ name, type, isLink, size, mtimeMs, ctimeMs, ino, error }: DataEntry): string {
  // Folders' times are ignored, because files that are never read change them too; the folder's contents are listed instead.
  if (type === 'folder') return `${name}/ ${error?.code ?? ''}`;
  return `${name} ${isLink ? 'link' : ''} ${size} ${mtimeMs} ${ctimeMs} ${ino} ${error?.code ?? ''}`;
}

/** The resolution of file times: milliseconds, or seconds, as on memory cards. */
const stepMs = { fine: 50, coarse: 2_000 };

/** Whether a change at or after `now` would show in the file's times. */
export function isSettled({ mtimeMs, ctimeMs }: Pick<DataEntry, 'mtimeMs' | 'ctimeMs'>, now: number): boolean {
  const isCoarse = mtimeMs % 1_000 === 0 && ctimeMs % 1_000 === 0;
  return Math.max(mtimeMs, ctimeMs) < now - (isCoarse ? stepMs.coarse : stepMs.fine);
}
