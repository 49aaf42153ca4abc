/**
 * The publication of a new site: its files are written beside the live site or kept from it, then all go live at once.
 * Touches the output folder and its siblings only.
 */
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMissing } from '../diagnostics/code-of.ts';
import { type Changes, compareSites } from './changes.ts';
import { removeFile } from './publication/assemble.ts';
import { changedFiles } from './publication/changed-files.ts';
import { activate, assemble, type Prepared } from './publication/commit.ts';
import { explainDeleted, explainFailure, explainLeftovers, type Leftover } from './publication/explain-failure.ts';
import { fileHash } from './publication/file-hash.ts';
import type { ListedFile, Manifest } from './publication/manifest.ts';
import { type Opened, open, type PublicationOptions } from './publication/open.ts';
import { releaseOf, releasesToDelete } from './publication/releases.ts';
import { replaceFile, stageReplacement } from './publication/replace-file.ts';
import { StagedWriter } from './publication/staged-writer.ts';

export interface CommitOptions {
  /** Files that are pages. */
  pages: Iterable<string>;
  /** The site's base path: empty, or `/sub`. */
  base: string;
  /** Called right before the complete new site goes live. False: cancels the publication. */
  confirm?: () => Promise<boolean>;
}

export interface Published {
  changes: Changes;
  /** Identifies the live site: see StoredManifest. */
  id: string;
  /** Sentences about what could not be cleaned up after the new site went live, and about deleted releases. */
  leftovers: string[];
}

/** `out` is absolute and has passed `refuseOutput`. Waits for another build to finish. */
export async function openPublication(out: string, options: PublicationOptions = {}): Promise<Publication> {
  try {
    return new Publication(await open(out, options));
  } catch (error) {
    throw explainFailure(error, out);
  }
}

/** Must be ended with `commit` or `abort`, whatever happens. */
export class Publication {
  readonly #opened: Opened;
  readonly #writer: StagedWriter;
  readonly #files = new Map<string, ListedFile>();
  readonly #staged = new Map<string, string>();
  #isOver = false;

  constructor(opened: Opened) {
    this.#opened = opened;
    this.#writer = new StagedWriter(opened.to);
  }

  /** The live site's manifest; undefined if there is none. */
  get previous(): Manifest | undefined {
    return this.#opened.live?.manifest;
  }

  /** Identifies the live site; undefined if there is none or it is damaged. */
  get whole(): string | undefined {
    const { live } = this.#opened;
    return live?.damaged.size === 0 ? live.id : undefined;
  }

  /** The files of the new site so far. */
  get files(): ReadonlyMap<string, ListedFile> {
    return this.#files;
  }

  /** The contents of a file of the new site. */
  read(file: string): Buffer {
    const { from, to } = this.#opened;
    const staged = this.#staged.get(file);
    return readFileSync(staged === undefined ? path.join(from?.folder ?? '', file) : path.join(to.folder, staged));
  }

  /** Whether the live site has this file with this content hash, so that it need not be written. */
  holds(file: string, hash: string): boolean {
    const { live } = this.#opened;
    return live?.manifest.files.get(file)?.hash === hash && !live.damaged.has(file);
  }

  /** Keeps a live file for which `holds` is true. */
  keep(file: string, hash: string): void {
    const listed = this.previous?.files.get(file);
    if (!listed || !this.holds(file, hash))
      throw new Error(`${file} cannot be kept: the published file has other contents.`);
    this.#remove(file);
    this.#files.set(file, listed);
  }

  /** Keeps pages of an undamaged live site. */
  keepPages(isUnchanged: (file: string) => boolean): void {
    for (const file of this.previous?.pages ?? []) {
      const listed = isUnchanged(file) ? this.previous?.files.get(file) : undefined;
      if (listed) this.#files.set(file, listed);
    }
  }

  #remove(file: string): void {
    const staged = this.#staged.get(file);
    if (staged !== undefined) {
      removeFile(this.#opened.to.folder, staged);
      this.#writer.forgetFolders();
    }
    this.#staged.delete(file);
    this.#files.delete(file);
  }

  /** Writes a file, or keeps the live one if it is equal. `hash` is the content hash, if known. Returns the hash. */
  write(file: string, contents: string | Uint8Array, hash = fileHash(contents)): string {
    if (this.holds(file, hash)) this.keep(file, hash);
    else {
      this.#remove(file);
      const { staged, size } = this.#writer.write(file, contents);
      this.#files.set(file, { hash, size });
      this.#staged.set(file, staged);
    }
    return hash;
  }

  /** Undefined if `confirm` returned false. If it throws, the old site is still live. */
  async commit({ pages, base, confirm }: CommitOptions): Promise<Published | undefined> {
    const { place, live, lock } = this.#opened;
    try {
      const site = { pages: pages instanceof Set ? pages : new Set(pages), base, kept: this.#keepOldAssets() };
      const isInPlace = (releaseOf(place.out) !== undefined) === (place.mode === 'symlink');
      const after = { ...site, files: this.#files, foreign: [] };
      const changed = live && isInPlace ? changedFiles(live.manifest, after, this.#staged.keys()) : undefined;
      if (live && changed?.length === 0 && this.#staged.size === 0) {
        const changes = await compareSites(live.manifest, live.manifest, noTexts);
        const leftovers = explainLeftovers(this.#close(), `The site in ${place.named} has not changed`);
        return { changes, id: live.id, leftovers };
      }
      const prepared: Prepared = { ...this.#opened, staged: this.#staged, files: this.#files, site };
      const ready = stageReplacement(prepared, changed) ?? assemble(prepared);
      const changes = await this.#compare(ready.manifest, (name) =>
        'folder' in ready ? path.join(ready.folder, name) : ready.contents,
      );
      if (confirm && !(await confirm())) {
        await this.abort();
        return undefined;
      }
      lock.assertHeld();
      const deleted = releasesToDelete(place);
      const left = 'folder' in ready ? activate(prepared, ready) : replaceFile(prepared, ready);
      left.push(...this.#close());
      const state = `The new site is in ${place.named}`;
      const leftovers = [...explainDeleted(deleted), ...explainLeftovers(left, state)];
      return { changes, id: ready.id, leftovers };
    } catch (error) {
      await this.abort();
      throw explainFailure(error, place.named);
    }
  }

  /** Discards staged files and keeps the live site. May be called repeatedly, and after `commit`. */
  async abort(): Promise<void> {
    this.#close();
  }

  #close(): Leftover[] {
    if (this.#isOver) return [];
    this.#isOver = true;
    return this.#opened.close();
  }

  /** An error while files were written → an error with a message for the owner. */
  explain(error: unknown): unknown {
    return explainFailure(error, this.#opened.place.named);
  }

  /** Keeps the previous publish's assets, which open pages may still request. */
  #keepOldAssets(): Set<string> {
    const { live } = this.#opened;
    const kept = new Set<string>();
    for (const file of live?.manifest.files.keys() ?? []) {
      if (!file.startsWith('assets/') || this.#files.has(file)) continue;
      const listed = live?.manifest.files.get(file);
      if (!listed || live?.manifest.kept.has(file) || live?.damaged.has(file)) continue;
      this.#files.set(file, listed);
      kept.add(file);
    }
    return kept;
  }

  /** `placeOf` gives the new contents of a file. */
  #compare(manifest: Manifest, placeOf: (file: string) => string): Promise<Changes> {
    const { live, from } = this.#opened;
    return compareSites(live?.manifest, manifest, {
      before: async (file) => readOr(path.join(from?.folder ?? '', file)),
      after: (file) => readOr(placeOf(file)),
    });
  }
}

const noTexts = { before: async () => '', after: () => '' };

/** Empty if the page of the old site was deleted by hand, or replaced by something else. */
function readOr(file: string): string {
  try {
    return lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}
