/**
 * The first pages of a large site without a cache, before all of its files are checked. They are made from an outline: the
 * data files are parsed and validated, and what pages show of them is collected. Whatever needs more than that, or has a
 * problem, is left to the complete run.
 */
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { DataStore } from '../pipeline/data/data-store.ts';
import { linkSite, type SiteMemory } from '../pipeline/data/link-site.ts';
import type { Pause } from '../pipeline/data/run-steps.ts';
import type { PageIndex } from '../pipeline/page-index.ts';
import type { SiteOptions } from '../pipeline/site-options.ts';
import { type DevResource, ShownSite } from './shown-site.ts';

/** In milliseconds. A browser requests the styles and pictures of a page within this time. */
const quietMs = 100;
/** In milliseconds. Requests delay the complete run no longer than this. */
const longestMs = 2_000;
/** In milliseconds. Other requests wait no longer than this while files are checked. */
const turnMs = 15;

export class FirstPages {
  readonly #options: SiteOptions;
  readonly #memory: SiteMemory;
  readonly #urls: PageIndex;
  readonly #above: number;
  #shown: Promise<ShownSite | undefined> | undefined;
  #isOver = false;
  #requests = 0;
  #lastRequest = 0;

  /** `above`: sites with at most this many files to parse have no outline. */
  constructor(options: SiteOptions, from: { memory: SiteMemory; urls: PageIndex; above: number }) {
    this.#options = options;
    this.#memory = from.memory;
    this.#urls = from.urls;
    this.#above = from.above;
  }

  /** Undefined if the site has no outline, or the resource needs more than that. */
  async find(url: string): Promise<{ shown: ShownSite; found: DevResource } | undefined> {
    this.#requests += 1;
    try {
      const shown = await this.#site();
      const found = await shown?.findAlone(url);
      return shown && found && !this.#isOver ? { shown, found } : undefined;
    } catch {
      return undefined;
    } finally {
      this.#requests -= 1;
      this.#lastRequest = performance.now();
    }
  }

  /** Undefined if the site has no outline. Made once. */
  #site(): Promise<ShownSite | undefined> {
    this.#shown ??= this.#make().catch(() => undefined);
    return this.#shown;
  }

  async #make(): Promise<ShownSite | undefined> {
    const [options, memory] = [this.#options, this.#memory];
    if (memory.data.countUnknown(options) <= this.#above) return undefined;
    const outline = new DataStore({ read: memory.data.read, isOutline: true });
    const { ready } = await linkSite(options, memory, { outline });
    const { now } = options;
    return ready && ShownSite.of(ready, { options, now, urls: this.#urls, isOutline: true });
  }

  /** To be called when a file has changed: pages are then left to the complete run. */
  end(): void {
    this.#isOver = true;
  }

  /** Resolves when the first page was sent and the browser has requested its files. */
  async sent(): Promise<void> {
    if (!(await this.#site())) return;
    this.#lastRequest = Math.max(this.#lastRequest, performance.now());
    const end = performance.now() + longestMs;
    const isBusy = () => this.#requests > 0 || performance.now() - this.#lastRequest < quietMs;
    while (isBusy() && !this.#isOver && performance.now() < end) await delay(quietMs / 4);
  }

  /** For a run during which requests are answered. */
  pause(): Pause {
    let turn = performance.now();
    const rest = async () => {
      await setImmediate();
      turn = performance.now();
    };
    return () => (performance.now() - turn < turnMs ? undefined : rest());
  }
}
