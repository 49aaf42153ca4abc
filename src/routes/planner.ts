/** The planner: the model, the assets and the tools with which pages are planned. Pure. */
import type { Assets } from '../assets/assets.ts';
import type { ReadTracker } from '../memo/read-tracker.ts';
import type { SiteModel } from '../model/site-model.ts';

export interface Planner {
  model: SiteModel;
  assets: Assets;
  /** The time of the build, for the copyright year and scheduled texts. */
  now: Date;
  /** Records what is read while a page is planned. */
  reads: ReadTracker;
  /** Memoizes a value that many pages show, so that it is the same object on all of them. `name` is its key. */
  once: <Result>(name: string, make: () => Result) => Result;
}

export function createPlanner(site: Pick<Planner, 'model' | 'assets' | 'now' | 'reads'>): Planner {
  const made = new Map<string, () => unknown>();
  return {
    ...site,
    once: <Result>(name: string, make: () => Result): Result => {
      const known = made.get(name);
      if (known) return known() as Result;
      const first = site.reads.shared(make);
      made.set(name, first);
      return first();
    },
  };
}
