/** What a build keeps for the next one of the same site: facts of data files and notes of pages. Touches the cache folder. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../emit/publication/content-hash.ts';
import type { SiteOptions } from '../site-options.ts';
import { identityOf } from './identity.ts';
import { RowFile } from './row-file.ts';
import { SavedFiles } from './saved-files.ts';

/** A site is built with a few sets of options: for here and for its host, for one output folder and another. */
const maxFiles = 16;

/** Where a build of these options keeps what the next one may use, and what all of it depends on. `out` is absolute. */
export function placeOf(options: SiteOptions, out: string): { file: string; key: string } {
  const { root, data, templates, baseUrl, minify } = options;
  const folders = [data, templates, options.static, out].map((folder) => path.relative(root, folder));
  const chosen = JSON.stringify([folders, baseUrl, minify]);
  const file = path.join(root, '.treesite', 'cache', 'builds', contentHash(chosen));
  return { file, key: JSON.stringify([chosen, identityOf(options.packageRoot)]) };
}

export class BuildState {
  readonly rows: RowFile;
  readonly files: SavedFiles;
  readonly #folder: string;

  constructor(options: SiteOptions, out: string) {
    const { file, key } = placeOf(options, out);
    this.#folder = path.dirname(file);
    this.rows = new RowFile(`${file}.rows`, key);
    this.files = new SavedFiles(this.rows);
  }

  save(): void {
    this.files.prune();
    this.rows.save();
    this.#dropOldest();
  }

  #dropOldest(): void {
    const files = namesIn(this.#folder).map((name) => path.join(this.#folder, name));
    if (files.length <= maxFiles) return;
    const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const newestFirst = files.sort((a, b) => timeOf(b) - timeOf(a));
    for (const file of newestFirst.slice(maxFiles)) rmSync(file, { force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What the last build into the usual folder kept of the data files, for commands that publish nothing. */
export function savedFiles(options: SiteOptions): SavedFiles {
  return new BuildState(options, path.join(options.root, 'dist')).files;
}
