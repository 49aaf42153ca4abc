/**
 * Publishes a site into the live folder, file by file, in an order in which every link of every page leads to a file at every moment.
 * Touches the folder and the journal.
 */
import { mkdirSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { removeIfEmpty, statIfThere, unlinkIfThere } from '../../files/fs-errors.ts';
import { isAsListed } from './live-site.ts';
import { type Manifest, noFiles } from './manifest.ts';
import { type OutputPlace, siblingOf } from './output-place.ts';
import { parentOf, parentsOf, RealFolders } from './parent-folders.ts';
import { PublishError } from './publish-error.ts';

export interface NewSite {
  place: OutputPlace;
  before: Manifest | undefined;
  after: Manifest;
  /** File → the path of its new contents. The others are live already. */
  staged: ReadonlyMap<string, string>;
  /** The path of the new list of files. */
  list: string;
}

/**
 * Throws if something that treesite did not write is in the way of a file. `isSalvaged`: the live list lacks files, so only what
 * has a name that no site has is certainly the owner's.
 */
export function checkNothingInTheWay({ place, before = noFiles, after, staged }: NewSite, isSalvaged: boolean): void {
  const { folder } = place;
  const folders = new Set<string>();
  const isFirst = !statIfThere(folder);
  for (const file of staged.keys()) {
    for (const inner of parentsOf(file)) {
      if (folders.has(inner)) break;
      folders.add(inner);
      if (after.files.has(inner)) throw new Error(`${file} cannot be written, because ${inner} is a file.`);
      const found = isFirst ? undefined : statIfThere(path.join(folder, inner));
      if (found && !found.isDirectory() && !before.files.has(inner)) throw notOurs(path.join(folder, inner));
    }
    const target = path.join(folder, file);
    const found = isFirst ? undefined : statIfThere(target);
    if (!found) continue;
    if (found.isDirectory()) {
      const own = readdirSync(target, { recursive: true, withFileTypes: true }).find((entry) => {
        const inner = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        return !entry.isDirectory() && !before.files.has(inner);
      });
      if (own) throw notOurs(path.join(own.parentPath, own.name));
    } else if (!before.files.has(file) && !isSalvaged) {
      const listed = after.files.get(file);
      if (!listed || !isAsListed(target, listed)) throw notOurs(target);
    }
  }
}

function notOurs(file: string): PublishError {
  return new PublishError(
    `${file} was not written by treesite, and the new site has a file with the same path. Move or rename one of the two.`,
  );
}

/** The journal exists from before the first change until after the last: it is the new list, which the last step renames into the folder. */
export function replaceFiles({ place, before = noFiles, after, staged, list }: NewSite, onChange: () => void): void {
  const { folder } = place;
  const journal = siblingOf(place.out, 'journal');
  const gone = [...before.files.keys()].filter((file) => !after.files.has(file));
  const newFolders = new Set(gone.length > 0 ? [...after.files.keys()].flatMap(parentsOf) : []);
  // A file of the old site where the new one has a folder, or the other way round.
  const inTheWay = gone.filter((file) => newFolders.has(file) || parentsOf(file).some((one) => after.files.has(one)));
  renameSync(list, journal);
  const folders = new Folders(folder, onChange);
  for (const file of inTheWay) folders.remove(file);
  const steps = [...staged.keys()].map((file) => ({ file, step: stepOf(file, before, after) }));
  for (const { file } of steps.sort((a, b) => a.step - b.step)) folders.place(staged.get(file) ?? '', file);
  for (const file of gone) folders.remove(file);
  // Files older than the list need not be read by the next build. Where some were kept, the list is as old as their inspection.
  if (staged.size === after.files.size) utimesSync(journal, new Date(), new Date());
  renameSync(journal, path.join(folder, manifestName));
}

/**
 * What pages may load or link to, then new pages, changed pages, and other changed files. A compressed copy goes with its original.
 * The home page is the last page, so that on a first publish nothing leads to pages whose links do not work yet.
 */
function stepOf(file: string, before: Manifest, after: Manifest): number {
  const original = file.replace(/\.(br|gz)$/, '');
  const name = after.files.has(original) ? original : file;
  if (name === 'index.html') return 4;
  if (after.pages.has(name)) return before.pages.has(name) ? 3 : 2;
  return before.files.has(name) && !name.startsWith('assets/') ? 5 : 1;
}

/** Changes files of a folder, and its folders with them. */
class Folders {
  readonly #root: string;
  readonly #onChange: () => void;
  readonly #made = new Set<string>();
  readonly #real: RealFolders;

  constructor(root: string, onChange: () => void) {
    this.#root = root;
    this.#onChange = onChange;
    this.#real = new RealFolders(root);
  }

  place(from: string, file: string): void {
    this.make(parentOf(file));
    const target = path.join(this.#root, file);
    try {
      renameSync(from, target);
    } catch (error) {
      // An empty folder that somebody made, or whose files have been deleted.
      if (!statIfThere(target)?.isDirectory()) throw error;
      removeEmptyFolders(target);
      renameSync(from, target);
    }
    this.#onChange();
  }

  /** Also removes folders that are empty then. */
  remove(file: string): void {
    // What a symbolic link leads to is not in this folder.
    if (!this.#real.has(file)) return;
    unlinkIfThere(path.join(this.#root, file));
    this.#onChange();
    for (const folder of parentsOf(file)) {
      if (!removeIfEmpty(path.join(this.#root, folder))) return;
      this.#made.delete(folder);
    }
  }

  make(folder: string): void {
    if (this.#made.has(folder)) return;
    const target = path.join(this.#root, folder);
    if (folder !== '.') this.make(parentOf(folder));
    const found = folder === '.' ? statSync(target, { throwIfNoEntry: false }) : statIfThere(target);
    if (!found) mkdirSync(target);
    else if (!found.isDirectory()) throw notOurs(target);
    this.#made.add(folder);
  }
}

function removeEmptyFolders(folder: string): void {
  for (const name of readdirSync(folder)) removeEmptyFolders(path.join(folder, name));
  removeIfEmpty(folder);
}
