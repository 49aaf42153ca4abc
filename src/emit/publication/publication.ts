/**
 * The publication of a new site: its files are staged beside the current site, or kept from it, then each replaces the old one.
 * Touches the output folder and its siblings only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from '../../domain/file-names.ts';
import { fileHash } from '../../files/content-hash.ts';
import { writeNewFile } from '../../files/write-file.ts';
import { type Changes, compareSites } from './changes.ts';
import { type CurrentSite, inspectSite, readOrUndefined } from './current-site.ts';
import { describeMixture, describeRepairs, PublishError } from './failures.ts';
import { flush } from './flush.ts';
import { formatManifest, isInside, type ListedFile, type Manifest, noFiles } from './manifest.ts';
import { copyByLinks, switchTo } from './releases.ts';
import { checkNothingInTheWay, type NewSite, replaceFiles } from './replace-files.ts';
import { inWorkspace, releaseOf, type Workspace, type WorkspaceOptions } from './workspace.ts';

export interface CommitOptions {
  /** Files that are pages. */
  pages: Iterable<string>;
  /** The site's base path: empty, or `/sub`. */
  base: string;
  /** Called right before the first file is replaced; if it throws, nothing is published. */
  confirm?: () => void;
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

/** As long as this after a publish, the assets of the sites before it are kept: pages that are still open may request them. */
const assetLifetimeMs = 10 * 60_000;

/**
 * Waits for another build to finish, then does `work`, which writes a site's files and commits them; without a commit, nothing is
 * published. `out` is absolute and has passed `refuseOutput`. Errors of `work` say what is published.
 */
export function publishing<Result>(
  out: string,
  options: WorkspaceOptions,
  work: (publication: Publication) => Promise<Result>,
): Promise<Result> {
  return inWorkspace(out, options, (workspace) => work(new Publication(workspace)));
}

export class Publication {
  /** The manifest of the site in the output folder. */
  readonly previous: Manifest;
  /** The files of the new site so far. */
  readonly files = new Map<string, ListedFile>();
  /** Those of them that are compressed copies. */
  readonly copies = new Set<string>();
  /** The site in the output folder. */
  readonly #current: CurrentSite | undefined;
  readonly #workspace: Workspace;
  /** File → the path of its new contents. */
  readonly #staged = new Map<string, string>();
  #count = 0;

  constructor(workspace: Workspace) {
    const { folder } = workspace;
    this.#workspace = workspace;
    this.#current = inspectSite(folder);
    this.previous = this.#current?.manifest ?? noFiles;
    if (this.#current?.damaged.has(manifestName))
      throw new PublishError(
        `${path.join(folder, manifestName)}, the list of files that treesite wrote, is damaged or of another version of treesite, which cannot tell them from yours. If none of the files are yours, delete the folder and build again; or build into a new folder with --out, and move your files there.`,
      );
  }

  /** The contents of a file of the new site. */
  read(file: string): Buffer {
    return readFileSync(this.#staged.get(file) ?? path.join(this.#workspace.folder, file));
  }

  /** Keeps a file of the current site if it has this content hash, so that it need not be written. */
  keep(file: string, hash: string | undefined): boolean {
    const listed = this.previous.files.get(file);
    if (!listed || listed.hash !== hash || this.#current?.damaged.has(file)) return false;
    this.#staged.delete(file);
    this.files.set(file, listed);
    return true;
  }

  /** Stages a file, or keeps the current one if it is equal. `file` is relative to the output folder, with forward slashes. Returns the hash. */
  write(file: string, contents: string | Uint8Array): string {
    if (!isInside(file)) throw new Error(`${file} is not a path inside the output folder.`);
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const hash = fileHash(bytes);
    if (this.keep(file, hash)) return hash;
    this.#staged.set(file, this.#stage(String(this.#count++), bytes, path.join(this.#workspace.named, file)));
    this.files.set(file, { hash, size: bytes.length });
    return hash;
  }

  async commit({ pages, base, confirm }: CommitOptions): Promise<Published> {
    const { mode, named, out, folder } = this.#workspace;
    const previousAssets = this.#keepPreviousAssets();
    const next: Manifest = { files: this.files, pages: new Set(pages), base, copies: this.copies, previousAssets };
    const text = formatManifest(next);
    const id = fileHash(text);
    const site: NewSite = { previous: this.previous, next, staged: this.#staged };
    checkNothingInTheWay(folder, site);
    const changes = compareSites(this.#current?.manifest, next, {
      isStaged: (file) => this.#staged.has(file),
      // Empty if it was deleted by hand, or replaced by something else.
      previous: (file) => String(readOrUndefined(path.join(folder, file)) ?? ''),
      next: (file) => this.read(file).toString(),
    });
    const isInPlace = mode === 'folder' || releaseOf(out) !== undefined;
    const isUnchanged = id === this.#current?.id && this.#staged.size === 0 && isInPlace;
    const publish = isUnchanged ? () => {} : this.#prepare(site, text);
    confirm?.();
    const signal = await finishDespiteSignals(publish);
    const repairs = describeRepairs(named, this.#current, next.files);
    return { changes, id, repairs, ...(signal && { signal }) };
  }

  /** Writes all that the site needs to the disk, and returns the last step. */
  #prepare(site: NewSite, listText: string): () => void {
    const { mode, named, folder, staging } = this.#workspace;
    const files = new Map([...this.previous.files, ...this.files]);
    const journal = this.#stage('journal', formatManifest({ ...this.previous, files, isUnderWay: true }));
    const whole = { ...site, journal, list: this.#stage('list', listText) };
    flush(staging, [...site.staged.values(), journal, whole.list]);
    if (mode === 'folder')
      return () =>
        replaceFiles(folder, whole, () => {
          this.#workspace.published = describeMixture(named);
        });
    const release = path.join(staging, 'release');
    copyByLinks(folder, release);
    replaceFiles(release, whole);
    return () => switchTo(release, this.#workspace);
  }

  /** Returns the path. `siteFile`: the file's path in the site, by which owners know it. */
  #stage(name: string, contents: string | Uint8Array, siteFile?: string): string {
    const file = path.join(this.#workspace.staging, name);
    try {
      writeNewFile(file, contents);
    } catch (error) {
      throw Object.assign(error as Error, { siteFile });
    }
    return file;
  }

  /** Keeps assets of previous publishes, which open pages may still request. Those of all but the last one expire. */
  #keepPreviousAssets(): Set<string> {
    const hasExpired = Date.now() - (this.#current?.publishedAt ?? 0) > assetLifetimeMs;
    const { files, previousAssets } = this.previous;
    const isKept = ([file, { hash }]: [string, ListedFile]) =>
      file.startsWith('assets/') &&
      !this.files.has(file) &&
      !(hasExpired && previousAssets.has(file)) &&
      this.keep(file, hash);
    return new Set([...files].filter(isKept).map(([file]) => file));
  }
}

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Does the work to its end, and returns the first signal that arrived meanwhile. At all other times signals end the process at once. */
async function finishDespiteSignals(work: () => void): Promise<NodeJS.Signals | undefined> {
  let signal: NodeJS.Signals | undefined;
  const hold = (received: NodeJS.Signals) => {
    signal ??= received;
  };
  for (const one of signals) process.on(one, hold);
  try {
    work();
    // Node delivers signals that arrived during synchronous work only in a later turn of its loop.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    return signal;
  } finally {
    for (const one of signals) process.off(one, hold);
  }
}
