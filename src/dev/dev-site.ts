/**
 * The pipeline for a server that keeps running: after a change the site is linked again with what is cached in memory, and
 * a page is planned and rendered when it is requested. Reads the site's folders; writes nothing but the cache.
 */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { InputChanged } from '../pipeline/data/file-record.ts';
import { type LinkedSite, linkSite, type ReadySite, SiteMemory } from '../pipeline/data/link-site.ts';
import { PageIndex } from '../pipeline/page-index.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import { savedFiles } from '../pipeline/state/build-state.ts';
import { deferGarbageCollection, resumeGarbageCollection } from '../pipeline/tune-v8.ts';
import { FirstPages } from './first-pages.ts';
import { forgetData, groupFolders, invalidatedBy } from './invalidation.ts';
import { type DevResource, ShownSite } from './shown-site.ts';

/** A URL, its resource, and the errors of its page and of the site. */
export interface DevView {
  /** Undefined for the site as a whole. */
  url: string | undefined;
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
/** A page that the last site without errors can no longer make. */
const unmade: DevResource = { kind: 'page', status: 200, page: { html: '', style: '', headers: '', diagnostics: [] } };

export class DevSite {
  readonly #options: SiteOptions;
  readonly #folders: ReturnType<typeof groupFolders>;
  readonly #clock: () => Date;
  #memory: SiteMemory;
  #changes: string[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #state: Promise<DevState> | undefined;
  #isWaiting = false;
  /** What the last run could not read: the next request tries again. */
  #unread: string[] = [];
  #shown: ShownSite | undefined;
  readonly #urls = new PageIndex();
  /** Undefined after the first complete run. */
  #first: FirstPages | undefined;

  /**
   * `clock` is for servers that run for days; by default, the time is always `options.now`. If more than `outlineAbove` files
   * have to be parsed, the first pages are made before the files are checked.
   */
  constructor(options: SiteOptions, clock: () => Date = () => options.now, outlineAbove = 1_000) {
    deferGarbageCollection();
    this.#options = { ...options, isDraft: true };
    this.#folders = groupFolders(options);
    this.#clock = clock;
    // A build's cache of the data files is valid here too, and saves reading them.
    this.#memory = new SiteMemory({ runsAgain: true, ...(options.cache && { saved: savedFiles(options) }) });
    const [memory, urls] = [this.#memory, this.#urls];
    this.#first = new FirstPages({ ...this.#options, now: clock() }, { memory, urls, above: outlineAbove });
  }

  /** Takes absolute paths of files and folders that were written, created or deleted. */
  touch(paths: readonly string[]): void {
    this.#changes.push(...paths);
    this.#first?.end();
    // A run that has not started yet includes these changes, so a thousand quick saves cause two or three runs.
    if (!this.#isWaiting) this.#state = undefined;
  }

  /** The state for the current files. Runs again only after a touch or a failure to read, and never concurrently. */
  current(): Promise<DevState> {
    if (this.#unread.length > 0) this.touch(this.#unread.splice(0));
    if (this.#state) return this.#state;
    const run = this.#last.then(() => this.#run());
    this.#isWaiting = true;
    this.#last = run;
    this.#state = run;
    return run;
  }

  async #run(): Promise<DevState> {
    await this.#first?.sent();
    this.#isWaiting = false;
    this.#forget(this.#changes.splice(0));
    let failure: unknown;
    for (let tries = 2; tries > 0; tries--) {
      try {
        const linked = await this.#link();
        this.#first = undefined;
        resumeGarbageCollection();
        if (linked.ready) this.#shown = await this.#show(linked.ready);
        const unread = linked.diagnostics.filter(({ code }) => code === 'file/unreadable');
        this.#unread = unread.map(({ at }) => path.resolve(this.#options.root, at.file));
        return { linked, ...this.#asShown() };
      } catch (error) {
        // A file may have been deleted while it was read, so the results cached meanwhile are not reliable.
        failure = error;
        this.#memory = new SiteMemory({ runsAgain: true, versions: this.#memory.assets.versions });
      }
    }
    this.#unread = [this.#options.data];
    return { linked: { diagnostics: [], texts: new Map() }, ...this.#asShown(), failure };
  }

  #show(site: ReadySite): Promise<ShownSite> {
    const [options, now, urls, before] = [this.#options, this.#clock(), this.#urls, this.#shown];
    return ShownSite.of(site, { options, now, urls, before });
  }

  /** If there are errors, waits for further changes, because a file may be only half written. */
  async #link(): Promise<LinkedSite> {
    const run = this.#first && { pause: this.#first.pause() };
    for (;;) {
      const linked = await linkSite({ ...this.#options, now: this.#clock() }, this.#memory, run);
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
        // The last site without errors may need a file that has since been broken or deleted: its errors are shown.
        const errors = sortDiagnostics(state.linked.diagnostics.filter(isError));
        if (errors.length > 0) return { url, state, found: unmade, errors };
        // Folders report a change a moment after it was made.
        if (failure instanceof InputChanged) this.touch([failure.absolute]);
        if (this.#state === run || tries === 1) return { url, state, found: undefined, errors, failure };
      }
    }
  }

  /** The view for a request. Until the first run of a large site is complete, pages are shown without their problems. */
  async viewForRequest(url: string): Promise<DevView> {
    const early = await this.#first?.find(url);
    if (!early) return this.view(url);
    const { shown, found } = early;
    const state = { linked: { diagnostics: [], texts: new Map() }, ...this.#asShown(), shown };
    return { url, state, found, errors: [] };
  }

  async #look(url: string | undefined, state: DevState): Promise<DevView> {
    const { failure, shown } = state;
    const found = url === undefined ? undefined : await shown?.find(url);
    const ofPage = found?.kind === 'page' ? found.page.diagnostics : [];
    const errors = sortDiagnostics([...state.linked.diagnostics, ...ofPage].filter(isError));
    return { url, state, found, failure, errors };
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
