/** The planner: the model, the assets and the tools with which pages are planned. Pure. */
import type { Assets } from '../assets/assets.ts';
import { localTime } from '../domain/local-time.ts';
import type { ReadTracker } from '../model/read-tracker.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { SiteLanguage, Twins } from './language-links.ts';

export interface Planner {
  model: SiteModel;
  assets: Assets;
  /** The time of the build where the business is, for the copyright year and scheduled texts: see localTime. */
  time: string;
  /** The languages of the site, the main one first; empty for a site in one language. */
  languages: readonly SiteLanguage[];
  /** The site in its main language; undefined for a planner of that language. */
  main: SiteModel | undefined;
  /** The pages of all languages: complete once they are listed. */
  twins: Twins;
  /** Records what is read while a page is planned. */
  reads: ReadTracker;
  /** Makes a value once that many pages show. */
  once: <Result>(name: string, make: () => Result) => Result;
}

export function createPlanner({ now, ...site }: Omit<Planner, 'time' | 'once'> & { now: Date }): Planner {
  const made = new Map<string, () => unknown>();
  const once = <Result>(name: string, make: () => Result): Result => {
    const get = made.get(name) ?? site.reads.shared(make);
    made.set(name, get);
    return get() as Result;
  };
  return { ...site, time: localTime(site.model.site.business.timeZone, now), once };
}
