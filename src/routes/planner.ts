/** The planner: the model, the assets and the tools with which pages are planned. Pure. */
import type { Assets } from '../assets/assets.ts';
import { localTime } from '../domain/local-time.ts';
import type { ReadTracker } from '../model/read-tracker.ts';
import type { SiteModel } from '../model/site-model.ts';

export interface Planner {
  model: SiteModel;
  assets: Assets;
  /** The time of the build where the business is, for the copyright year and scheduled texts: see localTime. */
  time: string;
  /** Records what is read while a page is planned. */
  reads: ReadTracker;
  /** Memoizes a value that many pages show, so that it is the same object on all of them. `name` is its key. */
  once: <Result>(name: string, make: () => Result) => Result;
  /** The same for one value per key, such as a slug: joining it with the name for each page takes longer than looking up both. */
  onceFor: <Result>(name: string, key: string, make: () => Result) => Result;
}

export function createPlanner({ now, ...site }: Pick<Planner, 'model' | 'assets' | 'reads'> & { now: Date }): Planner {
  const made = new Map<string, Map<string, () => unknown>>();
  const onceFor = <Result>(name: string, key: string, make: () => Result): Result => {
    const ofName = made.get(name) ?? new Map<string, () => unknown>();
    const known = ofName.get(key);
    if (known) return known() as Result;
    const first = site.reads.shared(make);
    made.set(name, ofName.set(key, first));
    return first();
  };
  const time = localTime(site.model.site.business.timeZone, now);
  return { ...site, time, once: (name, make) => onceFor(name, '', make), onceFor };
}
