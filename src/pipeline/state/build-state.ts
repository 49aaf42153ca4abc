/** The state that a build keeps for the next build of the same site: facts about data files and notes about pages. Touches the cache folder. */
import path from 'node:path';
import { fileHash } from '../../emit/publication/file-hash.ts';
import type { SiteOptions } from '../site-options.ts';
import { packageIdentity } from './package-identity.ts';
import { pruneBuilds } from './prune-builds.ts';
import { RowFile } from './row-file.ts';
import { SavedFiles } from './saved-files.ts';

/** The state's file for these options, and a key for everything that the state depends on. `out` is absolute. */
export function stateFileOf(options: SiteOptions, out: string): { file: string; key: string } {
  const { root, data, templates, baseUrl, minify } = options;
  const folders = [data, templates, options.static, out].map((folder) => path.relative(root, folder));
  const chosen = JSON.stringify([folders, baseUrl, minify]);
  const file = path.join(root, '.treesite', 'cache', 'builds', fileHash(chosen));
  return { file, key: JSON.stringify([chosen, packageIdentity(options.packageRoot)]) };
}

export class BuildState {
  readonly rows: RowFile;
  readonly files: SavedFiles;
  readonly #file: string;

  constructor(options: SiteOptions, out: string, { isReadOnly = false }: { isReadOnly?: boolean } = {}) {
    const { file, key } = stateFileOf(options, out);
    this.#file = file;
    this.rows = new RowFile(`${file}.rows`, key);
    this.files = new SavedFiles(this.rows, { isReadOnly });
  }

  /** False if there is too much to keep for the next build. */
  save(): boolean {
    this.files.prune();
    const isKept = this.rows.save();
    pruneBuilds(path.dirname(this.#file), path.basename(this.#file));
    return isKept;
  }
}

/** The last build's cache of data files, for commands that publish nothing; from the build to the default output folder. */
export function savedFiles(options: SiteOptions): SavedFiles {
  return new BuildState(options, path.join(options.root, 'dist'), { isReadOnly: true }).files;
}
