/** The planner: everything that pages are planned with. Each read of it is tracked, so no page can forget what it depends on. Pure. */
import type { Assets, CardText, MapView } from '../assets/assets.ts';
import { isWithin, localTime } from '../domain/local-time.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { SiteModel } from '../model/build-model.ts';
import type { ReadTracker } from '../model/read-tracker.ts';
import type { City } from '../model/site-model.ts';
import type { LanguageLink, LanguageLinks } from './language-links.ts';
import {
  countyOf,
  type NamedCounty,
  type NamedPlace,
  type PlacesOf,
  placesWithoutPage,
} from './untranslated-places.ts';

export interface Planner {
  model: SiteModel;
  assets: PlannedAssets;
  /** For the copyright: where the business is, at the time of the build. */
  readonly year: string;
  /** Whether it is that time where the business is: see isWithin. */
  isNow: (from: string, until: string) => boolean;
  /** The links to a page in all languages; empty on a site in one. `path` is undefined for 404 pages. */
  languageLinks: (path: PagePath | undefined) => LanguageLink[];
  /** The places without a page in this language; none in the main language. */
  untranslatedPlaces: (of: PlacesOf) => NamedPlace[];
  /** The county of a place; in the main language, if the county has no page in this one. */
  countyOf: (city: Pick<City, 'data'>) => NamedCounty | undefined;
  /** Makes a value once that many pages show. */
  once: <Result>(name: string, make: () => Result) => Result;
}

type PlannedAssets = ReturnType<typeof trackAssets>;

interface PlannerInput {
  model: SiteModel;
  assets: Assets;
  now: Date;
  /** The site in its main language; undefined for a planner of that language. */
  main: SiteModel | undefined;
  languageLinks: LanguageLinks;
  reads: ReadTracker;
}

export function createPlanner({ model, assets, now, main, languageLinks, reads }: PlannerInput): Planner {
  const time = localTime(model.site.business.timeZone, now);
  const made = new Map<string, () => unknown>();
  return {
    model,
    assets: trackAssets(assets, reads),
    get year() {
      return reads.track(['year'], time.slice(0, 4));
    },
    isNow: (from, until) => reads.track(['time', from, until], isWithin(time, from, until)),
    languageLinks: (path = '') => reads.track(['at', path], languageLinks(path)),
    untranslatedPlaces: ({ county = '', service = '' }) =>
      main ? reads.track(['untranslated', county, service], placesWithoutPage(model, main, { county, service })) : [],
    countyOf: ({ data: { county: slug } }) => {
      if (main) return reads.track(['county of places', slug], countyOf(model, main, slug));
      const county = model.counties.get(slug);
      return county && { name: county.data.name, path: county.path };
    },
    once: <Result>(name: string, make: () => Result) => {
      const get = made.get(name) ?? reads.shared(make);
      made.set(name, get);
      return get() as Result;
    },
  };
}

function trackAssets({ pages, pictures, cardPolicy, planCard, planMap, themeColor }: Assets, reads: ReadTracker) {
  return {
    /** The style and the script of a kind of page. */
    bundle: (template: string) => reads.track(['bundle', template], pages.get(template)),
    picture: (name: string) => reads.track(['picture', name], pictures.get(name)),
    get cardPolicy() {
      return reads.track(['brand'], cardPolicy);
    },
    planCard: (text: CardText) => reads.track(['brand'], planCard(text)),
    planMap: (view: MapView) => reads.track(['map', view.county ?? ''], planMap(view)),
    get themeColor() {
      return reads.track(['brand'], themeColor);
    },
  };
}
