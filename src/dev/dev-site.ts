/**
 * The pipeline for a server that keeps running: after a change the site is linked again with what is cached in memory, and
 * a page is planned and rendered when it is requested. Reads the site's folders; writes nothing but the cache.
 */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { type LinkedSite, linkSite, SiteMemory } from '../pipeline/data/link-site.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import { readBody } from '../pipeline/snapshot/snapshot.ts';
import { forgetData, groupFolders, invalidatedBy } from './invalidation.ts';
import { type DevResource, ShownSite } from './shown-site.ts';

/** The resource of a URL, and the errors of its page and of the site. */
export interface DevView {
  state: DevState;
  /** Undefined if there is not even a 404 page. */
  found: DevResource | undefined;
  errors: readonly Diagnostic[];
  failure?: unknown;
}

/** The state of the site after the last change. */
export interface DevState {
  linked: LinkedSite;
  /** The site to serve: the latest version without errors, if there was one. */
  shown: ShownSite | undefined;
  /** Changes with every change of a static file, because their names have no hash. */
  staticVersion: number;
  /** A bug in treesite, or a failing disk. */
  failure?: unknown;
}

/** In milliseconds. Editors and copies finish writing a file well within this time. */
const writeDelayMs = 40;
/** A page is made again so often if files change while it is made. */
const maxTries = 5;

export class DevSite {
  readonly #options: SiteOptions;
  readonly #folders: ReturnType<typeof groupFolders>;
  readonly #clock: () => Date;
  #memory: SiteMemory;
  #changes: string[] = [];
  #last: Promise<DevState> | undefined;
  /** Whether the last run has not started yet. */
  #isWaiting = false;
  #shown: ShownSite | undefined;

  /** `clock` is for servers that run for days; by default, the time is always `options.now`. */
  constructor(options: SiteOptions, clock: () => Date = () => options.now) {
    this.#options = { ...options, showsDrafts: true };
    // The last build has cached what is known of places, so that the first page need not wait until all files are parsed.
    const previous = options.cache ? readBody({ ...options, out: path.join(options.root, 'dist') }) : undefined;
    this.#memory = new SiteMemory({ previous, keepsTexts: true });
    this.#folders = groupFolders(options);
    this.#clock = clock;
  }

  /** Takes absolute paths of files and folders that were written, created or deleted. */
  touch(paths: readonly string[]): void {
    this.#changes.push(...paths);
  }

  /** The state for the current files. Runs again only after a touch or a failure to read, and never concurrently. */
  current(): Promise<DevState> {
    // A run that has not started yet includes all changes, so a thousand quick saves cause two or three runs.
    if (this.#last && (this.#isWaiting || this.#changes.length === 0)) return this.#last;
    this.#isWaiting = true;
    this.#last = Promise.resolve(this.#last).then(() => this.#run());
    return this.#last;
  }

  async #run(): Promise<DevState> {
    this.#isWaiting = false;
    this.#forget(this.#changes.splice(0));
    let failure: unknown;
    for (let tries = 2; tries > 0; tries--) {
      try {
        const linked = await this.#link();
        if (linked.ready) this.#shown = new ShownSite(linked.ready, this.#optionsNow(), this.#shown);
        // Counts as changed, so that the next request tries again.
        const unread = linked.diagnostics.filter(({ code }) => code === 'file/unreadable');
        this.touch(unread.map(({ at }) => path.resolve(this.#options.root, at.file)));
        return { linked, ...this.#asShown() };
      } catch (error) {
        // A file may have been deleted while it was read, so the results cached meanwhile are not reliable.
        failure = error;
        this.#memory = new SiteMemory({ versions: this.#memory.assets.versions });
      }
    }
    this.touch([this.#options.data]);
    return { linked: { diagnostics: [] }, ...this.#asShown(), failure };
  }

  #optionsNow(): SiteOptions {
    return { ...this.#options, now: this.#clock() };
  }

  /** If there are errors, waits for further changes, because a file may be only half written. */
  async #link(): Promise<LinkedSite> {
    for (;;) {
      const linked = await linkSite(this.#optionsNow(), this.#memory);
      if (linked.ready) return linked;
      await delay(writeDelayMs);
      if (this.#changes.length === 0) return linked;
      this.#forget(this.#changes.splice(0));
    }
  }

  #asShown(): Pick<DevState, 'shown' | 'staticVersion'> {
    return { shown: this.#shown, staticVersion: this.#memory.assets.versions.static };
  }

  /** To be called between runs, so that no run caches what it read before the change. */
  #forget(changes: readonly string[]): void {
    const { versions, bundled } = this.#memory.assets;
    for (const change of changes) {
      for (const group of invalidatedBy(change, this.#folders, bundled)) {
        if (group === 'data') forgetData(this.#memory.data.read, this.#options.data, change);
        else versions[group] += 1;
      }
    }
  }

  /** `url` is a decoded URL path; without it, the view is of the site as a whole. Never throws. */
  async view(url?: string): Promise<DevView> {
    for (let tries = maxTries; ; tries--) {
      const run = this.current();
      const state = await run;
      try {
        return await this.#look(url, state);
      } catch (failure) {
        if (this.current() === run || tries === 1) return { state, found: undefined, errors: [], failure };
      }
    }
  }

  async #look(url: string | undefined, state: DevState): Promise<DevView> {
    const { failure, shown } = state;
    const found = url === undefined ? undefined : await shown?.find(url);
    const ofPage = found?.kind === 'page' ? found.page.diagnostics : [];
    const errors = sortDiagnostics([...state.linked.diagnostics, ...ofPage].filter(isError));
    return { state, found, failure, errors };
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
