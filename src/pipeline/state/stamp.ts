/** Everything a build reads, by names, sizes and times: while that is the same, so is the site. Reads folders. */
import path from 'node:path';
import { listFieldSchemas } from '../../load/field-schemas.ts';
import { type DataEntry, filesIn, listData } from '../../load/list-data.ts';
import type { SiteOptions } from '../site-options.ts';

type Folders = Pick<SiteOptions, 'root' | 'data' | 'templates' | 'static' | 'packageRoot'>;

export interface Stamp {
  /** One line per file and folder. */
  text: string;
  /** No file is so young that it may change once more without showing it. */
  isSettled: boolean;
  /** The data folder's own entries. */
  data: readonly DataEntry[];
}

/** What esbuild reads beside the templates; the lock file names the releases of fonts. */
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
  // The times of a folder also change with files that are never read, so its contents are listed.
  if (type === 'folder') return `${name}/ ${error?.code ?? ''}`;
  return `${name} ${isLink ? 'link' : ''} ${size} ${mtimeMs} ${ctimeMs} ${ino} ${error?.code ?? ''}`;
}

/** Times of files come in steps: of milliseconds, or of whole seconds, as on memory cards. */
const stepMs = { fine: 50, coarse: 2_000 };

/** Whether a change at `now` or later would show in the file's times. */
export function isSettled({ mtimeMs, ctimeMs }: Pick<DataEntry, 'mtimeMs' | 'ctimeMs'>, now: number): boolean {
  const isCoarse = mtimeMs % 1_000 === 0 && ctimeMs % 1_000 === 0;
  return Math.max(mtimeMs, ctimeMs) < now - (isCoarse ? stepMs.coarse : stepMs.fine);
}
