/**
 * The publication of a new site: its files are staged beside the current site, or kept from it, then each replaces the old one.
 * Touches the output folder and its siblings only.
 */
import { lstatSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isMissing } from '../../diagnostics/code-of.ts';
import { manifestName } from '../../domain/file-names.ts';
import { writeNewFile } from '../../files/write-file.ts';
import { type Changes, compareSites } from './changes.ts';
import { type CurrentSite, hasExpiredAssets, inspectSite, setTime } from './current-site.ts';
import { describeRepairs, explainFailure, PublishError } from './failures.ts';
import { fileHash } from './file-hash.ts';
import { flush } from './flush.ts';
import { finishDespiteSignals } from './interrupts.ts';
import { formatManifest, isInside, type ListedFile, type Manifest, noFiles } from './manifest.ts';
import { assertSameDisk } from './output-target.ts';
import { makeRelease, switchTo } from './releases.ts';
import { checkNothingInTheWay, type NewSite, replaceFiles } from './replace-files.ts';
import { closeWorkspace, openWorkspace, type Workspace, type WorkspaceOptions } from './workspace.ts';

export interface CommitOptions {
  /** Files that are pages. */
  pages: Iterable<string>;
  /** The site's base path: empty, or `/sub`. */
  base: string;
  /** Called right before the first file is replaced. False: cancels the publication. */
  confirm?: () => Promise<boolean>;
}

export interface Published {
  changes: Changes;
  /** Identifies the publish: see CurrentSite. */
  id: string;
  /** Sentences about what was wrong in the output folder, and is right now. */
  repairs: string[];
  /** A signal that asked the process to end while files were replaced. */
  signal?: NodeJS.Signals;
}

/** `out` is absolute and has passed `refuseOutput`. Waits for another build to finish. */
export async function openPublication(out: string, options?: WorkspaceOptions): Promise<Publication> {
  try {
    const workspace = await openWorkspace(out, options);
    try {
      return new Publication(workspace, inspectTarget(workspace));
    } catch (error) {
      closeWorkspace(workspace);
      throw error;
    }
  } catch (error) {
    throw explainFailure(error, out);
  }
}

function inspectTarget({ target }: Workspace): CurrentSite | undefined {
  assertSameDisk(target);
  const current = inspectSite(target.folder);
  if (!current?.isSalvaged || current.manifest.files.size > 0) return current;
  throw new PublishError(
    `No line of ${path.join(target.folder, manifestName)}, the list of files that treesite wrote, can be read, so treesite cannot tell them from yours. Put that file back from a backup; or build into a new folder with --out, and move your own files there.`,
  );
}

/** Must be ended with `commit` or `abort`, whatever happens. */
export class Publication {
  /** The site in the output folder. */
  readonly #current: CurrentSite | undefined;
  readonly #workspace: Workspace;
  readonly #files = new Map<string, ListedFile>();
  /** File → the path of its new contents. */
  readonly #staged = new Map<string, string>();
  #count = 0;
  #isBegun = false;
  #isOver = false;

  constructor(workspace: Workspace, current: CurrentSite | undefined) {
    this.#workspace = workspace;
    this.#current = current;
  }

  /** The manifest of the site in the output folder. */
  get previous(): Manifest {
    return this.#current?.manifest ?? noFiles;
  }

  /** The files of the new site so far. */
  get files(): ReadonlyMap<string, ListedFile> {
    return this.#files;
  }

  /** How many files were staged, and not kept. */
  get written(): number {
    return this.#count;
  }

  /** The contents of a file of the new site. */
  read(file: string): Buffer {
    return readFileSync(this.#staged.get(file) ?? path.join(this.#workspace.target.folder, file));
  }

  /** Keeps a file of the current site if it has this content hash, so that it need not be written. */
  keep(file: string, hash: string | undefined): boolean {
    const listed = this.previous.files.get(file);
    if (!listed || listed.hash !== hash || this.#current?.damaged.has(file)) return false;
    this.#staged.delete(file);
    this.#files.set(file, listed);
    return true;
  }

  /** Stages a file, or keeps the current one if it is equal. `file` is relative to the output folder, with forward slashes. Returns the hash. */
  write(file: string, contents: string | Uint8Array): string {
    if (!isInside(file)) throw new Error(`${file} is not a path inside the output folder.`);
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const hash = fileHash(bytes);
    if (this.keep(file, hash)) return hash;
    const { staging, target } = this.#workspace;
    const staged = path.join(staging, String(this.#count++));
    try {
      this.#files.set(file, { hash, size: writeNewFile(staged, bytes) });
    } catch (error) {
      // Owners know the file by its path in the site.
      throw Object.assign(error as Error, { siteFile: path.join(target.named, file) });
    }
    this.#staged.set(file, staged);
    return hash;
  }

  /** Undefined if `confirm` returned false. If it throws, the message says what is published. */
  async commit({ pages, base, confirm = async () => true }: CommitOptions): Promise<Published | undefined> {
    const { target, lock } = this.#workspace;
    try {
      const previousAssets = this.#keepPreviousAssets();
      const next: Manifest = { files: this.#files, pages: new Set(pages), base, previousAssets };
      const { id, text } = formatManifest(next);
      const isInPlace = target.mode === 'folder' || target.folder !== target.out;
      const isUnchanged = id === this.#current?.id && this.#staged.size === 0 && isInPlace;
      const site: NewSite = {
        target,
        previous: this.previous,
        next,
        staged: this.#staged,
        list: this.#stageList(text),
      };
      checkNothingInTheWay(site, this.#current?.isSalvaged === true);
      const changes = await this.#compare(next);
      const publish = isUnchanged ? () => {} : this.#prepare(site);
      if (!isUnchanged && !(await confirm())) {
        this.abort();
        return undefined;
      }
      lock.assertHeld();
      const signal = await finishDespiteSignals(() => {
        publish();
        // Files older than the list need not be read by the next build.
        if (this.#staged.size === this.#files.size) setTime(path.join(target.named, manifestName), Date.now());
        this.abort();
      });
      const opened = { current: this.#current, wasCutOff: this.#workspace.wasCutOff };
      const repairs = describeRepairs(target.named, opened, this.#files);
      return { changes, id, repairs, ...(signal && { signal }) };
    } catch (error) {
      this.abort();
      throw explainFailure(error, target.named, { isBegun: this.#isBegun });
    }
  }

  /** Discards staged files and releases the lock. May be called repeatedly, and after `commit`. */
  abort(): void {
    if (!this.#isOver) closeWorkspace(this.#workspace);
    this.#isOver = true;
  }

  /** An error while files were written → an error with a message for the owner. */
  explain(error: unknown): unknown {
    return explainFailure(error, this.#workspace.target.named);
  }

  /** Writes all that the site needs to the disk, and returns the last step. */
  #prepare(site: NewSite): () => void {
    const { target, staging } = this.#workspace;
    flush(staging, [...site.staged.values(), site.list]);
    if (target.mode === 'folder') return () => replaceFiles(site, () => (this.#isBegun = true));
    const release = makeRelease(site);
    return () => switchTo(target.out, release);
  }

  /** The list is as old as the inspection of the files that are kept, so that the next build finds what was edited since. */
  #stageList(text: string): string {
    const { staging, openedAt } = this.#workspace;
    const list = path.join(staging, 'list');
    writeNewFile(list, text);
    utimesSync(list, openedAt / 1000, openedAt / 1000);
    return list;
  }

  /** Keeps assets of previous publishes, which open pages may still request. */
  #keepPreviousAssets(): Set<string> {
    const current = this.#current;
    const previousAssets = new Set<string>();
    const expired = current && hasExpiredAssets(current) ? current.manifest.previousAssets : noFiles.previousAssets;
    for (const [file, { hash }] of this.previous.files)
      if (file.startsWith('assets/') && !this.#files.has(file) && !expired.has(file) && this.keep(file, hash))
        previousAssets.add(file);
    return previousAssets;
  }

  #compare(next: Manifest): Promise<Changes> {
    const { folder } = this.#workspace.target;
    return compareSites(this.#current?.manifest, next, {
      previous: async (file) => readOr(path.join(folder, file)),
      next: (file) => this.read(file).toString(),
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
