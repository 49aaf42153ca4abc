/** What a build keeps for the next one of the same site: facts of data files and notes of pages. Touches the cache folder. */
import path from 'node:path';
import { contentHash } from '../../emit/publication/content-hash.ts';
import type { SiteOptions } from '../site-options.ts';
import { identityOf } from './identity.ts';
import { pruneBuilds } from './prune-builds.ts';
import { RowFile } from './row-file.ts';
import { SavedFiles } from './saved-files.ts';

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
  readonly #file: string;

  constructor(options: SiteOptions, out: string, { isReadOnly = false }: { isReadOnly?: boolean } = {}) {
    const { file, key } = placeOf(options, out);
    this.#file = file;
    this.rows = new RowFile(`${file}.rows`, key);
    this.files = new SavedFiles(this.rows, { isReadOnly });
  }

  /** False: there is too much to be kept for the next build. */
  save(): boolean {
    this.files.prune();
    const isKept = this.rows.save();
    pruneBuilds(path.dirname(this.#file), path.basename(this.#file));
    return isKept;
  }
}

/** What the last build into the usual folder kept of the data files, for commands that publish nothing. */
export function savedFiles(options: SiteOptions): SavedFiles {
  return new BuildState(options, path.join(options.root, 'dist'), { isReadOnly: true }).files;
}
