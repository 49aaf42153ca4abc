/**
 * The publication of a new site: its files are written beside the live site or kept from it, then each replaces the old one.
 * Touches the output folder and its siblings only.
 */
import { lstatSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isMissing } from '../diagnostics/code-of.ts';
import { describeFileFailure } from '../diagnostics/describe-file-failure.ts';
import { reasonOf } from '../diagnostics/reason-of.ts';
import { manifestName } from '../domain/file-names.ts';
import { writeNewFile } from '../files/write-file.ts';
import { type Changes, compareSites } from './changes.ts';
import { describeFolder } from './publication/describe-folder.ts';
import { explainFailure } from './publication/explain-failure.ts';
import { fileHash } from './publication/file-hash.ts';
import { flush } from './publication/flush.ts';
import { finishDespiteSignals } from './publication/interrupts.ts';
import { formatManifest, isInside, type ListedFile, type Manifest } from './publication/manifest.ts';
import { close, type Opened, open, type PublicationOptions } from './publication/open.ts';
import { deleteOldReleases, makeRelease, switchTo } from './publication/releases.ts';
import { checkNothingInTheWay, type NewSite, replaceFiles } from './publication/replace-files.ts';

export interface CommitOptions {
  /** Files that are pages. */
  pages: Iterable<string>;
  /** The site's base path: empty, or `/sub`. */
  base: string;
  /** Called right before the first file goes live. False: cancels the publication. */
  confirm?: () => Promise<boolean>;
}

export interface Published {
  changes: Changes;
  /** Identifies the live site: see StoredManifest. */
  id: string;
  /** Sentences about what was wrong in the output folder, and about what could not be cleaned up after the new site went live. */
  leftovers: string[];
  /** A signal that asked the process to end while the site was published. */
  signal?: NodeJS.Signals;
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
  readonly #files = new Map<string, ListedFile>();
  /** File → the path of its new contents. */
  readonly #staged = new Map<string, string>();
  #count = 0;
  #isBegun = false;
  #isOver = false;

  constructor(opened: Opened) {
    this.#opened = opened;
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
    return readFileSync(this.#staged.get(file) ?? path.join(this.#opened.place.folder, file));
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
    this.#staged.delete(file);
    this.#files.set(file, listed);
  }

  /** Keeps pages of an undamaged live site. */
  keepPages(isUnchanged: (file: string) => boolean): void {
    for (const file of this.previous?.pages ?? []) {
      const listed = isUnchanged(file) ? this.previous?.files.get(file) : undefined;
      if (listed) this.#files.set(file, listed);
    }
  }

  /** Writes a file, or keeps the live one if it is equal. `file` is relative to the output folder, with forward slashes. Returns the hash. */
  write(file: string, contents: string | Uint8Array, hash = fileHash(contents)): string {
    if (!isInside(file)) throw new Error(`${file} is not a path inside the output folder.`);
    if (this.holds(file, hash)) {
      this.keep(file, hash);
      return hash;
    }
    const staged = path.join(this.#opened.staging, String(this.#count++));
    try {
      this.#files.set(file, { hash, size: writeNewFile(staged, contents) });
    } catch (error) {
      // Owners know the file by its path in the site.
      throw Object.assign(error as Error, { siteFile: path.join(this.#opened.place.named, file) });
    }
    this.#staged.set(file, staged);
    return hash;
  }

  /** Undefined if `confirm` returned false. If it throws, the message says what is live. */
  async commit({ pages, base, confirm }: CommitOptions): Promise<Published | undefined> {
    const { place, live, lock } = this.#opened;
    try {
      const kept = this.#keepOldAssets();
      const after = { files: this.#files, pages: pages instanceof Set ? pages : new Set(pages), base, kept };
      const { id, text } = formatManifest(after);
      const isInPlace = place.mode === 'folder' || place.folder !== place.out;
      if (id === live?.id && this.#staged.size === 0 && isInPlace) {
        const changes = await this.#compare(after);
        return {
          changes,
          id,
          leftovers: [
            ...describeFolder(this.#opened, this.#files),
            ...this.#close(`The site in ${place.named} has not changed`),
          ],
        };
      }
      const site: NewSite = { place, before: this.previous, after, staged: this.#staged, list: this.#stageList(text) };
      checkNothingInTheWay(site, live?.isSalvaged === true);
      const changes = await this.#compare(after);
      const publish = this.#prepare(site);
      if (confirm && !(await confirm())) {
        await this.abort();
        return undefined;
      }
      lock.assertHeld();
      const { result, signal } = await finishDespiteSignals(() => {
        publish();
        return [...describeFolder(this.#opened, this.#files), ...this.#close(`The new site is in ${place.named}`)];
      });
      return { changes, id, leftovers: result, ...(signal && { signal }) };
    } catch (error) {
      await this.abort();
      throw explainFailure(error, place.named, this.#isBegun ? 'begun' : undefined);
    }
  }

  /** Writes all that the site needs to the disk, and returns the last step. */
  #prepare(site: NewSite): () => void {
    const { place, staging, inspectedAt } = this.#opened;
    if (place.mode === 'symlink') {
      const release = makeRelease(site, inspectedAt);
      flush(
        release,
        [...site.staged.keys(), manifestName].map((file) => path.join(release, file)),
      );
      return () => switchTo(place.out, release);
    }
    flush(staging, [...site.staged.values(), site.list]);
    return () => {
      replaceFiles(site, () => {
        this.#isBegun = true;
      });
    };
  }

  #stageList(text: string): string {
    const { staging, inspectedAt } = this.#opened;
    const list = path.join(staging, 'list');
    writeNewFile(list, text);
    utimesSync(list, inspectedAt / 1000, inspectedAt / 1000);
    return list;
  }

  /** Discards staged files and releases the lock. May be called repeatedly, and after `commit`. */
  async abort(): Promise<void> {
    this.#close('');
  }

  /** `state` is a sentence without its full stop: what is live. */
  #close(state: string): string[] {
    if (this.#isOver) return [];
    this.#isOver = true;
    const { place, lock } = this.#opened;
    const explain = (error: unknown, what: string) =>
      `${state}, but ${what}. ${describeFileFailure(error) ?? `${reasonOf(error)}.`} The next build tries again.`;
    const notes: string[] = [];
    try {
      if (place.mode === 'symlink' && state !== '') deleteOldReleases(place.out);
    } catch (error) {
      notes.push(explain(error, 'an old release was not deleted'));
    }
    const error = close(place.out, lock);
    return error ? [...notes, explain(error, 'temporary files were not removed')] : notes;
  }

  /** An error while files were written → an error with a message for the owner. */
  explain(error: unknown): unknown {
    return explainFailure(error, this.#opened.place.named);
  }

  /** Keeps the previous publish's assets, which open pages may still request. */
  #keepOldAssets(): Set<string> {
    const { live } = this.#opened;
    const kept = new Set<string>();
    for (const [file, listed] of live?.manifest.files ?? []) {
      if (!file.startsWith('assets/') || this.#files.has(file)) continue;
      if (live?.manifest.kept.has(file) || live?.damaged.has(file)) continue;
      this.#files.set(file, listed);
      kept.add(file);
    }
    return kept;
  }

  #compare(after: Manifest): Promise<Changes> {
    const { live, place } = this.#opened;
    return compareSites(live?.manifest, after, {
      before: async (file) => readOr(path.join(place.folder, file)),
      after: (file) => this.read(file).toString(),
    });
  }
}

/** Empty if the page of the old site was deleted by hand, or replaced by something else. */
function readOr(file: string): string {
  try {
    return lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}
